/** Every throw there is with the hand that shows it, for the sheet of keys. */

import { useMoment } from '@tabard/page/room/moment';
import { useWords } from '@tabard/page/words/words';
import { REQUIREMENTS } from '../physics';
import { GhostHand } from './throwing/ghost/ghost-hand';
import './gestures.css';

export function Gestures() {
  const t = useWords();
  const { say } = useMoment();
  return (
    <ul className="df-gestures">
      {REQUIREMENTS.map((req) => (
        <li key={req}>
          <GhostHand reqs={[req]} />
          <div>
            <b>{say({ id: `requirements.${req}.name` })}</b>
            <p>{t(`dungeon-fighter.hand.how.${req}.drag`)}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** The fight: who stands against the party, and where. */
import seal from '@iconify-json/game-icons/wax-seal';
import { IconMark } from '@tabard/page/design/icon';
import { useMoment } from '@tabard/page/room/moment';
import { NONE, portalName } from '../../index';
import { asked } from '../asked';
import { words } from '../say';
import { blowOf } from '../told/scenes';
import { viewOf, whoOfRef } from '../view';
import { EnemyCard } from './enemy';
import './fight.css';

export function Fight() {
  const moment = useMoment();
  const { b } = viewOf(moment.seen);
  const { event } = moment.told;
  const acting = event?.type === 'enemy.acts' ? whoOfRef(event.enemy as never) : NONE;
  const count = b.enemies.length + (b.creature ? 1 : 0);
  return (
    <section className="pr-fight" aria-label={words(moment, 'fight')}>
      <FightHead />
      <div className="pr-enemies" data-count={count}>
        {b.enemies.map((enemy) => (
          <EnemyCard key={enemy.id} enemy={enemy} blow={blowOf(event)} acts={acting === enemy.id} />
        ))}
        {b.enemies.length === 0 && (
          <p className="pr-nobody">{words(moment, b.phase === 'aftermath' ? 'fight.over' : 'fight.nobody')}</p>
        )}
        {b.creature && <EnemyCard enemy={b.creature.body} ally />}
      </div>
    </section>
  );
}

/** What is special about the place, if anything is. */
function FightHead() {
  const moment = useMoment();
  const { fight, rifts } = viewOf(moment.seen).b;
  const mustAttack = fight?.mustAttack === 1 && fight.round === 1;
  const isPortal = fight?.kind === 'portal' && rifts !== null && rifts.at !== NONE;
  if (!mustAttack && !isPortal) return null;
  return (
    <header className="pr-fight-head">
      {mustAttack && <span className="pr-warn">{words(moment, 'mustAttack')}</span>}
      {isPortal && <Seals />}
    </header>
  );
}

/** A portal being sealed: four seals close it. */
function Seals() {
  const moment = useMoment();
  const seen = viewOf(moment.seen);
  const rifts = seen.b.rifts!;
  const { portals, seals } = seen.content.rifts;
  const { id } = portals[rifts.at];
  const placed = rifts.portals[rifts.at].seals;
  const ask = asked.ask(moment);
  const keys = ask?.question === 'turn.action' ? ask.keys.filter((_, i) => ask.options[i].does === 'seal') : [];
  return (
    <span className="pr-seal-row">
      <b>{moment.say(portalName(id))}</b>
      <span className="hidden-words">{words(moment, 'seals', { placed, seals })}</span>
      {Array.from({ length: seals }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the first seal, the second …
        <IconMark key={i} icon={seal} size="1.3rem" className={i < placed ? 'pr-sealed' : 'pr-unsealed'} />
      ))}
      {keys.map((key) => (
        <button key={key} type="button" className="button pr-seal-button" onClick={() => moment.onAnswer(key)}>
          {moment.describe(key)}
        </button>
      ))}
    </span>
  );
}

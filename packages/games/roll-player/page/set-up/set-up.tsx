/** Before the first round: whose sheet, which class, which Familiar (RP-3, RP-4). */

import { useMoment } from '@tabard/page/room/moment';
import { useWords } from '@tabard/page/words/words';
import { asked } from '../asked';
import { viewOf } from '../view';
import { ClassCards } from './classes';
import { FamiliarBoards } from './familiars';
import { RaceSheets } from './races';
import './set-up.css';

const SCREENS = { sheets: RaceSheets, classes: ClassCards, familiars: FamiliarBoards } as const;

export function SetUp() {
  const moment = useMoment();
  const t = useWords();
  const { phase } = viewOf(moment.seen).b;
  if (!(phase in SCREENS)) return null;
  const step = phase as keyof typeof SCREENS;
  const Screen = SCREENS[step];
  const isAsked = asked.ask(moment) !== null;
  return (
    <section className="rp-set-up" aria-label={t(`roll-player.setUp.${step}.title`)}>
      <h2>{t(`roll-player.setUp.${step}.title`)}</h2>
      <p className="rp-set-up-help">{t(isAsked ? `roll-player.setUp.${step}.help` : 'roll-player.setUp.wait')}</p>
      <Screen />
    </section>
  );
}

/** Before the first round: whose sheet, which class, which Familiar (RP-3, RP-4). */
import { useWords } from '../../words/words';
import type { BoardProps } from '../face';
import { ClassCards } from './set-up-classes';
import { FamiliarBoards } from './set-up-familiars';
import { RaceSheets } from './set-up-races';
import { askOf, viewOf } from './view';
import './set-up.css';

const SCREENS = { sheets: RaceSheets, classes: ClassCards, familiars: FamiliarBoards } as const;

export function SetUp({ props }: { readonly props: BoardProps }) {
  const t = useWords();
  const { phase } = viewOf(props.seen).b;
  if (!(phase in SCREENS)) return null;
  const step = phase as keyof typeof SCREENS;
  const Screen = SCREENS[step];
  const isAsked = askOf(props) !== null;
  return (
    <section className="rp-set-up" aria-label={t(`rollPlayer.setUp.${step}.title`)}>
      <h2>{t(`rollPlayer.setUp.${step}.title`)}</h2>
      <p className="rp-set-up-help">{t(isAsked ? `rollPlayer.setUp.${step}.help` : 'rollPlayer.setUp.wait')}</p>
      <Screen props={props} />
    </section>
  );
}

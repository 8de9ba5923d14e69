/** A small window in the game's flow: what lies there, and every answer as a card with its consequence. */

import { IconMark } from '@tabard/page/design/icon';
import { type Moment, useMoment } from '@tabard/page/room/moment';
import { useWords } from '@tabard/page/words/words';
import type { ReactNode } from 'react';
import { memo } from 'react';
import { isHit, resultWords } from '../../index';
import type { DieFacts } from '../../physics';
import { asked, colourOf, isInWindow, type WindowAsk, type WindowOption } from '../asked';
import { ABILITY_ICONS, iconOf, SIGNS } from '../icons';
import { DieMark } from '../marks';
import { type Colour, sheetAt, viewOf } from '../view';
import { cardIn, inOrder, isPlain, seatIn } from './answers';
import { ChoiceCard } from './choice-card';
import { WeaponChoice } from './weapon-choice';
import './window.css';

export function Window() {
  const moment = useMoment();
  const ask = asked.ask(moment);
  if (ask?.question === 'turn.weapons') return <WeaponChoice ask={ask} />;
  if (!ask || !isInWindow(ask)) return null;
  const answers = ask.options.map((option: WindowOption, i) => ({ option, key: ask.keys[i] }));
  return (
    <section className="df-window" data-question={ask.question}>
      <Lies ask={ask} />
      <div className="df-choices">
        {inOrder(answers).map(({ option, key }) => (
          <ChoiceCard
            key={key}
            choice={key}
            isPlain={isPlain(option)}
            colour={colourOf(option)}
            emblem={<Emblem ask={ask} option={option} />}
          />
        ))}
      </div>
    </section>
  );
}

/** What the die says, where the window is about a throw. */
const Lies = memo(function Lies({ ask: { about } }: { readonly ask: WindowAsk }) {
  const { say } = useMoment();
  if (!('result' in about)) return null;
  const { result } = about;
  return (
    <p className="df-lies">
      <Verdict say={say} facts={result} hit={'hit' in about ? about.hit : isHit(result)} />
    </p>
  );
});

interface VerdictProps extends Pick<Moment, 'say'> {
  readonly facts: DieFacts;
  readonly hit: boolean;
}

/** Where a die rests and what it shows. */
const Verdict = memo(function Verdict({ say, facts, hit }: VerdictProps) {
  const t = useWords();
  return (
    <span className="df-verdict" data-hit={hit}>
      <b>{t(hit ? 'dungeon-fighter.window.hit' : 'dungeon-fighter.window.miss')}</b>
      <span>{say(resultWords(facts))}</span>
      {facts.symbol !== 'blank' && (
        <span className="df-verdict-symbol">
          <IconMark icon={facts.symbol === 'icon' ? SIGNS.target : SIGNS.snow} size="1.5em" />
        </span>
      )}
    </span>
  );
});

interface EmblemProps {
  readonly ask: WindowAsk;
  readonly option: WindowOption;
}

/** The drawing of an answer, by what it names. */
function Emblem({ ask, option }: EmblemProps): ReactNode {
  const moment = useMoment();
  const seen = viewOf(moment.seen);
  const colour = colourOf(option);
  if (colour) return <AbilityEmblem ask={ask} colour={colour} />;
  const card = cardIn(option);
  if (card !== undefined) return <IconMark icon={iconOf(seen.content.equipment[card])} />;
  const seat = seatIn(option);
  if (seat !== undefined) {
    const sheet = sheetAt(seen, seat);
    return <IconMark icon={sheet ? iconOf(sheet) : SIGNS.crown} />;
  }
  if (ask.question === 'throw.water') return <DieMark die="water" size="2.4rem" />;
  if (option === 'bonus') return <DieMark die="white" cubes={seen.options.dice === 'crate'} size="2.4rem" />;
  if (option === 'fearless' || ask.question === 'throw.ruling') return <IconMark icon={SIGNS.fearless} />;
  if (ask.question === 'vote.back-down') return <IconMark icon={SIGNS.retreat} />;
  return <IconMark icon={SIGNS.hand} />;
}

const AbilityEmblem = memo(function AbilityEmblem({
  ask,
  colour,
}: {
  readonly ask: WindowAsk;
  readonly colour: Colour;
}) {
  const sheet = sheetAt(viewOf(useMoment().seen), ask.seat);
  if (ask.question === 'rest.scar') return <IconMark icon={SIGNS.scar} />;
  return <IconMark icon={sheet ? ABILITY_ICONS[sheet[colour].kind] : SIGNS.target} />;
});

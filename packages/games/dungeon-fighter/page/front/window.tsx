/** A small window in the game's flow: what lies there, and every answer as a card with its consequence. */

import { IconMark } from '@tabard/page/design/icon';
import { aboutOf, askOf } from '@tabard/page/room/asked';
import { type Moment, useMoment } from '@tabard/page/room/moment';
import { useWords } from '@tabard/page/words/words';
import type { ReactNode } from 'react';
import { foeName, isHit, resultWords } from '../../index';
import type { DieFacts } from '../../physics';
import { ABILITY_ICONS, iconOf, SIGNS } from '../icons';
import { DieMark } from '../marks';
import { type Colour, fightOf, sheetAt, viewOf } from '../view';
import { ChoiceCard } from './choice-card';
import { WeaponChoice } from './weapon-choice';
import './window.css';

/** Questions that are asked in a window over the table. */
const WINDOWS = [
  ...['turn.run-out', 'turn.weapons', 'flip.again', 'throw.water', 'throw.again', 'throw.ruling', 'throw.icon'],
  ...['throw.token', 'throw.cards', 'throw.cutthroat', 'throw.armour', 'faint.cards', 'last.cards', 'room.cards'],
  ...['ability.target', 'card.target', 'vote.back-down', 'rest.scar', 'rest.relic', 'rest.cards', 'shop.level-up'],
  'setup.leader',
];
export const isWindow = (question: string): boolean => WINDOWS.includes(question);

/** Answers that take nothing: they stand as plain buttons after the others. */
const PLAIN = ['keep', 'pass', 'decline', 'none', 'done', 'leave', 'no'];

export function Window() {
  const moment = useMoment();
  const ask = askOf(moment);
  if (!ask || !isWindow(ask.question)) return null;
  if (ask.question === 'turn.weapons') return <WeaponChoice ask={ask} />;
  const isPlain = (key: string) => PLAIN.includes(key);
  const keys = [...ask.options.filter((key) => !isPlain(key)), ...ask.options.filter(isPlain)];
  return (
    <section className="df-window" data-question={ask.question}>
      <Lies />
      <div className="df-choices">
        {keys.map((key) => (
          <ChoiceCard
            key={key}
            choice={key}
            isPlain={isPlain(key)}
            colour={colourOf(key)}
            emblem={<Emblem choice={key} />}
          />
        ))}
      </div>
    </section>
  );
}

/** What the die says, where the window is about a throw. */
function Lies() {
  const moment = useMoment();
  const about = aboutOf(askOf(moment));
  const result = about.result as unknown as DieFacts | undefined;
  if (!result) return null;
  return (
    <p className="df-lies">
      <Verdict say={moment.say} facts={result} hit={about.hit === true || (about.hit === undefined && isHit(result))} />
      {typeof about.damage === 'number' && about.damage > 0 && <Damage n={about.damage} foe={nameOfFoe(moment)} />}
    </p>
  );
}

function nameOfFoe(moment: Moment): string {
  const fight = fightOf(viewOf(moment.seen));
  return fight ? moment.say(foeName(fight.foe)) : '';
}

function Damage({ n, foe }: { readonly n: number; readonly foe: string }) {
  const t = useWords();
  return <span className="df-lies-damage">{t('dungeon-fighter.window.damage', { n, foe })}</span>;
}

interface VerdictProps extends Pick<Moment, 'say'> {
  readonly facts: DieFacts;
  readonly hit: boolean;
}

/** Where a die rests and what it shows. */
function Verdict({ say, facts, hit }: VerdictProps) {
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
}

const colourOf = (key: string): Colour | undefined =>
  (['red', 'green', 'blue'] as const).find((colour) => key === colour || key.endsWith(`:${colour}`));

/** The drawing of an answer, by what its key names. */
function Emblem({ choice }: { readonly choice: string }): ReactNode {
  const moment = useMoment();
  const seen = viewOf(moment.seen);
  const ask = askOf(moment);
  const [word, what] = choice.split(':');
  const colour = colourOf(choice);
  if (colour) return <AbilityEmblem colour={colour} />;
  if (word === 'use' || word === 'relic' || /^\d+$/.test(word)) {
    const card = seen.content.equipment[Number(what ?? word)];
    return card ? <IconMark icon={iconOf(card)} /> : null;
  }
  if (word === 'hero' || word === 'leader') {
    const sheet = sheetAt(seen, Number(what));
    return <IconMark icon={sheet ? iconOf(sheet) : SIGNS.crown} />;
  }
  if (word.startsWith('water-')) return <DieMark die="water" size="2.4rem" />;
  if (word === 'bonus') return <DieMark die="white" cubes={seen.options.dice === 'crate'} size="2.4rem" />;
  if (word === 'fearless' || ask?.question === 'throw.ruling') return <IconMark icon={SIGNS.fearless} />;
  if (ask?.question === 'vote.back-down') return <IconMark icon={SIGNS.retreat} />;
  return <IconMark icon={SIGNS.hand} />;
}

function AbilityEmblem({ colour }: { readonly colour: Colour }) {
  const moment = useMoment();
  const ask = askOf(moment);
  const sheet = ask && sheetAt(viewOf(moment.seen), ask.seat);
  if (ask?.question === 'rest.scar') return <IconMark icon={SIGNS.scar} />;
  return <IconMark icon={sheet ? ABILITY_ICONS[sheet[colour].kind] : SIGNS.target} />;
}

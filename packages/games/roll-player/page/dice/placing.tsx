/** What is asked of the dice on the own sheet: which may be placed where, which may be changed, and how. */
import type { PendingAsk, Seat } from '@tabard/kernel';
import { askOf } from '@tabard/page/room/asked';
import { useMoment } from '@tabard/page/room/moment';
import { useState } from 'react';
import type { Die } from '../../index';
import { deedsOf, heroOf } from '../view';
import { foreseen } from './foreseen';

const PLACE_QUESTIONS = ['place.die', 'starting.place', 'stored.place'];
const DIE_QUESTIONS = [
  'die.flip',
  'die.set',
  'die.reroll',
  'die.adjust',
  'die.copy.to',
  'die.copy.from',
  'swap.first',
  'swap.second',
  'replace.die',
];
const ROW_QUESTIONS = ['action.choose', 'attribute.choose'];

/** What is answered on the sheet itself. */
export const isOnSheet = (question: string): boolean =>
  [...PLACE_QUESTIONS, ...DIE_QUESTIONS, ...ROW_QUESTIONS, 'die.keep', 'replace.space'].includes(question);

/** What the sheet offers itself; the panel keeps it behind "all choices". */
export function laidOutOnSheet(key: string, ask: PendingAsk | null): boolean {
  if (key.startsWith('stored:')) return true;
  if (!ask) return false;
  const { question } = ask;
  if (PLACE_QUESTIONS.includes(question)) return key.startsWith('place:');
  if (DIE_QUESTIONS.includes(question)) return /^(die|up\d*|down\d*):/.test(key);
  if (question === 'replace.space') return true;
  return question === 'token.move' && key !== 'done';
}

export interface Placing {
  readonly ask: PendingAsk | null;
  /** The question about dice on the sheet: what is asked, or what the only action offered would ask. */
  readonly dieAsk: PendingAsk | null;
  /** Dice to be placed, in the order they lie in the hand; then those on the Backpack that may come out. */
  readonly dice: readonly Die[];
  readonly chosen: Die | null;
  readonly choose: (die: Die) => void;
  /** The words before the colon where a die may be changed in several ways: up, down, up2 … */
  readonly verbs: readonly string[];
  readonly verb: string;
  readonly chooseVerb: (verb: string) => void;
  /** The key that puts the chosen die into this row. */
  readonly rowKey: (row: number) => string | null;
  /** The key that answers with this die. */
  readonly dieKey: (die: Die) => string | null;
  readonly spaceKey: (space: number) => string | null;
  /** The key that takes this row's action. */
  readonly actionKey: (row: string) => string | null;
}

/** Nothing can be done on the sheet of another. */
export function usePlacing(seat: Seat): Placing {
  const moment = useMoment();
  const [picked, choose] = useState<Die | null>(null);
  const [word, chooseVerb] = useState('');
  const isOwn = moment.seat === seat;
  const ask = isOwn ? askOf(moment) : null;
  const options = ask?.options ?? [];
  const { hand } = heroOf(moment, seat);
  const isPlaceable = ask !== null && PLACE_QUESTIONS.includes(ask.question);
  const places = isPlaceable ? options.filter((key) => key.startsWith('place:')) : [];
  const stored = isOwn ? deedsOf(moment).filter((key) => key.startsWith('stored:')) : [];
  const offered = diceOf(places).sort((one, two) => hand.indexOf(one) - hand.indexOf(two));
  const dice = [...offered, ...diceOf(stored)];
  const chosen = picked !== null && dice.includes(picked) ? picked : (offered[0] ?? null);
  const next = isOwn ? (foreseen(moment, 'die')?.ask ?? ask) : null;
  const dieAsk = next !== null && DIE_QUESTIONS.includes(next.question) ? next : null;
  const verbs = [...new Set(dieAsk?.options.filter((key) => key.includes(':')).map((key) => key.split(':')[0]))];
  const verb = verbs.includes(word) ? word : (verbs[0] ?? '');
  const offeredKey = (key: string, by = ask) => (by?.options.includes(key) ? key : null);
  return {
    ask,
    dieAsk,
    dice,
    chosen,
    choose,
    verbs,
    verb,
    chooseVerb,
    rowKey: (row) => [...places, ...stored].find((key) => key.endsWith(`:${chosen}:${row}`)) ?? null,
    dieKey: (die) => offeredKey(`${verb}:${die}`, dieAsk),
    spaceKey: (space) => (ask?.question === 'replace.space' ? offeredKey(`space:${space}`) : null),
    actionKey: (row) => (ask !== null && ROW_QUESTIONS.includes(ask.question) ? offeredKey(row) : null),
  };
}

const diceOf = (keys: readonly string[]): Die[] => [...new Set(keys.map((key) => Number(key.split(':')[1])))];

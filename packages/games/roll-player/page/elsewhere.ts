/** Which answers lie on the board, the sheet or a card: they are clicked there, and the panel keeps them behind "all choices". */
import type { ByAnswer, PendingAsk, Seen } from '@tabard/kernel';
import { isBeforeTheRoll, questions, type RollPlayerAsks, type RollPlayerQuestion, type RoundDeed } from '../index';
import { viewOf } from './view';

interface Given {
  readonly question: RollPlayerQuestion | null;
}
interface It {
  readonly option: unknown;
}

const everything = () => true;
const nothing = () => false;
/** What has a place of its own; a word that ends the question has none. */
const allButWords = ({ option }: It) => typeof option !== 'string';
const allBut =
  (word: string) =>
  ({ option }: It) =>
    option !== word;
/** A Skill and a Fiend stand there with what is written on them; a stored die lies on the sheet. */
const atWindow = ({ option }: { readonly option: RoundDeed | 'pass' }) =>
  typeof option === 'object' && 'stored' in option;

const ELSEWHERE: ByAnswer<RollPlayerAsks, Given, boolean> = {
  'any-time': ({ option, question }) => typeof option === 'object' || isBeforeTheRoll(question && { question }),
  'sheet.choose': everything,
  'class.choose': everything,
  'familiar.choose': everything,
  'starting.place': everything,
  'ties.arrange': everything,
  'initiative.select': everything,
  'place.die': ({ option }) => 'row' in option,
  'stored.place': everything,
  'action.choose': nothing,
  'attribute.choose': nothing,
  'die.flip': allButWords,
  'die.set': allButWords,
  'die.adjust': allButWords,
  'die.reroll': allButWords,
  'die.keep': nothing,
  'die.copy.to': allButWords,
  'die.copy.from': allButWords,
  'swap.first': allButWords,
  'swap.second': allButWords,
  'replace.die': allButWords,
  'replace.space': everything,
  'token.move': allBut('done'),
  'effect.either': nothing,
  'effect.may': nothing,
  'skill.copy': everything,
  'banish.choose': allButWords,
  'summon.fiend': allButWords,
  'summon.card': everything,
  'initiative.die': allButWords,
  'initiative.cards': allButWords,
  'look.choose': nothing,
  'refresh.choose': allButWords,
  'xp.store': nothing,
  'injury.buyoff': nothing,
  'market.option': allButWords,
  'market.second': allButWords,
  'market.buy': allButWords,
  'take.choose': allButWords,
  'add.choose': allButWords,
  'buy.charisma': nothing,
  'weapon.drop': everything,
  'hunt.minion': everything,
  'hunt.mercenary': everything,
  'hunt.reroll': allButWords,
  'hunt.reward': nothing,
  'monster.mercenaries': everything,
  'monster.reroll': allButWords,
  'refresh.cleanup': allButWords,
  'score.shed': nothing,
  'window.select': atWindow,
  'window.dice': atWindow,
  'window.market': atWindow,
  'window.last': atWindow,
  'window.combat': atWindow,
};

const isElsewhere = questions.byAnswer(ELSEWHERE);

export function shownElsewhere(key: string, ask: PendingAsk | null, seen: Seen): boolean {
  const { content } = viewOf(seen);
  const question = ask && questions.of(ask, content).question;
  return isElsewhere(key, ask?.options.includes(key) ? ask : null, content, { question });
}

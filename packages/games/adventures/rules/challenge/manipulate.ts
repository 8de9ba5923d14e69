/** RA-18: manipulating the dice: cards, class abilities, bonus plays, in any order, until everyone is done. */
import { type Flow, type Seat, type Why, why } from '@tabard/kernel';
import type { Op } from '../../content';
import { CLASS_READY, CLASS_USED, type G, type Seen, ZONE } from '../board';
import { decide } from '../decide';
import { cardsOf, returnCard } from '../party/cards';
import { isExhausted } from '../party/stamina';
import { NO_CARD, type Play } from '../questions';
import { isBanned, playLimit } from './active';
import { isUsable, perform } from './ops';

/** One play, or one seat that is done; a step of its own, so that a fork plays little again. */
export function* manipulate(g: G): Flow {
  const { b } = g;
  const { done } = b.challenge!;
  for (const seat of g.clockwiseFrom(0)) if (!hasPlay(g, seat)) done[seat] = 1; // nothing is hidden: nobody need say so
  const waiting = g.clockwiseFrom(0).filter((seat) => done[seat] === 0);
  if (waiting.length === 0) {
    b.stage = 'place'; // RA-R64: manipulation ends, then placement
    return;
  }
  const { seat, value } = yield* g.first(waiting, 'challenge.play', (one) => ['done' as const, ...playsOf(g, one)], {
    forbid: (play, one) => (play === 'done' ? null : forbidPlay(g, one, play)),
  });
  if (value === 'done') done[seat] = 1;
  else {
    yield* carryOut(g, seat, value);
    for (const one of g.clockwiseFrom(0)) if (!isExhausted(b, one)) done[one] = 0; // the dice have changed
  }
}

/** Cards in hand (RA-18.1) with each of their options (RA-38.6), and the class ability. */
export function playsOf(seen: Seen, seat: Seat): Play[] {
  const { b, content } = seen;
  const overLimit = b.challenge!.plays[seat] >= playLimit(seen, seat) + b.challenge!.bonusUsed[seat];
  const kind = overLimit ? 'bonus' : 'play';
  const cards = cardsOf(seen, seat, ZONE.hand).flatMap((card) =>
    content.cards[card].options.map((_, option): Play => ({ kind, card, option })),
  );
  const { options } = content.classes[b.classOf[seat]];
  const abilities = options.map((_, option): Play => ({ kind: 'ability', card: NO_CARD, option }));
  return [...cards, ...abilities];
}

export const opsOf = ({ b, content }: Seen, seat: Seat, { kind, card, option }: Play): readonly Op[] =>
  (kind === 'ability' ? content.classes[b.classOf[seat]] : content.cards[card]).options[option].ops;

/** Why this seat cannot play it in this step, whatever the dice show. */
export function forbidForGood(seen: Seen, seat: Seat, play: Play): Why | null {
  const { b, content } = seen;
  if (isExhausted(b, seat)) return why('RA-18.11');
  if (play.kind === 'ability') {
    if (b.classState[seat] !== CLASS_READY) return why('RA-18.9');
    return isBanned(seen, 'class') ? why('RA-16.3', { ban: 'class' }) : null;
  }
  if (content.cards[play.card].oncePerAdventure && b.cardUsed[play.card] === 1) return why('RA-38.13');
  if (play.kind === 'bonus' && b.bonusTokens === 0) return why('RA-18.5');
  return play.kind === 'bonus' && isBanned(seen, 'bonus') ? why('RA-16.3', { ban: 'bonus' }) : null;
}

export function forbidPlay(seen: Seen, seat: Seat, play: Play): Why | null {
  const forbidden = forbidForGood(seen, seat, play);
  if (forbidden) return forbidden;
  return opsOf(seen, seat, play).some((op) => isUsable(seen, seat, op)) ? null : why('RA-R57');
}

const hasPlay = (seen: Seen, seat: Seat): boolean =>
  playsOf(seen, seat).some((play) => forbidPlay(seen, seat, play) === null);

function* carryOut(g: G, seat: Seat, play: Play): Flow {
  if (play.kind === 'bonus' && !(yield* spendToken(g, seat))) return;
  if (play.kind === 'ability') useAbility(g, seat, play.option);
  else layCard(g, seat, play);
  yield* perform(g, seat, opsOf(g, seat, play));
  if (play.kind !== 'ability' && g.content.cards[play.card].after === 'return') returnCard(g, play.card); // RA-R66
}

/** RA-18.7, RA-18.8, RA-R54: the party's token, so the party says yes. */
function* spendToken(g: G, seat: Seat): Flow<boolean> {
  const { b } = g;
  const agreed =
    g.seats === 1 || (yield* decide(g, 'bonus.spend', () => ['yes', 'no'] as const, { about: { seat } })) === 'yes';
  if (!agreed) return false;
  b.bonusTokens -= 1;
  b.tokensSpent[seat] += 1;
  b.challenge!.bonusUsed[seat] += 1;
  g.tell('token.spent', { seat, left: b.bonusTokens });
  return true;
}

/** RA-18.9, RA-18.10: turned face down; no card play. */
function useAbility(g: G, seat: Seat, option: number): void {
  const { b, content } = g;
  b.classState[seat] = CLASS_USED;
  g.tell('ability.used', { seat, classId: content.classes[b.classOf[seat]].id, option });
}

/** RA-18.3, RA-18.4, RA-38.13: where the card goes; a single-use one leaves after its effect. */
function layCard(g: G, seat: Seat, { card, option }: Play): void {
  const { b, content } = g;
  const { after, oncePerAdventure } = content.cards[card];
  b.challenge!.plays[seat] += 1;
  if (oncePerAdventure) b.cardUsed[card] = 1;
  b.cardZone[card] = after === 'spent' ? ZONE.spent : ZONE.discard;
  g.tell('card.played', { seat, card, option, zone: b.cardZone[card] });
}

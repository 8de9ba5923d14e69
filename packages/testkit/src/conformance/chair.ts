/**
 * The chair is a boundary: a hostile bot finds the seed nowhere, finds the same whatever it may not know, and whatever it
 * wrecks is its own. What all matches share, the content, cannot be written at all.
 */
import { Chair, type Match, quickStream, type Seat } from '@tabard/kernel';
import { difference } from '../difference';
import { type Check, loudCopy } from './check';
import { openBelow, walkRoads, wreck } from './roads';

const closed = new WeakSet<object>();
/** A journey is long, and the roads are the same at every decision: one in so many is walked. */
const ONE_JOURNEY_IN = 16;

export const chair: Check = {
  name: 'chair',
  at({ match, move, sealedBy, whims }) {
    const { content } = match.game;
    if (content && !closed.has(content)) {
      const open = openBelow(content);
      if (open)
        return `a bot can write into the content, and so into every match (make it with frozen of the kernel): ${open}`;
      closed.add(content);
    }
    // Who has sealed an answer is asked again in an imagined match: there the two journeys differ by that alone.
    if (sealedBy.size > 0 || whims.below(ONE_JOURNEY_IN) > 0) return null;
    const { seat } = match.pending.asks[0];
    const seed = whims.below(0x1_0000_0000);
    const real = loudCopy(match);
    const journey = travel(real, seat, seed);
    const secret = journey.found.find((find) => find.includes(match.setup.seed));
    if (secret) return `from its chair a bot finds the seed: ${secret}`;
    const imagined = travel(loudCopy(match.imagine(seat, seed)), seat, seed);
    const apart = journey.found.findIndex((find, i) => find !== imagined.found[i]);
    if (apart >= 0 || journey.found.length !== imagined.found.length)
      return `from its chair a bot finds what it may not know: ${journey.found[apart]}, else ${imagined.found[apart]}`;
    wreck(journey.places);
    const whole = loudCopy(match);
    const next = [real, whole].map((one) => travel(one, move.seat, seed).found);
    const told = difference(next[0], next[1]);
    if (told) return `what a bot wrote into what it was handed, the next one is told: ${told}`;
    return unharmed(real, whole, move);
  },
};

function travel(match: Match, seat: Seat, seed: number) {
  const [key = ''] = match.pending.asks.find((ask) => ask.seat === seat)?.options ?? [];
  const given = [[], [key], [seat, key], ['everything']];
  return walkRoads(new Chair(match, seat, quickStream(seed)), given, match.game.content);
}

function unharmed(
  wrecked: Match,
  whole: Match,
  { seat, key }: { readonly seat: Seat; readonly key: string },
): string | null {
  for (const match of [wrecked, whole]) match.answer(seat, key);
  const apart = difference(wrecked.board, whole.board);
  return apart || wrecked.hash() !== whole.hash() ? `a bot changed the match by what it was handed: ${apart}` : null;
}

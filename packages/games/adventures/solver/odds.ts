/**
 * The odds of a whole challenge: played many times by the rules themselves, by a competent party, with dice of a stream that
 * is the same every time. The figures are a sample; `error` is its standard error.
 */
import { quickStream } from '@tabard/kernel';
import type { Content } from '../content';
import type { Adventures } from '../rules/board';
import { openSlots } from '../rules/challenge/active';
import { isPartyExhausted } from '../rules/party/stamina';
import { Planner, type Spend } from './mind';
import { beginBox, type ChallengeBox, type Party, seatParty } from './party';
import { playChallenge, verbsFor } from './table';

export interface Odds {
  /** The chance to pass the check or to win the fight, from 0 to 1. */
  readonly success: number;
  /** Of `success`. */
  readonly error: number;
  /** Slots covered, of all, on average. */
  readonly covered: number;
  readonly slots: number;
  /** On average: stamina in the fatigue box of a hero, by dice bought, counterattacks and tracks. */
  readonly fatigue: number;
  readonly rounds: number;
  /** How often a party is exhausted at the end. */
  readonly wiped: number;
  readonly tries: number;
}

export interface OddsOptions {
  readonly tries?: number;
  readonly seed?: number;
}

/** `party`: the same every time, or another one for each try. */
export function odds(
  content: Content,
  box: ChallengeBox,
  party: Party | ((attempt: number) => Party),
  spend: Spend,
  { tries = 200, seed = 1 }: OddsOptions = {},
): Odds {
  let [won, covered, slots, fatigue, rounds, wiped] = [0, 0, 0, 0, 0, 0];
  for (let i = 0; i < tries; i++) {
    const them = typeof party === 'function' ? party(i) : party;
    const b = playOnce(content, box, them, spend, seed * 100_003 + i);
    const open = openSlots(b).length;
    const isWiped = isPartyExhausted(b);
    if (open === 0 && !(box.kind === 'combat' && isWiped)) won += 1;
    covered += b.challenge!.slots.length - open;
    slots += b.challenge!.slots.length;
    rounds += b.challenge!.round;
    wiped += isWiped ? 1 : 0;
    b.fatigue.forEach((now, seat) => {
      fatigue += (now - (them.heroes[seat].fatigue ?? 0)) / b.fatigue.length;
    });
  }
  const success = won / tries;
  return {
    success,
    error: Math.sqrt((success * (1 - success)) / tries),
    covered: covered / tries,
    slots: slots / tries,
    fatigue: fatigue / tries,
    rounds: rounds / tries,
    wiped: wiped / tries,
    tries,
  };
}

function playOnce(content: Content, box: ChallengeBox, party: Party, spend: Spend, seed: number): Adventures {
  const g = verbsFor(content, party.heroes.length, quickStream(seed));
  seatParty(g, party);
  beginBox(g, box);
  playChallenge(g, new Planner(spend).answer);
  return g.b;
}

/** A finished game plays again from its journal to the same hash, and so does every beginning of it. */
import { type AnyGame, type Entry, Match, type Stream } from '@tabard/kernel';
import { difference } from '../difference';
import { unlike } from './copies';
import { unlikeFrames } from './frames';

const PREFIXES_TRIED = 3;

export function replays(match: Match): string | null {
  const again = Match.replay(match.game as AnyGame, match.setup, match.journal);
  const found = unlike(again, match, 'the journal, played again,') ?? difference(again.journal, match.journal);
  if (found) return found;
  const heard = difference(again.eventsFor('everything'), match.eventsFor('everything'));
  if (heard) return `the journal, played again, tells other events: ${heard}`;
  const shown = unlikeFrames(again, match);
  return shown && `the journal, played again, shows other frames: ${shown}`;
}

/** A rewound match is the match that had only come so far, events and dice to come included. */
export function rewinds(match: Match, whims: Stream): string | null {
  for (let i = 0; i < PREFIXES_TRIED; i++) {
    const answers = whims.below(match.answers + 1);
    const back = match.rewind(answers);
    const young = Match.replay(match.game as AnyGame, match.setup, prefixOf(match.journal, answers));
    const name = `the match, rewound to answer ${answers},`;
    const found = unlike(back, young, name);
    if (found) return found;
    const heard = difference(back.eventsFor('everything'), young.eventsFor('everything'));
    if (heard) return `${name} tells other events: ${heard}`;
    const shown = unlikeFrames(back, young);
    if (shown) return `${name} shows other frames: ${shown}`;
    const next = match.journal.filter((entry) => entry.kind === 'answer')[answers];
    if (!next) continue;
    back.answer(next.seat, next.key);
    young.answer(next.seat, next.key);
    const later = unlike(back, young, `${name} and answered again,`) ?? unlikeFrames(back, young);
    if (later) return later;
  }
  return null;
}

function prefixOf(journal: readonly Entry[], answers: number): readonly Entry[] {
  let left = answers;
  const end = journal.findIndex((entry) => entry.kind === 'answer' && left-- === 0);
  return end < 0 ? journal : journal.slice(0, end);
}

/** What one game keeps another is brought as it stands, and the first still vouches for it (RP-32.1). */
import adventures from '@tabard/adventures';
import { randomBot } from '@tabard/bots';
import { judgeRecord, Match, playOut, recordOf, seatBots } from '@tabard/kernel';
import rollPlayer from '@tabard/roll-player';
import { keptBy } from '@tabard/table';
import { expect, test } from 'vitest';
import { speakerOf } from './voice';

test('RP-32.1 heroes that Roll Player keeps walk into an adventure, and out of no other game', () => {
  const match: Match = Match.start(rollPlayer.game, { seats: 2, seed: 'carried', options: { mode: 'base' } });
  playOut(match, seatBots(match, [randomBot, randomBot], 1));
  const record = recordOf(match);
  const kept = keptBy(rollPlayer, match, record, {
    player: (seat) => `Seat ${seat + 1}`,
    character: () => undefined,
    finishedAt: '2026-01-01T00:00:00Z',
    say: speakerOf(rollPlayer).say,
  }) as { heroes: { race: { id: string } }[] };
  const adventure: Match = Match.start(adventures.game, { seats: 2, seed: 'carried', brought: kept as never });
  expect(adventure.pending.asks).not.toEqual([]);
  expect(recordOf(adventure).brought).toEqual(kept);
  const judged = judgeRecord(rollPlayer.game, record);
  for (const hero of kept.heroes) expect(rollPlayer.heroes!.vouches(hero as never, judged)).toBeNull();
  const [first] = kept.heroes;
  expect(rollPlayer.heroes!.vouches({ ...first, gold: 99 } as never, judged)).toMatchObject({ other: false });
});

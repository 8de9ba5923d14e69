import { describe, expect, it } from 'vitest';
import { REQUIREMENTS } from '../../../physics';
import { beatAt, holdsOf, trackOf } from './track';

describe('the ghost hand', () => {
  it.each(REQUIREMENTS)('DF-R107: %s is shown from the first touch to the last', (requirement) => {
    const track = trackOf([requirement]);
    expect(track.beats[0].ms).toBe(0);
    expect(track.beats.some(({ held }) => held.length > 0)).toBe(true);
    expect(track.beats[track.beats.length - 1].held).toEqual([]); // It ends with an open hand.
    expect(track.long).toBeLessThan(12_000); // Somebody looks on.
  });

  it('DF-R107.10, DF-R107.9: the rhythm of a punch is two beats a fifth of a second apart, of a prayer both palms at once', () => {
    const [raised, opened, ...more] = holdsOf(trackOf(['punch']));
    expect(more).toEqual([]);
    expect(opened.from - raised.to).toBe(200);
    expect(holdsOf(trackOf(['prayer'])).map(({ control, to }) => [control, to])).toEqual([
      ['left', trackOf(['prayer']).long],
      ['right', trackOf(['prayer']).long],
    ]);
  });

  it('glides between two beats, and stays at its ends', () => {
    const track = trackOf([]);
    const [first, last] = [track.beats[0], track.beats[track.beats.length - 1]];
    expect(beatAt(track, -5)).toEqual(first);
    expect(beatAt(track, track.long + 1)).toEqual(last);
    expect(last.y).toBeLessThan(first.y); // towards the board
    const middle = beatAt(track, track.long / 2);
    expect(middle.held).toEqual(['main']);
  });
});

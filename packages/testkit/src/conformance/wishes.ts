/** A wish may be told at any time, and while its seat is not asked it changes nothing for anybody. */
import { difference } from '../difference';
import { type Check, nameOf, seatsOf, viewersOf } from './check';

export const wishes: Check = {
  name: 'wishes',
  at({ match, whims }) {
    const names = Object.keys(match.game.wishes);
    if (names.length === 0) return null;
    const seat = whims.below(seatsOf(match).length);
    const name = names[whims.below(names.length)];
    const asked = match.pending.asks.some((ask) => ask.seat === seat);
    for (const value of match.game.wishes[name]) {
      const twin = match.fork();
      twin.setWish(seat, name, value);
      const broken = twin.broken();
      if (broken) return `after the wish ${name}=${value} of seat ${seat}: ${broken}`;
      if (asked) continue; // Its own question may have been answered by the wish.
      for (const viewer of viewersOf(match)) {
        const found =
          difference(twin.view(viewer), match.view(viewer)) ??
          difference(twin.pendingFor(viewer), match.pendingFor(viewer));
        if (found) return `the wish ${name}=${value} of seat ${seat} changed what ${nameOf(viewer)} sees: ${found}`;
      }
    }
    return null;
  },
};

/** A host of our own on this machine: a network namespace with a line for its guests and one for what it stands on. */
import { execFileSync } from 'node:child_process';

export interface OtherHost {
  readonly name: string;
  /** This machine, as the other host reaches what it stands on. */
  readonly ground: string;
  /** The other host, as its guests reach it. */
  readonly address: string;
  /** Database, Redis and the other processes cannot be reached any more; its guests still reach it. */
  cut(): void;
  mend(): void;
  remove(): void;
}

const ip = (...args: readonly string[]) => execFileSync('ip', args, { stdio: ['ignore', 'ignore', 'pipe'] });

/** Null, after saying why, where nobody may have one. */
export function otherHost(): OtherHost | null {
  const number = process.pid % 250;
  const name = `tabard-${process.pid}`;
  const wires = { ground: `tg${process.pid % 100_000}`, door: `td${process.pid % 100_000}` };
  const end = (wire: string) => `${wire}x`;
  const here = { ground: `10.213.${number}.1`, door: `10.214.${number}.1` };
  const there = { ground: `10.213.${number}.2`, door: `10.214.${number}.2` };
  const remove = () => {
    for (const args of [
      ['link', 'del', wires.ground],
      ['link', 'del', wires.door],
      ['netns', 'del', name],
    ])
      try {
        ip(...args);
      } catch {
        // It was not there.
      }
  };
  try {
    ip('netns', 'add', name);
    ip('-n', name, 'link', 'set', 'lo', 'up');
    for (const which of ['ground', 'door'] as const) {
      const wire = wires[which];
      ip('link', 'add', wire, 'type', 'veth', 'peer', 'name', end(wire));
      ip('link', 'set', end(wire), 'netns', name);
      ip('addr', 'add', `${here[which]}/24`, 'dev', wire);
      ip('-n', name, 'addr', 'add', `${there[which]}/24`, 'dev', end(wire));
      ip('link', 'set', wire, 'up');
      ip('-n', name, 'link', 'set', end(wire), 'up');
    }
  } catch (error) {
    remove();
    console.log(`no network namespaces here (${(error as Error).message.split('\n')[0]}): a partition is not tested`);
    return null;
  }
  return {
    name,
    ground: here.ground,
    address: there.door,
    cut: () => ip('link', 'set', wires.ground, 'down'),
    mend: () => ip('link', 'set', wires.ground, 'up'),
    remove,
  };
}

/** Under what an entry can be opened at all: the conditions of the ways that lead to it, and of the ways to those. */
import { parseLabel } from '../../content/labels';
import type { Condition, Entry, Storybook } from '../../content/storybook';
import { both, entriesOf } from './readings';

interface Way {
  readonly from: string;
  readonly when: Condition | undefined;
}

/** How far back one looks; what lies behind may be open to everybody. */
const FAR = 3;

/** Places, items and encounters are come to without a link. */
const isOpenToAll = (label: string): boolean => {
  const kind = parseLabel(label)?.kind;
  return kind !== 'plain' && kind !== 'end';
};

function linksFrom(entry: Entry): { to: string; when: Condition | undefined }[] {
  const lines = [
    entry.do,
    entry.check?.pass.do,
    entry.check?.fail.do,
    entry.combat?.victory.do,
    entry.combat?.defeat.do,
  ];
  const results = [entry.check?.pass, entry.check?.fail, entry.combat?.victory, entry.combat?.defeat];
  return [
    ...lines.flatMap((all) => all ?? []).flatMap(({ if: when, goto }) => (goto ? [{ to: goto, when }] : [])),
    ...(entry.choose ?? []).flatMap(({ if: when, goto }) => (goto ? [{ to: goto, when }] : [])),
    ...results.flatMap((result) => (result?.goto ? [{ to: result.goto, when: undefined }] : [])),
    ...(entry.goto ? [{ to: entry.goto, when: undefined }] : []),
  ];
}

export class Ways {
  private readonly to = new Map<string, Way[]>();

  constructor(book: Storybook) {
    for (const [from, entry] of entriesOf(book)) {
      for (const { to, when } of linksFrom(entry)) this.to.set(to, [...(this.to.get(to) ?? []), { from, when }]);
    }
  }

  /** Undefined: nothing in the way is asked. */
  guardOf(label: string, depth = FAR): Condition | undefined {
    const ways = this.to.get(label) ?? [];
    if (depth === 0 || ways.length === 0 || isOpenToAll(label)) return undefined;
    const guards = ways.map(({ from, when }) => both(when, this.guardOf(from, depth - 1)));
    return guards.includes(undefined) ? undefined : { any: guards as Condition[] };
  }
}

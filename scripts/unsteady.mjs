// What is not the same everywhere, and so may not decide an answer or a hash: a match must replay to the same hash on
// every machine, in every engine, tomorrow. Each line is a pattern whose groups are the name, and why.

// Kernel, games and bots know no clock, no chance of their own and no machine; a game's page and its board in a terminal may,
// because nothing of the rules imports them, and so may the scripts of the physics, which make its tables, once.
const PURE = ['kernel', 'game', 'bots'];
const SHOWN_OR_MADE = /^(?:page\/|terminal\.ts$|physics\/scripts\/)/;
export const isPure = ({ kind, folder }, path) =>
  PURE.includes(kind) && !(kind === 'game' && SHOWN_OR_MADE.test(path.slice(folder.length + 1)));

const SAME = 'the same answers, the same hash';
const IMPURE = [
  [/(?<![.\w$])(Math)\s*\.\s*(random)\b/g, SAME],
  [/(?<![.\w$])(Date)\b/g, SAME],
  [/(?<![.\w$])(process|performance|fs|crypto|globalThis)\s*(?=\??[.[])/g, SAME],
  [/(?<![.\w$])(setTimeout|setInterval|setImmediate|queueMicrotask)\b/g, SAME],
];

// What engines, or two versions of one, do differently. Whims and sums come from table and lab, so these count as well.
// Not here, because the language fixes them to the last bit: reading and printing of numbers, the order of keys, `sort`
// (without a comparator numbers are sorted as words, which is wrong, but wrong everywhere).
const EXACT = ['table', 'lab'];
const FIXED = 'random|abs|ceil|clz32|floor|fround|imul|max|min|round|sign|sqrt|trunc|E|LN2|LN10|PI|SQRT1_2|SQRT2';
const INEXACT = [
  [/(\*\*=?)/g, 'engines round powers differently; exact.power of the kernel multiplies'],
  [
    new RegExp(`(?<![.\\w$])(Math)\\b(?!\\s*\\.\\s*(?:${FIXED})\\b)(?:\\s*\\.\\s*(\\w+))?`, 'g'),
    'engines round it differently; packages/kernel/src/exact.ts has what is the same in all of them',
  ],
  [/(?<![.\w$])(Intl)\b/g, "its words and their order come with the engine's own tables"],
  [/\.\s*(localeCompare|toLocale\w+)\b/g, "it follows the machine's language; compare with < and >"],
  [/\.\s*(normalize)\s*\(/g, "it follows the engine's version of Unicode"],
  [/(?<![.\w$])(WeakRef|FinalizationRegistry)\b/g, 'when memory is swept is up to the engine'],
];

/** `code`: a source without comments and strings, of the package `own`. */
export function unsteadyIn(code, own, path) {
  const pure = isPure(own, path);
  const forbidden = [...(pure ? IMPURE : []), ...(pure || EXACT.includes(own.kind) ? INEXACT : [])];
  return forbidden.flatMap(([pattern, why]) =>
    Array.from(code.matchAll(pattern), ({ index, 1: name, 2: member }) => ({
      offset: index,
      message: `uses ${member ? `${name}.${member}` : name}; ${why}`,
    })),
  );
}

/**
 * No file of the page waits while it loads. WebKit gives a module away although one below it still stands at a
 * top-level `await`, as soon as two imports ask for it: whoever asked second gets functions whose constants are not there
 * yet, now and then, with the network's moods. So a build with such an await in any chunk, our own or a dependency's,
 * stops here. What needs time to wake has a function that says when (`ready` of a game's `world`).
 */
const FUNCTIONS = /Function|MethodDefinition/;

/** Where in the file something is awaited outside of any function: offsets, in order. */
export function topLevelAwaits(node) {
  if (node === null || typeof node !== 'object') return [];
  if (Array.isArray(node)) return node.flatMap(topLevelAwaits);
  if (FUNCTIONS.test(node.type ?? '')) return [];
  const own = node.type === 'AwaitExpression' || (node.type === 'ForOfStatement' && node.await) ? [node.start] : [];
  return [...own, ...Object.values(node).flatMap(topLevelAwaits)];
}

export function wholeModulesForVite() {
  return {
    name: 'tabard-whole-modules',
    apply: 'build',
    generateBundle(_, bundle) {
      for (const { type, fileName, code } of Object.values(bundle)) {
        if (type !== 'chunk') continue;
        const [at] = topLevelAwaits(this.parse(code));
        if (at === undefined) continue;
        const near = code.slice(Math.max(0, at - 40), at + 60).replaceAll('\n', ' ');
        this.error(`${fileName} awaits at its top level, and WebKit does not wait for it: … ${near} …`);
      }
    },
  };
}

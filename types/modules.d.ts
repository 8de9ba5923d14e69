// Content is imported as modules (scripts/yaml-modules.mjs). It is `unknown` until a schema has looked at it.
declare module '*.yaml' {
  const data: unknown;
  export default data;
}

// Of a storybook's words only what things are called.
declare module '*.yaml?names' {
  const data: unknown;
  export default data;
}

// Any file as its text: for messages that need line numbers, and for prose.
declare module '*?raw' {
  const text: string;
  export default text;
}

// The peers of scripts/bench: installed only when a bench is run, and without types for what we need of them.
declare module 'boardgame.io/dist/cjs/*';
declare module '@colyseus/*';
declare module 'socket.io-client';

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

// The peers of scripts/bench: installed only when a bench is run. Each by its whole name, because a pattern would give way
// to the types that come with the installation, and the house would be read differently after a bench.
declare module 'boardgame.io/dist/cjs/*';
declare module '@colyseus/core';
declare module '@colyseus/schema';
declare module '@colyseus/sdk';
declare module '@colyseus/ws-transport';
declare module 'socket.io-client';

/** Lucky Pig on boardgame.io 0.50's reducer: the same rules and the same random choices. */
import { quickStream } from '@tabard/kernel';
import core from 'boardgame.io/dist/cjs/core.js';
import internal from 'boardgame.io/dist/cjs/internal.js';

interface Pig {
  pot: number;
  banked: number[];
  charms: number[][];
  deck: number[];
}

// biome-ignore lint/suspicious/noExplicitAny: the peer's own context type
type Ctx = any;

function pass({ G, ctx, events }: Ctx, banked: number): void {
  const seat = Number(ctx.currentPlayer);
  G.banked[seat] += banked;
  G.pot = 0;
  if (G.banked[seat] >= 100) events.endGame({ winner: seat });
  else events.endTurn();
}

export const pigGame = {
  name: 'lucky-pig',
  setup: ({ random }: Ctx): Pig => {
    const deck: number[] = random.Shuffle([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    return {
      pot: 0,
      banked: [0, 0, 0, 0],
      charms: [deck.splice(-2), deck.splice(-2), deck.splice(-2), deck.splice(-2)],
      deck,
    };
  },
  moves: {
    roll: (context: Ctx) => {
      const pips = context.random.D6();
      if (pips > 1) context.G.pot += pips;
      else pass(context, 0);
    },
    hold: (context: Ctx) => {
      if (context.G.pot === 0) return core.INVALID_MOVE;
      pass(context, context.G.pot);
    },
    charm: ({ G, ctx }: Ctx, at: number) => {
      const hand = G.charms[Number(ctx.currentPlayer)];
      if (hand[at] === undefined) return core.INVALID_MOVE;
      G.pot += hand.splice(at, 1)[0];
    },
  },
  playerView: ({ G, playerID }: Ctx) => ({
    ...G,
    deck: [],
    charms: G.charms.map((hand: number[], i: number) => (String(i) === playerID ? hand : [])),
  }),
};

const reducer = internal.CreateGameReducer({ game: pigGame });

export function playPigByReducer(seed: number): number {
  const chance = quickStream(seed);
  let state = internal.InitializeGame({ game: { ...pigGame, seed: String(seed) }, numPlayers: 4 });
  let decisions = 0;
  while (!state.ctx.gameover && decisions < 400) {
    const { G, ctx } = state;
    const player = ctx.currentPlayer;
    const hand = G.charms[Number(player)].length;
    const choice = chance.below(hand + (G.pot > 0 ? 2 : 1));
    const [move, args] = choice < hand ? ['charm', [choice]] : choice === hand ? ['roll', []] : ['hold', []];
    state = reducer(state, { type: 'MAKE_MOVE', payload: { type: move, args, playerID: player } });
    decisions += 1;
  }
  return decisions;
}

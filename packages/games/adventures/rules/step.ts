/** One stage of an adventure, from checkpoint to checkpoint. What comes next stands on the board. */
import type { Flow } from '@tabard/kernel';
import type { G, NextStep } from './board';
import { guild } from './campaign/guild';
import { comeHome } from './campaign/home';
import { cardLimit } from './campaign/legendary';
import { market } from './campaign/market';
import { gatherParty } from './campaign/party';
import { save } from './campaign/save';
import { setUpAdventure } from './campaign/setup';
import { manipulate } from './challenge/manipulate';
import { outcome } from './challenge/outcome';
import { place } from './challenge/place';
import { buildPool } from './challenge/pool';
import { endRound } from './challenge/round-end';
import { arrival } from './map/arrive';
import { closeEncounter } from './map/encounters';
import { choosePath } from './map/move';
import { openEntry } from './story/entry';
import { offerList } from './story/list';

const STAGES: { readonly [stage in NextStep]: (g: G) => Flow } = {
  party: gatherParty,
  setup: setUpAdventure,
  entry: openEntry,
  list: offerList,
  path: choosePath,
  arrive: arrival,
  closing: closeEncounter,
  pool: buildPool,
  manipulate,
  place,
  roundEnd: endRound,
  outcome,
  home: comeHome,
  guild,
  market,
  limit: cardLimit,
  save,
};

export function* step(g: G): Flow {
  yield* STAGES[g.b.stage](g);
}

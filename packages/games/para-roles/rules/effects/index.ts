/** All effects by their ids. Whoever imports the rules imports this once. */
import type { EpicId } from '../../content/roles';
import { EFFECTS } from './effect';
import type { Epic } from './epic';
import { damageEpics } from './prestige/damage';
import { healersEpics } from './prestige/healers';
import { protectorsEpics } from './prestige/protectors';
import { roleEpics } from './roles';
import { standing } from './standing';

const epics: { readonly [id in EpicId]: Epic } = {
  ...roleEpics,
  ...protectorsEpics,
  ...healersEpics,
  ...damageEpics,
};

export const epicNamed = (id: EpicId): Epic => epics[id];

for (const [id, { effect }] of Object.entries(epics)) if (effect) EFFECTS[id] = effect;
Object.assign(EFFECTS, standing);

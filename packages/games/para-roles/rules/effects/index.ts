/** All effects by their ids. Whoever imports the rules imports this once. */
import type { EpicId } from '../../content/roles';
import { EFFECTS } from './effect';
import type { Epic } from './epic';
import { userEpics } from './own';
import { prestigeEpics } from './prestige';
import { roleEpics } from './roles';
import { standing } from './standing';

const epics: { readonly [id: string]: Epic } = { ...roleEpics, ...prestigeEpics, ...userEpics };

export const epicNamed = (id: EpicId): Epic => epics[id];

for (const [id, { effect }] of Object.entries(epics)) if (effect) EFFECTS[id] = effect;
Object.assign(EFFECTS, standing);

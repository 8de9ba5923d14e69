import type { Sign } from '../../table/symbols/signs';
export const signs: readonly Sign[] = [];

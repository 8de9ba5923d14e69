import type { KeyLine } from '../../table/keys';
export const keys: readonly KeyLine[] = [];

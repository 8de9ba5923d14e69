/** Which deeds stand beside the board: the one that is being told, or the latest when all is told. */
import type { GameEvent } from '@tabard/kernel';
import { staging } from '../staging';
import { deedsOf, type Scene, scenesOf } from './scenes';

const KEPT = 3;

/** What takes time is a line of its own; everything else passes with the next. */
const takesTime = ({ type }: { readonly type: string }): boolean => {
  const ms = (staging as { readonly [type: string]: { readonly ms: unknown } | undefined })[type]?.ms;
  return ms !== undefined && ms !== 0;
};

export function scenesShown(tale: readonly GameEvent[], isTelling: boolean): readonly Scene[] {
  const scenes = scenesOf(tale.filter(takesTime));
  return isTelling ? scenes.slice(-1) : deedsOf(scenes).slice(-KEPT);
}

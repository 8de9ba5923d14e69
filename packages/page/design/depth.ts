/**
 * Whether pictures in three dimensions are quick enough in this browser. Judged by frames that it has drawn, never by
 * the name its renderer gives itself: a processor that calls itself "Apple GPU" is found out, and an unknown GPU is not
 * wronged. What was found is remembered while the tab lives; what the person chose in the settings stands above it.
 */
import { settings } from '../settings/settings';

/** Pictures of different weight: what is too much for the hall may do for a few dice. */
export type Picture = 'hall' | 'dice';
export type Pace = 'quick' | 'slow';

/** Fewer than forty frames a second are no movement any more. */
export const SLOW_MS = 25;
/** So many frames tell the pace; where each is as slow as this, two of them do. */
const ENOUGH = 5;
const HOPELESS_MS = 4 * SLOW_MS;
const HOPELESS_FRAMES = 2;

/** What these frames say, in milliseconds each; null: too few yet. One hiccup among them says nothing. */
export function paceOf(frames: readonly number[]): Pace | null {
  if (frames.length >= HOPELESS_FRAMES && frames.every((ms) => ms > HOPELESS_MS)) return 'slow';
  if (frames.length < ENOUGH) return null;
  const middle = [...frames].sort((a, b) => a - b)[Math.floor(frames.length / 2)];
  return middle > SLOW_MS ? 'slow' : 'quick';
}

/** What a picture is drawn with, by what is known of it. */
export function isDrawnDeep(
  wish: ReturnType<typeof settings>['depth'],
  webGL: 'none' | 'weak' | 'good',
  pace: Pace | null,
): boolean {
  if (wish === 'flat' || webGL === 'none') return false;
  return wish === 'always' || (webGL === 'good' && pace !== 'slow');
}

/** Whether to draw this picture in three dimensions, here and now. */
export const isDeep = (picture: Picture): boolean => isDrawnDeep(settings().depth, webGLHere(), paceHere(picture));

/** Whether what the frames say counts: who wants depth in any case gets it, however slow. */
export const isJudged = (): boolean => settings().depth === 'auto';

// ---- what this browser is known to do

let webGL: 'none' | 'weak' | 'good' | undefined;

/** "Weak": the browser itself says that it only imitates a GPU. Not all that do say so. */
function webGLHere(): 'none' | 'weak' | 'good' {
  webGL ??= opens({ failIfMajorPerformanceCaveat: true }) ? 'good' : opens({}) ? 'weak' : 'none';
  return webGL;
}

function opens(wishes: WebGLContextAttributes): boolean {
  const context = document.createElement('canvas').getContext('webgl2', wishes);
  context?.getExtension('WEBGL_lose_context')?.loseContext();
  return context !== null;
}

const known = new Map<Picture, Pace>();
const storeOf = (picture: Picture) => `tabard.pace.${picture}`;

/** What was found in this tab; null: nothing yet. */
export function paceHere(picture: Picture): Pace | null {
  const found = known.get(picture) ?? readStored(picture);
  return found === 'quick' || found === 'slow' ? found : null;
}

export function rememberPace(picture: Picture, pace: Pace): void {
  known.set(picture, pace);
  try {
    sessionStorage.setItem(storeOf(picture), pace);
  } catch {
    // A browser that keeps nothing is measured again at the next load.
  }
}

function readStored(picture: Picture): string | null {
  try {
    return sessionStorage.getItem(storeOf(picture));
  } catch {
    return null;
  }
}

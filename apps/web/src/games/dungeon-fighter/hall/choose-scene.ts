/** The hall where the browser has a real GPU, the flat table everywhere else; three.js is fetched only for the hall. */
import type { MakeScene } from './scene';

export type Kind = 'hall' | 'flat';

/** What the person asked for in this browser, if anything. */
const STORE = 'tabard.df.table';

export function preferredKind(): Kind | null {
  try {
    const stored = localStorage.getItem(STORE);
    return stored === 'hall' || stored === 'flat' ? stored : null;
  } catch {
    return null;
  }
}

export function preferKind(kind: Kind | null): void {
  try {
    if (kind) localStorage.setItem(STORE, kind);
    else localStorage.removeItem(STORE);
  } catch {
    // A browser that keeps nothing asks again next time.
  }
}

let gpu: boolean | undefined;

/** A browser that only imitates a GPU counts as one without: the flat table is quicker than a stuttering hall. */
export function hasGpu(): boolean {
  if (gpu !== undefined) return gpu;
  const context = document
    .createElement('canvas')
    .getContext('webgl2', { failIfMajorPerformanceCaveat: !imitationWillDo() });
  gpu = context !== null && (imitationWillDo() || !isImitation(context));
  context?.getExtension('WEBGL_lose_context')?.loseContext();
  return gpu;
}

/** Some browsers draw with the processor and do not call that a caveat; their renderer's name tells. */
function isImitation(context: WebGL2RenderingContext): boolean {
  const info = context.getExtension('WEBGL_debug_renderer_info');
  const renderer = info ? String(context.getParameter(info.UNMASKED_RENDERER_WEBGL)) : '';
  return /swiftshader|llvmpipe|softpipe|software|basic render/i.test(renderer);
}

/** For pictures and tests on machines without one: `localStorage['tabard.gl'] = 'any'`. */
function imitationWillDo(): boolean {
  try {
    return localStorage.getItem('tabard.gl') === 'any';
  } catch {
    return false;
  }
}

export const chosenKind = (): Kind => (preferredKind() === 'flat' || !hasGpu() ? 'flat' : 'hall');

/** Each in its own chunk. */
export async function makerOf(kind: Kind): Promise<MakeScene> {
  return kind === 'hall' ? (await import('./hall-3d')).makeHall : (await import('./flat-2d')).makeFlat;
}

/** Frames of a moving picture, watched: where they stay slow it gets fewer pixels, and where even those are too many it is given up. */
import { SLOW_MS } from '@tabard/page/design/depth';

/** So many slow frames in a row are no accident. */
const PATIENCE = 14;
const FEWER = 0.75;
const FEWEST = 0.5;
/** A longer pause is not the picture's: the page was hidden, or the machine thought of something else. */
const PAUSE_MS = 400;

export class PaceWatch {
  /** Share of the pixels, along each side, that a moving picture gets. */
  share = 1;
  private slow = 0;
  private isHopeless = false;

  /** So many milliseconds after the one before. */
  frame(ms: number): void {
    this.slow = ms > SLOW_MS && ms < PAUSE_MS ? this.slow + 1 : 0;
    if (this.slow < PATIENCE) return;
    this.slow = 0;
    if (this.share > FEWEST) this.share *= FEWER;
    else this.isHopeless = true;
  }

  /** Nothing moves any more: a still picture has all its pixels. True: it should not move like that again. */
  rest(): boolean {
    const { isHopeless } = this;
    this.share = 1;
    this.slow = 0;
    this.isHopeless = false;
    return isHopeless;
  }
}

/** A helper of `tabard sim`: told the job, then asked for chunks by their number, it answers with the results. */
import { helpWith } from './helper';
import { playChunk } from './sim/chunk';

helpWith(playChunk);

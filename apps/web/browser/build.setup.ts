/** Before the first browser test: the page as it is now. Two files are tested at a time, so neither may build. */
import { buildWeb, isWebStale } from '../../../scripts/build.mjs';

export default async function setup(): Promise<void> {
  if (isWebStale()) await buildWeb();
}

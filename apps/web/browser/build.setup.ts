/** Before the first browser test: the page as it is now. Two files are tested at a time, so neither may build. */
import { buildWeb, isWebStale, packPage } from '../../../scripts/build.mjs';

export default async function setup(): Promise<void> {
  if (isWebStale()) await buildWeb();
  await packPage(); // What is weighed there is what travels.
}

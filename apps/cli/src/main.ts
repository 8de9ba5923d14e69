/** `tabard` as a process: its words are the command's, and its streams may close or fill before it is done. */
import { reasonOf, UserError } from './fail';
import { complain, run } from './run';

// `tabard games | head -1` closes the pipe before we are done: that is no fault. A full disk is told, once.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  process.exit(complain(new UserError(`cannot write the output: ${reasonOf(error)}`)));
});
process.stderr.on('error', () => {}); // Nobody is there to be told.
process.on('uncaughtException', (error) => process.exit(complain(error)));

await run(process.argv.slice(2));

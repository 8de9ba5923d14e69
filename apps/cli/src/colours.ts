/** Colours for a person's screen: none in a pipe or a file, none where NO_COLOR asks for none. */
import picocolors from 'picocolors';

const { NO_COLOR, FORCE_COLOR, TERM } = process.env;
const wanted = Boolean(FORCE_COLOR) || (Boolean(process.stdout.isTTY) && TERM !== 'dumb');

export const pc = picocolors.createColors(wanted && !NO_COLOR);

/**
 * Colours for a person's screen, and nothing but colours: what a record, a pack or a name brings along never moves a
 * cursor, names a window or hides a word. Colours: none in a pipe or a file, none where NO_COLOR asks for none.
 */
import { randomBytes } from 'node:crypto';
import { spelled, UNSEEN } from '@tabard/kernel';
import picocolors from 'picocolors';

const { NO_COLOR, FORCE_COLOR, TERM } = process.env;
const wanted = Boolean(FORCE_COLOR) || (Boolean(process.stdout.isTTY) && TERM !== 'dumb');

const ESC = '\x1b';
/** Stands for ESC in our colours until a line is written. Nobody can guess it, so nothing foreign passes for ours. */
const MARK = `\u{e000}${randomBytes(6).toString('hex')}`;

export const COLOUR = new RegExp(`${MARK}\\[[0-9;]*m`, 'g');

const isLayout = (sign: string) => sign === '\n' || sign === '\t';

const harmless = (text: string): string => text.replace(UNSEEN, (sign) => (isLayout(sign) ? sign : spelled(sign)));

/** As it may be written: our colours are colours, every other unseen sign is spelled out. */
export const shown = (text: string): string => harmless(text).replaceAll(MARK, ESC);

type Colour = (text: string | number) => string;
type Colours = {
  readonly [name in keyof Omit<ReturnType<typeof picocolors.createColors>, 'isColorSupported'>]: Colour;
};

export function coloursFor(isWanted: boolean): Colours {
  const { isColorSupported: _, ...colours } = picocolors.createColors(isWanted);
  const marked =
    (colour: Colour): Colour =>
    (text) =>
      colour(shown(String(text))).replaceAll(ESC, MARK);
  return Object.fromEntries(Object.entries(colours).map(([name, colour]) => [name, marked(colour)])) as Colours;
}

export const pc = coloursFor(wanted && !NO_COLOR);

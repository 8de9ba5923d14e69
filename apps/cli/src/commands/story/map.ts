/** tabard story map: a book as a picture (SVG) or for other tools (Twee). */
import { drawSvg, graphOf, writeTwee } from '@tabard/adventures/story';
import { print, printFile } from '@tabard/terminal/terminal';
import type { Command } from 'commander';
import { UserError } from '../../fail';
import { writeText } from '../../files';
import { theHouse } from './books';
import { load } from './pages';
import { walkThrough } from './walkers';

interface Flags {
  readonly form: string;
  readonly out?: string;
  readonly walks: string;
  readonly seed: string;
}

export function addStoryMap(story: Command): void {
  story
    .command('map')
    .argument('<book>')
    .description('draw the book: entries, branches, checks, what each title opens; coloured by how often parties come')
    .option('--form <svg|twee>', 'a picture, or Twee 3 for other tools', 'svg')
    .option('--out <file>', 'where to (default: the screen)')
    .option('--walks <n>', 'how many parties tell the colours; 0: none', '0')
    .option('--seed <word>', 'what their dice are made from', '1')
    .action(run);
}

async function run(path: string, { form, out, walks, seed }: Flags): Promise<void> {
  if (form !== 'svg' && form !== 'twee') throw new UserError(`--form is svg or twee, not "${form}"`);
  const { book, words } = load(path);
  const others = theHouse().books.filter(({ adventure }) => adventure.id !== book.adventure.id);
  const graph = graphOf(book, words, others);
  const text = form === 'twee' ? writeTwee(graph) : drawSvg(graph, await sharesOf(book, walks, seed));
  if (out === undefined) return printFile(text);
  writeText(out, text);
  print(`written: ${out}`);
}

async function sharesOf(book: Parameters<typeof walkThrough>[0], walks: string, seed: string) {
  if (walks === '0') return undefined;
  const { walks: done } = await walkThrough(book, { walks, seed, seats: '1,2,3,4' });
  return (label: string): number => done.filter(({ opened }) => opened[label]).length / done.length;
}

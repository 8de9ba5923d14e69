/** What `npm run layout` does once the page is built: the whole matrix, or the part that was asked for. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { openDoor, openHouse } from '../inn.fixture';
import { CELLS, type Cell, lookAt, nameOf, type Sight, sightName } from './look.fixture';
import { hardMoments } from './moments.fixture';
import { PAGES } from './pages.fixture';

export interface Wish {
  /** Parts of "game moment", as "dark-minions", "market" or "page"; none: everything. */
  readonly sights: readonly string[];
  /** Parts of "width language text", as "360" and "de": a cell must have them all. */
  readonly cells: readonly string[];
  /** A folder for pictures; null takes none. */
  readonly pictures: string | null;
  /** A page that is served already, as by `vite`; null: the built one. */
  readonly address: string | null;
}

/** Answers how many faults there are, each told once with every size that has it. */
export async function measureAll({ sights, cells, pictures, address }: Wish): Promise<number> {
  const wants = (name: string) => sights.length === 0 || sights.some((part) => name.includes(part));
  const wanted: Sight[] = [
    ...PAGES.filter((page) => wants(sightName(page))),
    ...(await hardMoments((game, moment) => wants(`${game} ${moment}`))),
  ];
  const measured = CELLS.filter((cell) => cells.every((part) => nameOf(cell).split(' ').includes(part)));
  if (pictures) mkdirSync(pictures, { recursive: true });
  const house = address ? await openDoor(address) : await openHouse();
  let sum = 0;
  try {
    for (const sight of wanted) {
      const found = new Map<string, Found>();
      await lookAt(house, sight, measured, async (cell, faults, picture) => {
        for (const { kind, where, what } of faults) note(found, `${kind.padEnd(8)} ${where}`, what, cell);
        if (pictures) await picture(join(pictures, `${sightName(sight)} ${nameOf(cell)}.png`.replaceAll(' ', '-')));
      });
      report(sight, found, measured.length);
      sum += found.size;
    }
  } finally {
    await house.close();
  }
  console.log(`${sum} faults in ${wanted.length} sights of ${measured.length} sizes`);
  return sum;
}

/** What is wrong at one place: an example of it, and every size that has it. */
interface Found {
  readonly what: string;
  readonly cells: Set<Cell>;
}

function note(found: Map<string, Found>, place: string, what: string, cell: Cell): void {
  const known = found.get(place) ?? { what, cells: new Set() };
  known.cells.add(cell);
  found.set(place, known);
}

function report(sight: Sight, found: ReadonlyMap<string, Found>, of: number): void {
  console.log(`${found.size === 0 ? 'ok    ' : 'FAULTS'} ${sightName(sight)} (${of} sizes)`);
  for (const [place, { what, cells }] of [...found].sort(([a], [b]) => a.localeCompare(b)))
    console.log(`  ${place}: ${what}\n           at ${[...cells].map(nameOf).join(', ')}`);
}

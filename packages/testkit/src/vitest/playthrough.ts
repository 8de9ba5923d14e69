/** Registers the test that plays a checked-in playthrough again; UPDATE_PLAYTHROUGHS=1 writes it anew. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Setup } from '@tabard/kernel';
import { expect, test } from 'vitest';
import { type PlayedModule, type PlaythroughStyle, playthrough } from '../playthrough';

const FOLDER = fileURLToPath(new URL('../../../../playthroughs', import.meta.url));

/** `name` is the file's, without `.txt`: the game's id, or that with a variant behind it. */
export function playthroughFile(
  name: string,
  module: PlayedModule,
  setup: Setup,
  botSeed: number,
  style?: PlaythroughStyle,
): void {
  const path = join(FOLDER, `${name}.txt`);
  test(`the playthrough ${name} is as it was`, () => {
    const text = playthrough(module, setup, botSeed, style);
    if (process.env.UPDATE_PLAYTHROUGHS) {
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, text);
      return;
    }
    const hint = 'if the rules were meant to change, run again with UPDATE_PLAYTHROUGHS=1';
    if (!existsSync(path)) throw new Error(`there is no ${relative(process.cwd(), path)}; ${hint}`);
    expect(text, hint).toBe(readFileSync(path, 'utf8'));
  });
}

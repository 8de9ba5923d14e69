/** Games of Dungeon Fighter through the physics, a line each: who played, and every throw and flip with what came of it. */
import { appendFileSync } from 'node:fs';
import dungeonFighter, { type DungeonFighterEvent } from '@tabard/dungeon-fighter';
import { asEventOf, Match, playOut, seatBots, type TableOptions } from '@tabard/kernel';
import { type AnyBot, seedOfGame, whimsOf } from '@tabard/lab';

/** All Heroes are of one skill. */
export interface Cell {
  readonly skill: string;
  readonly heroes: number;
  readonly options: TableOptions;
}

/** Four regular bots, as the targets want them (DF-C9.1), and the hands, parties and dice that differ from theirs. */
const CELLS: readonly Cell[] = [
  { skill: 'regular', heroes: 4, options: { difficulty: 'normal' } },
  { skill: 'regular', heroes: 4, options: { difficulty: 'hard' } },
  { skill: 'regular', heroes: 4, options: { difficulty: 'inferno' } },
  { skill: 'regular', heroes: 2, options: { difficulty: 'normal' } },
  { skill: 'regular', heroes: 3, options: { difficulty: 'hard' } },
  { skill: 'regular', heroes: 4, options: { levelUp: 'on' } },
  { skill: 'regular', heroes: 6, options: { boxes: 'ice+crate', dice: 'crate' } },
  { skill: 'novice', heroes: 4, options: { difficulty: 'normal' } },
  { skill: 'novice', heroes: 2, options: { difficulty: 'hard' } },
  { skill: 'expert', heroes: 4, options: { difficulty: 'inferno' } },
  { skill: 'expert', heroes: 3, options: { difficulty: 'hard' } },
];

/** So many games of every cell. */
export function record(file: string, games: number, seed: string): void {
  for (let game = 0; game < games; game++) {
    for (const cell of CELLS) appendFileSync(file, `${JSON.stringify(play(cell, seedOfGame(seed, game)))}\n`);
  }
}

function play({ skill, heroes, options: table }: Cell, seed: string) {
  const bot = dungeonFighter.bots.find(({ id }) => id === skill) as AnyBot;
  const options = { ...table, throws: 'physics' };
  const match = Match.start(dungeonFighter.game, { seats: heroes, options, seed, unattended: true }) as Match;
  playOut(match, seatBots(match, Array<AnyBot>(heroes).fill(bot), whimsOf(seed)));
  const events = match.eventsFor('everything').map(asEventOf<DungeonFighterEvent>);
  return {
    skill,
    heroes,
    options,
    seed,
    reason: match.standing?.reason,
    throws: events.flatMap((event) =>
      event.type === 'thrown' ? [{ situation: event.situation, facts: event.facts }] : [],
    ),
    flips: events.flatMap((event) =>
      event.type === 'flipped' ? [{ situation: event.situation, facts: event.facts }] : [],
    ),
  };
}

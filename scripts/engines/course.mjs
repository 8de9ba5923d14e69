// What is done in one engine, step by step. A step tells in a few words what it saw, or throws.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hearGoldens, serveGoldens } from './goldens.mjs';
import * as inPage from './in-page.mjs';

/** Tables whose usual choice would be slow, or whose order would hang on how fast a bot thinks. */
const TABLES = {
  'dark-minions': 'seats=3&bots=schemer',
  'para-roles': 'campaign=woods&stats=easy&split=auto&person=3&bots=companion',
  'roll-player': 'seats=3&mode=ff&bots=squire',
  'dungeon-fighter': 'seats=2&person=1,2&difficulty=inferno&heroes=dealt',
};
const FIRST = 20_261; // Of every draw from the browser's own chance, and so the seed of the bots' whims.
const ANOTHER = 100_003;
const PATIENCE = 4 * 60_000;
const LONG_PATIENCE = 20 * 60_000;
/** The table, once all that has happened there is saved. */
const KEPT = '.at-table[data-kept="true"]';

export class Course {
  /** What is compared in the end, by name. */
  facts = {};
  counts = { loads: 0, decisions: 0, throws: 0 };
  #page;
  #first = FIRST;
  #inn;
  #house;

  /** `house`: { twins, serve } */
  constructor(page, house, inn) {
    this.#page = page;
    this.#house = house;
    this.#inn = inn;
  }

  // ---- steps

  async arrive(depth) {
    await this.#load('/');
    await this.#page.run(inPage.settle, depth);
    await this.#load('/');
    return this.#page.run(inPage.waitFor, 'h1', PATIENCE);
  }

  /** Sits down, plays, loads the page anew in the midst of it, plays on, and takes the record to Node. */
  async table(game, decisions) {
    const query = new URLSearchParams(`now&seed=engines&${TABLES[game] ?? ''}`);
    await this.#prepare();
    await this.#page.run(inPage.walk, `/table/${game}/new?${query}`);
    const half = Math.ceil(decisions / 2);
    const first = await this.#play(half, 0);
    await this.#expectFresh();
    await this.#page.run(inPage.waitFor, KEPT, PATIENCE);
    await this.#reload();
    const again = await this.#play(0, half);
    if (again.answers !== first.answers)
      throw new Error(`${first.answers} answers before the reload, ${again.answers} after it`);
    await this.#expectFresh();
    const { over } = await this.#play(decisions - half, half);
    const text = await this.#record();
    this.facts[`record of ${game}`] = text;
    const persons = (query.get('person') ?? '1').split(',').map((seat) => Number(seat) - 1);
    const { answers, thought } = this.#house.playTwin(text, { persons, bot: query.get('bots'), whims: this.#first });
    return `${answers} answers, ${thought} of bots, ${over ? 'to the end, ' : ''}the same in Node`;
  }

  async practice() {
    await this.#prepare();
    await this.#page.run(inPage.walk, '/practice/dungeon-fighter');
    await this.#page.run(inPage.waitFor, '.df-assist button', PATIENCE);
    const { same, all } = await this.#page.run(inPage.checkMachine, PATIENCE);
    this.counts.throws += all;
    if (same !== all) throw new Error(`only ${same} of ${all} golden throws fall as in Node`);
    return `${same} of ${all} golden throws as in Node`;
  }

  async throwing() {
    await this.#page.run(inPage.waitFor, '.df-hall', PATIENCE);
    const thrown = await this.#page.run(inPage.throwDice, PATIENCE);
    this.counts.throws += thrown.length;
    this.facts['throws of a hand'] = JSON.stringify(thrown.map(({ x, z, hit, value }) => ({ x, z, hit, value })));
    const kind = await this.#page.run(() => document.querySelector('.df-hall').dataset.kind);
    return `${thrown.length} dice thrown, the table ${kind === 'hall' ? 'in three dimensions' : 'flat'}`;
  }

  /** Every bot, option and number of seats in small games that only their hashes are kept of (`npm run nodes`). */
  async goldens(stored) {
    const goldens = await serveGoldens();
    try {
      this.counts.loads += 1;
      await this.#page.open(goldens.address);
      const told = await this.#page.run(hearGoldens, LONG_PATIENCE);
      const names = Object.keys(stored);
      const other = names.filter((name) => told[name] !== stored[name]);
      if (other.length > 0) throw new Error(`${other.length} of ${names.length} end otherwise: ${other.join('; ')}`);
      return `${names.length} golden games and throws as in Node`;
    } finally {
      goldens.close();
    }
  }

  /** A file made in Node is laid down, and the page itself says that it is true. */
  async importing(game) {
    const folder = mkdtempSync(join(tmpdir(), 'tabard-engines-'));
    try {
      const file = join(folder, 'game.json');
      writeFileSync(file, this.#house.finishedGame(game));
      await this.#load('/replay');
      await this.#page.run(inPage.waitFor, '.lay-down input[type="file"]', PATIENCE);
      await this.#page.give('.lay-down input[type="file"]', file);
      await this.#page.run(inPage.waitFor, '.after-deeds', PATIENCE);
      await this.#page.run(inPage.press, 'Verify');
      await this.#page.run(inPage.waitFor, 'dialog[open] .checks', PATIENCE);
      const checks = await this.#page.run(() =>
        [...document.querySelectorAll('dialog[open] .checks li')].map(({ dataset }) => dataset.holds),
      );
      if (checks.length === 0 || checks.some((holds) => holds !== 'true'))
        throw new Error(`checks: ${checks.join(', ')}`);
      return `${checks.length} checks hold`;
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }

  /** The last step: nobody answers at the address any more. */
  async offline(game, decisions) {
    await this.#prepare();
    await this.#page.run(inPage.walk, `/table/${game}/new?now&seed=offline&${TABLES[game] ?? ''}`);
    await this.#play(2, 0);
    await this.#page.run(inPage.readyForOffline, game, PATIENCE);
    await this.#page.run(inPage.waitFor, KEPT, PATIENCE);
    await this.#inn.close();
    await this.#reload();
    await this.#play(decisions, 2);
    return `${decisions} decisions without a server, after a reload`;
  }

  // ---- hands

  async #load(path) {
    this.counts.loads += 1;
    await this.#page.open(`${this.#inn.address}${path}`);
  }

  async #reload() {
    this.counts.loads += 1;
    await this.#page.reload();
    await this.#page.run(inPage.prepare, this.#first);
  }

  /** Each visit draws other numbers: two tables with one name would be one table. */
  async #prepare() {
    this.#first += ANOTHER;
    await this.#load('/');
    await this.#page.run(inPage.waitFor, 'h1', PATIENCE);
    await this.#page.run(inPage.prepare, this.#first);
  }

  async #play(count, before) {
    const played = await this.#page.run(inPage.play, count, before, PATIENCE);
    this.counts.decisions += played.given;
    const trouble = (await this.#page.run(inPage.troubleOf)) ?? this.#page.errors[0];
    if (trouble) throw new Error(trouble);
    return played;
  }

  async #expectFresh() {
    const stale = await this.#page.run(inPage.stale);
    if (stale.length > 0) throw new Error(`styles were not kept up: ${stale.join('; ')}`);
  }

  async #record() {
    const id = await this.#page.run(() => location.pathname.split('/').pop());
    await this.#page.run(inPage.waitFor, KEPT, PATIENCE);
    await this.#page.run(inPage.walk, `/replay/${id}`);
    await this.#page.run(inPage.waitFor, '.after-deeds', PATIENCE);
    await this.#page.run(inPage.press, 'Download');
    return this.#page.run(() => window.engineFile);
  }
}

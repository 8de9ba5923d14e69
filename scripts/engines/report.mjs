// What the engines told, side by side. Pure, so that a test can show it every way to differ.
import { createHash } from 'node:crypto';

/**
 * @typedef Visit
 * @property {string} name
 * @property {string} version
 * @property {string} [broke] why the engine was never seen
 * @property {Map<string, { seen?: string, failed?: string }>} [results] by step
 * @property {Record<string, string>} [facts] what must be the same everywhere
 * @property {Record<string, number>} [counts]
 */

const short = (text) => createHash('sha256').update(text).digest('hex').slice(0, 12);
const factsOf = (visits) => [...new Set(visits.flatMap(({ facts = {} }) => Object.keys(facts)))];

/** A line each. @param {Visit[]} visits */
export function failuresOf(visits) {
  const told = visits.flatMap(({ name, broke, results = new Map() }) => [
    ...(broke ? [`${name}: ${broke}`] : []),
    ...[...results].filter(([, { failed }]) => failed).map(([step, { failed }]) => `${name}: ${step}: ${failed}`),
  ]);
  const differing = factsOf(visits).filter((fact) => {
    const texts = visits.flatMap(({ facts = {} }) => (fact in facts ? [facts[fact]] : []));
    return new Set(texts).size > 1;
  });
  return [...told, ...differing.map((fact) => `${fact}: not the same in every engine`)];
}

/** For console.table: a row a fact, a column an engine. @param {Visit[]} visits */
export function tableOf(visits) {
  /** @type {Record<string, Record<string, string | number>>} */
  const rows = {};
  for (const { name, version, broke, facts = {}, counts = {} } of visits) {
    const hashes = factsOf(visits).map((fact) => [fact, fact in facts ? short(facts[fact]) : '—']);
    const cells = broke ? { broke } : { ...counts, ...Object.fromEntries(hashes) };
    for (const [row, cell] of Object.entries(cells)) rows[row] = { ...rows[row], [`${name} ${version}`]: cell };
  }
  return rows;
}

/** The list of open questions is kept in order. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const text = readFileSync(new URL('./QUESTIONS.md', import.meta.url), 'utf8');

test('every open question names its clause first, and has a ruling and a reason', () => {
  const questions = text.split(/^- /m).slice(1);
  expect(questions.length).toBeGreaterThan(0);
  for (const question of questions) {
    expect(question).toMatch(/^\*\*RA-[A-Z]?\d+(\.\d+)?\s/);
    expect(question).toMatch(/\?\*\*\s+Ruling:/);
    expect(question).toMatch(/\sWhy:\s/);
  }
});

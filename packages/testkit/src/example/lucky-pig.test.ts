import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { scenario } from '../scenario/builder';
import { describeProblems, runScenario } from '../scenario/run';
import { conformance, playthroughFile, scenarioFiles } from '../vitest';
import { luckyPig } from './lucky-pig';

conformance(luckyPig, [
  { seats: 2, games: 3 },
  { seats: 4, games: 2 },
]);

scenarioFiles(fileURLToPath(new URL('./scenarios', import.meta.url)), [{ game: luckyPig }]);

playthroughFile('lucky-pig', { game: luckyPig }, { seats: 3, seed: 'playthrough' }, 1);

test('LP-3 a one loses the pot and the turn', () => {
  const game = scenario(luckyPig)
    .seats(2)
    .board({ pot: 12, charms: { 0: [9, 4] } })
    .random('pig', [0]);
  game.expectOptions(0, [9, 4, 'roll', 'hold']); // exactly these
  game.seat(0).answers('roll');
  game.expectBoard({ pot: 0, banked: [0, 0] });
  game.expectQuestion('turn.act', 1);
  game.expectRandomUsedUp();
});

test('the scenario in docs/adding-a-game.md holds', () => {
  const page = readFileSync(new URL('../../../../docs/adding-a-game.md', import.meta.url), 'utf8');
  const [, yaml] = /```yaml\n([\s\S]*?)```/.exec(page)!;
  expect(describeProblems(runScenario(yaml, 'docs/adding-a-game.md', [{ game: luckyPig }]))).toBe('');
});

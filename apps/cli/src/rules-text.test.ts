import { expect, test } from 'vitest';
import { parseRules } from './rules-text';

const RULES = `# A game
Words before.
## 1. Setting up
- **AB-1.1** First.
- **AB-1.2** Second:

| a | b |
|---|---|
| 1 | 2 |

- **AB-1.3** Third.
## Rulings
- **AB-R1** A ruling.
### Aside
Not a clause.
`;

test('clauses with their chapters; a table belongs to the clause above it', () => {
  expect(parseRules(RULES)).toEqual([
    { id: 'AB-1.1', chapter: '1. Setting up', text: 'First.' },
    { id: 'AB-1.2', chapter: '1. Setting up', text: 'Second:\n\n| a | b |\n|---|---|\n| 1 | 2 |' },
    { id: 'AB-1.3', chapter: '1. Setting up', text: 'Third.' },
    { id: 'AB-R1', chapter: 'Rulings', text: 'A ruling.' },
  ]);
});

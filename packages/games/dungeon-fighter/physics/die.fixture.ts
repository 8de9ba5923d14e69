/** What became of a die: a plain hit on the board, but for what is said. */
import type { DieFacts } from './index';

export const dieThat = (facts: Partial<DieFacts> = {}): DieFacts => ({
  id: 'red',
  bounced: true,
  reqs: {},
  rest: 'section',
  section: 'B3',
  value: 4,
  bullseye: false,
  touched: [],
  template: '',
  inside: false,
  symbol: 'blank',
  ...facts,
});

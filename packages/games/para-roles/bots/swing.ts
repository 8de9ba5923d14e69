/** Swing: everyone attacks, always. The measure of how far one comes without a thought (ledger, 5.6). */
import type { Content } from '../content';
import { questions } from '../rules/keys';
import type { Action } from '../rules/questions';
import { Companion, type ParaBot } from './companion';

export const swing: ParaBot = {
  id: 'swing',
  listens: false,
  sit: (chair) => {
    const guide = new Companion(chair); // the way through a maze it knows as well as anybody
    return {
      choose: (ask) => (ask.question === 'turn.action' ? swingAt(ask.options, chair.content) : guide.choose(ask)),
    };
  },
};

/** What it does if it can, the first before the others. */
const WANTED: readonly ((action: Action) => boolean)[] = [
  ({ does }) => does === 'attack',
  (action) => action.does === 'seal' && !action.withChalk,
  ({ does }) => does === 'rest',
  ({ does }) => does === 'begin',
];

function swingAt(keys: readonly string[], content: Content): string {
  const actions = keys.map((key) => questions.option('turn.action', key, content));
  const found = WANTED.map((isWanted) => actions.findIndex(isWanted)).find((at) => at >= 0);
  return keys[found ?? 0];
}

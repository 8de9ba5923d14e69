/** An enemy's turn: what it loses, what it rolls, what it does instead, and a die that is parked (topic 16). */
import type { Flow } from '@tabard/kernel';
import { ACTIONS, AT_ONE_BY_CARD, type EnemyAction, NEVER_PARK } from '../../content/enemies';
import { type Enemy, enemyOf, type G, printedSum, type Seen, type Who } from '../board';
import { campaignOf } from '../campaign';
import { type Card, NONE, TRICK } from '../cards/cards';
import { actionDraw, check, namedByEnemy } from '../cards/draw';
import { anyEffect, runningEffects } from '../effects/effect';
import { ref } from '../refs';
import { deedOf, fellowToDefend } from './enemy-actions';
import { attackOwnSide } from './enemy-attack';

/** PR-16.4, PR-R43: weakest first, then whoever came first; Undead Guards have no turn. */
export function nextEnemy({ b }: Seen): Enemy | undefined {
  const waiting = b.enemies.filter(({ acted, type }) => !acted && type !== 'undead-guard');
  return waiting.sort((x, y) => printedSum(x) - printedSum(y) || x.id - y.id)[0];
}

export function* enemyTurn(g: G, who: Who): Flow {
  const enemy = enemyOf(g, who);
  enemy.stance = 0; // PR-16.5
  enemy.down = NONE; // PR-13.15
  for (const [effect, run] of runningEffects(g)) yield* effect.turnStarts?.(g, run, who) ?? [];
  if (enemy.loses || anyEffect(g, 'losesTurns', who)) {
    enemy.loses = 0; // PR-16.10: a parked die stays as it is
    g.tell('action.lost', { who: ref(g, who) });
  } else if (enemy.turnsOn !== NONE) {
    const target = enemy.turnsOn;
    enemy.turnsOn = NONE;
    yield* attackOwnSide(g, who, target);
  } else yield* perform(g, enemy, chooseAction(g, enemy));
}

/** PR-16.2: a parked action, or what the die says; a Minion only attacks (PR-18.1). */
function chooseAction(g: G, enemy: Enemy): EnemyAction {
  const table = ACTIONS[enemy.type];
  const { parked } = enemy;
  if (parked === '' && !table) {
    g.tell('enemy.acts', { enemy: ref(g, enemy.id), action: 'attack', face: NONE, parked: 0 });
    return 'attack';
  }
  const face = parked === '' ? g.roll('enemy', NONE, ['enemy'])[0] : NONE;
  const rolled = parked === '' ? (table as readonly EnemyAction[])[face] : parked;
  const action = instead(g, enemy, rolled);
  if (action !== rolled) enemy.parked = ''; // PR-16.9, PR-R44
  g.tell('enemy.acts', { enemy: ref(g, enemy.id), action, face, parked: parked === '' ? 0 : 1 });
  return action;
}

/** PR-16.11: what has become pointless is replaced, and the substitute too. */
export function instead(g: Seen, enemy: Enemy, action: EnemyAction): EnemyAction {
  const { b } = g;
  if (action === 'defend-other') {
    return enemy.protects !== NONE || !fellowToDefend(g, enemy) ? 'defend-self' : action; // PR-18.6
  }
  if (action === 'destroy') return enemy.pile === 0 ? 'steal' : action; // PR-18.17
  if (action === 'riposte') return enemy.riposte ? instead(g, enemy, 'damage-boost') : action; // PR-18.31
  if (action === 'undead-guard') {
    const hasGuard = b.enemies.some(({ type, protects }) => type === 'undead-guard' && protects === enemy.id);
    return hasGuard ? instead(g, enemy, 'damage-boost') : action; // PR-18.53
  }
  const isPointless = action === 'damage-boost' ? enemy.boost : campaignOf(g).isPointless?.(g, action); // PR-17.11
  return isPointless ? 'attack' : action;
}

/** PR-16.6: an ability that is checked against Trick and fails is parked until it succeeds. */
function* perform(g: G, enemy: Enemy, action: EnemyAction): Flow {
  if (isNotDefending(g, enemy, action)) {
    g.tell('idle', { enemy: ref(g, enemy.id) }); // PR-13.37
    return;
  }
  let card: Card = NONE;
  if (!NEVER_PARK.includes(action)) {
    const passed = yield* trick(g, enemy.id, action);
    if (!passed.ok) {
      enemy.parked = action;
      g.tell('parked', { enemy: ref(g, enemy.id), action });
      return;
    }
    ({ card } = passed);
    enemy.parked = '';
  }
  yield* deedOf(g, action)(g, enemy, card);
}

const isNotDefending = (g: G, enemy: Enemy, action: EnemyAction): boolean =>
  (action === 'defend-self' || action === 'defend-other') && anyEffect(g, 'noDefending', enemy.id);

/** PR-17.7: the card that passes may name the target too. */
function* trick(g: G, enemy: Who, action: EnemyAction) {
  const auto = anyEffect(g, 'succeeds', enemy);
  const names = AT_ONE_BY_CARD.includes(action) ? (card: Card) => namedByEnemy(g, card) : undefined;
  return yield* check(g, enemy, TRICK, { ...actionDraw(g, enemy), auto, names });
}

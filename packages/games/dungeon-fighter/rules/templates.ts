/** DF-30, DF-R110: Templates that are flipped onto the board. */
import type { Flow } from '@tabard/kernel';
import { FLIP_FIELDS, type FlipOutcome, type FlipSituation, type TemplateId } from '../physics';
import { type Caller, type Combat, combatOf, type G, nextAble } from './board';
import { suffer } from './hurt';
import { assistFlip, sealFlip, unseal } from './sealed';

/** Flips what was called for. A Hero who faints over it leaves the rest, and the turn, to the next (DF-R23). */
export function* flipTemplates(g: G): Flow {
  const combat = combatOf(g);
  while (combat.toFlip.length > 0) {
    const [{ template, by }] = combat.toFlip;
    const liesThere = combat.layout.templates.some(({ id }) => id === template);
    if (
      liesThere &&
      (yield* g.choose(combat.active, 'flip.again', () => ['leave', 'flip'] as const, { about: { template } })) ===
        'leave'
    ) {
      g.tell('template.kept', { template }); // DF-30.4
      combat.toFlip.shift();
      callsFor(combat, template, by);
      continue;
    }
    combat.layout = withoutTemplate(combat.layout, template);
    if (!(yield* flip(g, template))) continue;
    combat.toFlip.shift();
    combat.flatFlips = 0;
    callsFor(combat, template, by);
    g.tell('template.lies', { template });
  }
}

/** Called for by two, it stays with the one that stays when the party backs down (DF-R26). */
function callsFor(combat: Combat, template: TemplateId, by: Caller): void {
  const before = combat.templatesBy.find((one) => one.template === template);
  const others = combat.templatesBy.filter((one) => one !== before);
  combat.templatesBy = [...others, { template, by: before && before.by !== 'monster' ? before.by : by }];
}

/** After two flips that turned too little the game gives the turn itself (DF-R110.3). */
const FLAT_FLIPS = 2;

/** One flip; true when the Template lies well. */
function* flip(g: G, template: TemplateId): Flow<boolean> {
  const combat = combatOf(g);
  const seat = combat.active;
  const hash = sealFlip(g);
  const answer = yield* g.input(seat, 'flip', FLIP_FIELDS, () => ['assist'] as const, {
    about: { template, hash },
    bounds: 'DF-R104.4',
  });
  const assisted = answer === 'assist';
  const given = assisted ? assistFlip(g) : answer;
  const { nonce, salt } = unseal(g);
  const situation: FlipSituation = {
    layout: combat.layout,
    template,
    input: combat.flatFlips >= FLAT_FLIPS ? withGivenTurn(given) : given,
    nonce,
  };
  const outcome = g.world<FlipOutcome>('flip', { by: g.options.throws, ...situation });
  const { facts } = outcome;
  const isThere = !facts.touchesTable && facts.turned;
  if (isThere) {
    const { dice, templates } = outcome.layout;
    const lies = templates.filter(({ id }) => id === template);
    combat.layout = { ...combat.layout, dice, templates: [...combat.layout.templates, ...lies] }; // DF-30.5
  }
  g.tell('flipped', { seat, situation, facts, ticks: outcome.ticks, hash: outcome.hash, salt, assisted });
  if (isThere) return true;
  g.tell('template.again', { template, seat, why: facts.touchesTable ? 'table' : 'turn' });
  if (facts.touchesTable) {
    yield* suffer(g, [seat], 1, 'flip'); // DF-30.3, DF-R75
    if (g.b.heroes[seat].fainted) {
      combat.active = nextAble(g, seat); // DF-R23
      g.tell('turn.begins', { seat: combat.active });
    }
  } else combat.flatFlips += 1;
  return false;
}

const TURN_RATE = 11_000; // mrad/s

const withGivenTurn = (input: readonly number[]): number[] =>
  FLIP_FIELDS.map(({ name }, i) => (name === 'turn' ? TURN_RATE : input[i]));

export const withoutTemplate = <L extends { readonly templates: readonly { readonly id: string }[] }>(
  layout: L,
  template: TemplateId,
): L => ({ ...layout, templates: layout.templates.filter(({ id }) => id !== template) });

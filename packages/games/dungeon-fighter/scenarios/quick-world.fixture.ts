/**
 * A world without physics, for many games in a moment: what a throw does is read off its nonce. It is wilder than the
 * real one (more bullseyes, icons and Icebergs), so that rare rules come up.
 */
import type { Plain } from '@tabard/kernel';
import {
  type DieFacts,
  type FlipOutcome,
  type FlipSituation,
  SECTIONS,
  type ThrowOutcome,
  type ThrowSituation,
} from '../physics';
import { dungeonFighter } from '../rules';

const FLAT = [0, 0, 0, 30_000] as const;

export const quickGame = {
  ...dungeonFighter,
  world: (label: string, situation: Plain): Plain =>
    label === 'flip' ? flip(situation as FlipSituation) : toss(situation as ThrowSituation),
};

function toss({ dice, reqs, nonce, layout }: ThrowSituation): ThrowOutcome {
  const facts = dice.map(({ id }, i) => factsOf(id, reqs, layout, nonce.slice(6 * i)));
  const icebergs = layout.icebergs.filter((n) => (nonce[5] >> n) % 4 === 0);
  const left = layout.icebergs.filter((n) => !icebergs.includes(n));
  return {
    facts: { dice: facts, icebergs, wallDown: false },
    layout: { ...layout, icebergs: left },
    ticks: 1,
    hash: '',
  };
}

function factsOf(
  id: string,
  reqs: readonly string[],
  { templates }: ThrowSituation['layout'],
  nonce: readonly number[],
): DieFacts {
  const [where, section, symbol, bounce, met] = nonce;
  const onTemplate = templates.length > 0 && where % 5 === 0 ? templates[section % templates.length].id : '';
  const rest = onTemplate ? 'template' : (['section', 'section', 'section', 'hole', 'bone', 'out'] as const)[where % 6];
  const counted = SECTIONS[section % SECTIONS.length];
  const next = SECTIONS[(section + 1) % SECTIONS.length];
  const isSection = rest === 'section';
  const touched = [counted, ...(symbol % 2 ? [next] : [])].map(({ id: name, value }) => ({ section: name, value }));
  return {
    id,
    bounced: bounce % 8 > 0,
    reqs: Object.fromEntries(reqs.map((req, i) => [req, (met >> i) % 6 > 0])),
    rest,
    section: isSection ? counted.id : '',
    value: isSection ? counted.value : 0,
    bullseye: isSection && counted.id === 'BULL',
    touched: isSection ? touched : [],
    template: onTemplate,
    inside: onTemplate !== '' && onTemplate !== 'weak-point' && symbol % 2 === 1,
    symbol: symbol % 3 === 0 ? 'icon' : id === 'snow' && symbol % 3 === 1 ? 'snow' : 'blank',
  };
}

function flip({ template, layout, nonce: [direction, speed] }: FlipSituation): FlipOutcome {
  const facts = { template, turned: direction % 4 > 0, touchesTable: speed % 6 === 0, displaced: [] };
  const lies = { id: template, p: [0, 550, 0] as const, q: FLAT };
  const isValid = facts.turned && !facts.touchesTable;
  return {
    facts,
    layout: isValid ? { ...layout, templates: [...layout.templates, lies] } : layout,
    ticks: 1,
    hash: '',
  };
}

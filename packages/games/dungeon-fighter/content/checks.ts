/** What no single card can promise: a deck as a whole, and the boxes put together. */

import type { z } from '@tabard/content/zod';
import type { TemplateId } from '../physics';
import {
  CARD_REQUIREMENTS,
  type CardRequirement,
  GADGETS,
  type Gadget,
  MONSTER_TYPES,
  SPECIAL_DICE,
  type SpecialDie,
  TEMPLATE_IDS,
} from './kinds';
import type { boss, box, dungeonCard, equipment, hero, MonsterAbility, monster, SetupCall } from './schema';

/** One box as its files tell it. */
export interface ReadBox {
  readonly id: string;
  readonly supplies: z.infer<typeof box>;
  readonly heroes: readonly z.infer<typeof hero>[];
  readonly monsters: readonly z.infer<typeof monster>[];
  readonly bosses: readonly z.infer<typeof boss>[];
  readonly dungeon: readonly z.infer<typeof dungeonCard>[];
  readonly equipment: readonly z.infer<typeof equipment>[];
}

type Context = { addIssue(issue: { code: 'custom'; path: PropertyKey[]; message: string }): void };

/** DF-C2.1. */
export function enoughOfEachType({ monsters }: { monsters: ReadBox['monsters'] }, ctx: Context): void {
  for (const type of MONSTER_TYPES) {
    const found = monsters.filter((monster) => monster.type === type).length;
    if (found < 4)
      ctx.addIssue({
        code: 'custom',
        path: ['monsters'],
        message: `at least 4 Monsters of type ${type}, not ${found}`,
      });
  }
}

/** DF-C5.1: the sum decides how many combats lie between two Shops. */
export const DUNGEON_CARDS = 21;
export const SHOP_ICONS = 68;

export function iconsAddUp({ dungeon }: { dungeon: ReadBox['dungeon'] }, ctx: Context): void {
  const sum = dungeon.reduce((icons, card) => icons + card.shopIcons, 0);
  if (dungeon.length !== DUNGEON_CARDS || sum !== SHOP_ICONS)
    ctx.addIssue({
      code: 'custom',
      path: ['dungeon'],
      message: `${DUNGEON_CARDS} cards with ${SHOP_ICONS} Shop icons, not ${dungeon.length} with ${sum}`,
    });
}

/** All that the cards ask for, as often as they do. */
export interface Calls {
  readonly reqs: readonly CardRequirement[];
  readonly gadgets: readonly Gadget[];
  readonly templates: readonly TemplateId[];
  readonly dice: readonly SpecialDie[];
}

interface Asking {
  readonly req?: CardRequirement;
  readonly ability?: MonsterAbility;
  readonly setup?: SetupCall;
}

const isGadget = (req: CardRequirement): req is CardRequirement & Gadget =>
  (GADGETS as readonly string[]).includes(req);

export function callsOf(boxes: readonly Pick<ReadBox, 'monsters' | 'bosses' | 'dungeon' | 'equipment'>[]): Calls {
  const wares = boxes.flatMap(({ equipment }) => equipment);
  const asking: readonly Asking[] = [
    ...boxes.flatMap(({ monsters, bosses, dungeon }) => [...monsters, ...bosses, ...dungeon]),
    ...wares.filter((ware) => ware.kind === 'weapon'),
  ];
  const spent = wares.flatMap((ware) => (ware.kind === 'spendable' ? [ware.effect] : []));
  const reqs = asking.flatMap(({ req, ability }) => [
    ...(req ? [req] : []),
    ...(ability?.kind === 'madness' ? ability.reqs : []),
  ]);
  const icebergs = asking.filter(({ setup }) => setup?.icebergs).map(() => 'icebergs' as const);
  return {
    reqs,
    gadgets: [...icebergs, ...reqs.filter(isGadget)], // DF-26.8: a throw of that name needs the gadget.
    templates: [
      ...asking.flatMap(({ setup }) => setup?.templates ?? []),
      ...spent.flatMap((effect) => (effect.kind === 'flip' ? [effect.template] : [])),
    ],
    dice: [
      ...asking.flatMap(({ setup }) => setup?.dice ?? []),
      ...spent.flatMap((effect) => (effect.kind === 'dice' ? [effect.dice] : [])),
    ],
  };
}

/** What is wrong with boxes that are to be played together. */
export function problemsOfMix(boxes: readonly ReadBox[]): string[] {
  return [...repeatedIds(boxes), ...idleThings(boxes), ...lackingThings(boxes), ...lackingCards(boxes)];
}

/** An id is a card's name: in the words, and for DF-16.3. */
function repeatedIds(boxes: readonly ReadBox[]): string[] {
  return (['heroes', 'monsters', 'bosses', 'dungeon', 'equipment'] as const).flatMap((deck) => {
    const ids = boxes.flatMap((box) => box[deck].map(({ id }) => id));
    return ids.filter((id, i) => ids.indexOf(id) !== i).map((id) => `${deck}: "${id}" stands there twice`);
  });
}

/** DF-C8.1. */
function idleThings(boxes: readonly ReadBox[]): string[] {
  const calls = callsOf(boxes);
  const idle = [
    ...CARD_REQUIREMENTS.filter((req) => !calls.reqs.includes(req)),
    ...GADGETS.filter((gadget) => !calls.gadgets.includes(gadget)),
    ...TEMPLATE_IDS.filter((template) => !calls.templates.includes(template)),
    ...SPECIAL_DICE.filter((die) => !calls.dice.includes(die)),
  ];
  return [...new Set(idle)].map((thing) => `no card asks for ${thing}`);
}

/** DF-32.5, and the same for Templates and board modifiers. */
function lackingThings(boxes: readonly ReadBox[]): string[] {
  const calls = callsOf(boxes);
  const there = new Set<string>(
    boxes.flatMap(({ supplies }) => [...supplies.gadgets, ...supplies.templates, ...supplies.specialDice]),
  );
  const asked = new Set([...calls.gadgets, ...calls.templates, ...calls.dice]);
  return [...asked].filter((thing) => !there.has(thing)).map((thing) => `no box holds ${thing}`);
}

function lackingCards(boxes: readonly ReadBox[]): string[] {
  const ofLevel = (level: number) =>
    boxes.flatMap(({ monsters }) => monsters).filter((monster) => monster.level === level).length;
  return [
    ...[1, 2, 3].filter((level) => ofLevel(level) < 3).map((level) => `fewer than 3 Monsters of level ${level}`), // DF-2.8
    ...(ofLevel(4) === 0 ? ['no Monster of level 4'] : []),
    ...(boxes.every(({ bosses }) => bosses.length === 0) ? ['no Final Boss'] : []), // DF-19.1
    ...(boxes.every(({ supplies }) => supplies.boards === 0) ? ['no Target board'] : []), // DF-32.2
    ...(boxes.every(({ supplies }) => supplies.diceSets.length === 0) ? ['no dice'] : []), // DF-32.3
  ];
}

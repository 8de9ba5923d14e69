/** The hero's card as a picture: vellum, brass, the figure in its niche, attributes and Stars. */
import {
  BRASS,
  FACE,
  fill,
  glyph,
  INK,
  type Letters,
  NAME,
  type Paint,
  PROSE,
  paintShapes,
  SOFT,
  stroke,
  vellum,
  words,
} from '@tabard/page/design/picture/paint';
import { paintDie } from '../dice/die-paint';
import { SIGNS } from '../icons';
import { figureOf } from '../sheet/figure-parts';
import { plain, signed } from '../signed';
import type { CardRow, HeroCardData } from './hero-card-data';

export const CARD = { width: 1000, height: 1400 };

export function paintHeroCard(canvas: HTMLCanvasElement, data: HeroCardData): void {
  canvas.width = CARD.width;
  canvas.height = CARD.height;
  const paint = canvas.getContext('2d');
  if (!paint) return;
  vellum(paint, CARD, SIGNS.star);
  heading(paint, data);
  paintShapes(paint, figureOf(data.outfit), 70, 262, 2.45);
  if (data.pet) pet(paint, data.pet);
  rows(paint, data.rows);
  stars(paint, data);
  gear(paint, data.gear);
  foot(paint, data);
}

function heading(paint: Paint, { name, who, lines }: HeroCardData): void {
  words(paint, name, CARD.width / 2, 128, { font: NAME, size: 88, weight: 600, align: 'center', most: 860 });
  words(paint, who, CARD.width / 2, 182, { font: PROSE, size: 44, align: 'center', colour: SOFT, most: 860 });
  words(paint, lines.join(' · '), CARD.width / 2, 228, {
    font: PROSE,
    size: 32,
    align: 'center',
    colour: SOFT,
    most: 860,
  });
  stroke(paint, 'M140 246H860', BRASS, 2);
}

function pet(paint: Paint, { icon, name }: NonNullable<HeroCardData['pet']>): void {
  const x = 420;
  fill(paint, `M${x} 712A56 56 0 1 1 ${x - 0.1} 712Z`, '#f7e9c4');
  stroke(paint, `M${x} 712A56 56 0 1 1 ${x - 0.1} 712Z`, BRASS, 4);
  glyph(paint, icon, x, 768, 80, INK);
  words(paint, name, 266, 836, { font: PROSE, size: 30, align: 'center', colour: SOFT, most: 340 });
}

const ROW_TOP = 292;
const ROW_STEP = 78;

function rows(paint: Paint, all: readonly CardRow[]): void {
  for (const [i, { row, name, dice, score, goal, stars: worth, isMet }] of all.entries()) {
    const y = ROW_TOP + i * ROW_STEP;
    fill(paint, `M492 ${y - 6}H936V${y + 64}H492Z`, isMet ? 'rgb(246 205 98 / 0.75)' : 'rgb(255 255 255 / 0.3)');
    glyph(paint, SIGNS[row], 520, y + 29, 40, BRASS);
    words(paint, name, 548, y + 24, { font: FACE, size: 24, most: 130 });
    words(paint, `${goal} · ${worth}★`, 548, y + 54, { font: FACE, size: 24, colour: isMet ? INK : SOFT, most: 130 });
    for (const [column, { die, value }] of dice.entries()) paintDie(paint, die, value, 684 + 58 * column, y + 2, 52);
    words(paint, plain(score), 924, y + 46, { font: NAME, size: 52, weight: 600, align: 'right' });
  }
}

const STARS_TOP = 900;

function stars(paint: Paint, { stars: all, total, rank }: HeroCardData): void {
  stroke(paint, `M70 ${STARS_TOP - 34}H930`, BRASS, 2);
  const half = Math.ceil(all.length / 2);
  for (const [i, { says, stars: each }] of all.entries()) {
    const x = i < half ? 74 : 400;
    const y = STARS_TOP + 20 + 48 * (i % half);
    words(paint, says, x, y, { font: FACE, size: 27, colour: each === 0 ? SOFT : INK, most: 244 });
    words(paint, signed(each), x + 296, y, { font: NAME, size: 34, weight: 600, align: 'right' });
  }
  glyph(paint, SIGNS.star, 830, STARS_TOP + 122, 230, '#e4b64e');
  words(paint, plain(total), 830, STARS_TOP + 146, { font: NAME, size: 84, weight: 700, align: 'center' });
  words(paint, rank, 830, STARS_TOP + 272, {
    font: NAME,
    size: 44,
    weight: 600,
    align: 'center',
    colour: BRASS,
    most: 220,
  });
}

const GEAR_BOTTOM = CARD.height - 156;
const GEAR_STEP = 36;

/** What it carries, as a sentence of at most three lines above the foot. */
function gear(paint: Paint, names: readonly string[]): void {
  const letters: Letters = { font: PROSE, size: 28, align: 'left', colour: INK };
  paint.font = `500 28px ${PROSE}`;
  const lines: string[] = [];
  for (const name of names) {
    const last = lines.at(-1);
    const longer = last === undefined ? name : `${last} · ${name}`;
    if (last !== undefined && paint.measureText(longer).width <= 640) lines[lines.length - 1] = longer;
    else lines.push(name);
  }
  const shown = lines.slice(0, 3);
  for (const [i, line] of shown.entries())
    words(paint, line, 74, GEAR_BOTTOM - (shown.length - 1 - i) * GEAR_STEP, { ...letters, most: 640 });
}

function foot(paint: Paint, { foot: says }: HeroCardData): void {
  stroke(paint, `M70 ${CARD.height - 132}H930`, BRASS, 2);
  words(paint, says, CARD.width / 2, CARD.height - 84, {
    font: PROSE,
    size: 30,
    align: 'center',
    colour: SOFT,
    most: 840,
  });
}

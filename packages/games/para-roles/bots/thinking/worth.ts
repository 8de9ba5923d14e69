/**
 * The one currency of all decisions in a fight: hit points of the party. What ends a fight sooner is worth the hit
 * points that its rounds would have cost; what hinders an enemy, those it would have taken.
 */
import { exact } from '@tabard/kernel';

/** A death costs more than the hit points: turns, tokens, and later treasure or an EPIC. */
const LIFE = 4.5;
/** The last few hit points are dear: one unlucky blow and they are gone. */
const EDGE = 2.5;
const EDGE_FADES = 0.6;

/** What a character with so many hit points is worth. */
export const worthOf = (hp: number): number => (hp <= 0 ? 0 : LIFE + hp + EDGE * (1 - exact.power(EDGE_FADES, hp)));

export const gainOf = (hp: number, healed: number): number => worthOf(hp + healed) - worthOf(hp);
export const lossOf = (hp: number, damage: number): number => worthOf(hp) - worthOf(hp - damage);

/** An action that is lost, on average. */
export const AN_ACTION = 0.6;
/** A treasure card: a point on a stat for the rest of the campaign. */
export const A_TREASURE = 1;

/**
 * DF-R107.13: left and right are swapped and the hand trembles. The check mirrors and shakes what is sent, so raw
 * values are sent (DF-R105.3) and the picture shows what they will become. Bars run backwards, unevenly.
 */
import type { Challenge } from './challenge';

export const weakHand: Challenge = { requirement: 'weak-hand', bars: { backwards: true } };

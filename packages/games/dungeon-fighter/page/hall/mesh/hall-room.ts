/** The frozen hall round the table. */
import { Group } from 'three';
import type { Palette } from '../palette';
import { motes, shafts, torches, windows } from './hall-glow';
import { rock } from './hall-rock';

export function hallRoom(palette: Palette): Group {
  const group = new Group();
  group.add(rock(palette), windows(palette), shafts(palette), torches(), motes());
  return group;
}

import emblem from '@iconify-json/game-icons/dice-target';
import type { GameFace } from '../face';
import { Scene } from './scene';

export const dungeonFighter: GameFace = {
  id: 'dungeon-fighter',
  emblem,
  bright: '#84cbdd',
  deep: '#125468',
  players: [1, 6],
  minutes: 45,
  weight: 1,
  Scene,
  isOpen: true,
  isCoop: true,
  quick: { options: {}, person: [0] },
  room: () => import('./room').then(({ room }) => room),
  practice: () => import('./throwing/practice/practice-room').then(({ openRange }) => openRange()),
};

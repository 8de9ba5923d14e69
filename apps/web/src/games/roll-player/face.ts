import emblem from '@iconify-json/game-icons/dice-six-faces-six';
import type { GameFace } from '../face';
import { Scene } from './scene';

export const rollPlayer: GameFace = {
  id: 'roll-player',
  emblem,
  bright: '#dfb254',
  deep: '#714a0b',
  players: [1, 5],
  minutes: 70,
  weight: 3,
  Scene,
  isOpen: true,
  room: () => import('./room').then(({ room }) => room),
};

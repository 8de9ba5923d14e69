import emblem from '@iconify-json/game-icons/evil-minion';
import type { GameFace } from '../face';
import { Scene } from './scene';

export const darkMinions: GameFace = {
  id: 'dark-minions',
  emblem,
  bright: '#e9853a',
  deep: '#8f3c0c',
  players: [3, 5],
  minutes: 50,
  weight: 2,
  Scene,
  isOpen: true,
  room: () => import('./room').then(({ room }) => room),
};

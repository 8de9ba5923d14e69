import emblem from '@iconify-json/game-icons/card-ace-spades';
import type { GameFace } from '../face';
import { Scene } from './scene';

export const paraRoles: GameFace = {
  id: 'para-roles',
  emblem,
  bright: '#93a9ee',
  deep: '#33448f',
  players: [1, 4],
  minutes: 30,
  weight: 3,
  Scene,
  isOpen: true,
  isCoop: true,
  quick: { options: { campaign: 'woods', split: 'auto' }, person: [0] },
  room: () => import('./room').then(({ room }) => room),
};

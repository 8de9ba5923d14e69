import emblem from '@iconify-json/game-icons/card-ace-spades';
import type { FaceWords } from '../../words/words';
import type { GameFace } from '../face';
import words from './face.yaml';
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
  words: words as FaceWords,
  quick: { options: { campaign: 'woods', split: 'auto' }, person: [0] },
  room: async () => (await import('./room')).room,
  law: {
    en: () => import('virtual:law/para-roles'),
    de: () => import('virtual:law/para-roles.de'),
  },
  onePage: async () => (await import('./one-page')).OnePage,
  guide: () => import('@tabard/para-roles/guide'),
};

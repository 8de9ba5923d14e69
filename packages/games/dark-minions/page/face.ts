import emblem from '@iconify-json/game-icons/evil-minion';
import type { GameFace } from '@tabard/page/face';
import type { FaceWords } from '@tabard/page/words/words';
import words from './face.yaml';
import { Scene } from './scene';

export const face: GameFace = {
  id: 'dark-minions',
  emblem,
  bright: '#e9853a',
  deep: '#8f3c0c',
  players: [3, 5],
  minutes: 50,
  weight: 2,
  Scene,
  words: words as FaceWords,
  gentle: { bot: 'minion', options: { mode: 'basic' } },
  deal: [
    { from: '2026-11-16', seats: 4, bot: 'schemer', person: 0, options: {}, varies: { mode: ['basic', 'advanced'] } },
  ],
  room: async () => (await import('./room')).room,
  law: {
    en: () => import('../law.en.md?raw'),
    de: () => import('../law.de.md?raw'),
  },
  onePage: async () => (await import('./one-page')).OnePage,
  guide: () => import('../guide'),
};

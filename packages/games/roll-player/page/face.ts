import emblem from '@iconify-json/game-icons/dice-six-faces-six';
import type { GameFace } from '@tabard/page/face';
import type { FaceWords } from '@tabard/page/words/words';
import words from './face.yaml';
import { Scene } from './scene';

export const face: GameFace = {
  id: 'roll-player',
  emblem,
  bright: '#dfb254',
  deep: '#714a0b',
  players: [1, 5],
  minutes: 70,
  weight: 3,
  Scene,
  words: words as FaceWords,
  pageWords: {
    en: () => import('../text/page.en.yaml'),
    de: () => import('../text/page.de.yaml'),
  },
  gentle: { bot: 'page', options: { mode: 'base' } },
  deal: [{ from: '2026-11-16', seats: 3, bot: 'squire', person: 0, options: {} }],
  room: async () => (await import('./room')).room,
  law: {
    en: () => import('../law.en.md?raw'),
    de: () => import('../law.de.md?raw'),
  },
  onePage: async () => (await import('./one-page')).OnePage,
  guide: () => import('../guide'),
  hall: async () => (await import('./after/hall')).hall,
};

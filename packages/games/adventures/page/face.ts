import emblem from '@iconify-json/game-icons/open-book';
import type { GameFace } from '@tabard/page/face';
import type { FaceWords } from '@tabard/page/words/words';
import words from './face.yaml';
import { Scene } from './scene';

export const face: GameFace = {
  id: 'adventures',
  emblem,
  bright: '#e8806f',
  deep: '#8a241a',
  players: [1, 4],
  minutes: null,
  weight: 4,
  Scene,
  words: words as FaceWords,
  quick: { options: { book: 'tutorial', mode: 'normal' }, person: [0] },
  gentle: { bot: 'companion', options: { book: 'tutorial', mode: 'normal' }, seats: 2 },
  deal: [{ from: '2026-11-16', seats: 2, bot: 'companion', person: 0, options: { book: 'tutorial', mode: 'normal' } }],
  room: async () => (await import('./room')).room,
  campaign: async () => (await import('./campaign')).campaign,
  law: {
    en: () => import('../law.en.md?raw'),
    de: () => import('../law.de.md?raw'),
  },
  onePage: async () => (await import('./one-page/one-page')).OnePage,
  guide: () => import('../guide'),
  workshop: async () => (await import('./author/authors-desk')).workshop,
};

import emblem from '@iconify-json/game-icons/dice-target';
import type { GameFace } from '@tabard/page/face';
import type { FaceWords } from '@tabard/page/words/words';
import words from './face.yaml';
import { Scene } from './scene';

export const face: GameFace = {
  id: 'dungeon-fighter',
  emblem,
  bright: '#84cbdd',
  deep: '#125468',
  players: [1, 6],
  minutes: 45,
  weight: 1,
  Scene,
  words: words as FaceWords,
  quick: { options: {}, person: [0] },
  pageWords: {
    en: () => import('../text/page.en.yaml'),
    de: () => import('../text/page.de.yaml'),
  },
  gentle: { bot: 'expert', options: { ruling: 'on' } },
  deal: [
    {
      from: '2026-11-16',
      seats: 3,
      bot: 'regular',
      person: 0,
      options: { heroes: 'dealt' },
      varies: { difficulty: ['normal', 'hard'] },
    },
  ],
  room: async () => (await import('./room')).room,
  law: {
    en: () => import('../law.en.md?raw'),
    de: () => import('../law.de.md?raw'),
  },
  onePage: async () => (await import('./one-page/one-page')).OnePage,
  guide: () => import('../guide'),
  practice: async () => (await import('./throwing/practice/practice-room')).openRange(),
};

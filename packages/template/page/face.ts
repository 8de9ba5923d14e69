import emblem from '@iconify-json/game-icons/spiked-dragon-head';
import type { GameFace } from '@tabard/page/face';
import type { FaceWords } from '@tabard/page/words/words';
import words from './face.yaml';
import { Scene } from './scene';

export const face: GameFace = {
  id: 'sleeping-dragon',
  emblem,
  bright: '#e2b04a',
  deep: '#7a4d08',
  players: [2, 4],
  minutes: 3,
  weight: 1,
  Scene,
  words: words as FaceWords,
  gentle: { bot: 'greedy', options: {} },
  deal: [{ from: '2026-11-16', seats: 3, bot: 'careful', person: 0, options: {} }],
  room: async () => (await import('./room')).room,
  law: {
    en: () => import('../law.en.md?raw'),
    de: () => import('../law.de.md?raw'),
  },
};

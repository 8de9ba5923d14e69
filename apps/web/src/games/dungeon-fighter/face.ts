import emblem from '@iconify-json/game-icons/dice-target';
import type { FaceWords } from '../../words/words';
import type { GameFace } from '../face';
import words from './face.yaml';
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
  words: words as FaceWords,
  quick: { options: {}, person: [0] },
  pageWords: {
    en: () => import('@tabard/dungeon-fighter/text/page.en.yaml'),
    de: () => import('@tabard/dungeon-fighter/text/page.de.yaml'),
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
    en: () => import('virtual:law/dungeon-fighter'),
    de: () => import('virtual:law/dungeon-fighter.de'),
  },
  onePage: async () => (await import('./one-page/one-page')).OnePage,
  guide: () => import('@tabard/dungeon-fighter/guide'),
  practice: async () => (await import('./throwing/practice/practice-room')).openRange(),
};

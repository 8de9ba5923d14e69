import emblem from '@iconify-json/game-icons/dice-six-faces-six';
import type { FaceWords } from '../../words/words';
import type { GameFace } from '../face';
import words from './face.yaml';
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
  words: words as FaceWords,
  pageWords: {
    en: () => import('@tabard/roll-player/text/page.en.yaml'),
    de: () => import('@tabard/roll-player/text/page.de.yaml'),
  },
  gentle: { bot: 'page', options: { mode: 'base' } },
  deal: [{ from: '2026-11-16', seats: 3, bot: 'squire', person: 0, options: {} }],
  room: async () => (await import('./room')).room,
  law: {
    en: () => import('virtual:law/roll-player'),
    de: () => import('virtual:law/roll-player.de'),
  },
  onePage: async () => (await import('./one-page')).OnePage,
  guide: () => import('@tabard/roll-player/guide'),
};

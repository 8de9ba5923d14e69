import emblem from '@iconify-json/game-icons/card-ace-spades';
import type { GameFace } from '@tabard/page/face';
import type { FaceWords } from '@tabard/page/words/words';
import words from './face.yaml';
import { Scene } from './scene';

const BASIC_PARTY = ['protector', 'healer', 'damage', 'support'] as const;

export const face: GameFace = {
  id: 'para-roles',
  emblem,
  bright: '#93a9ee',
  deep: '#33448f',
  players: [1, 4],
  minutes: 30,
  weight: 3,
  Scene,
  words: words as FaceWords,
  options: {
    cards: ['campaign'],
    belongs: ['map'],
    // PR-27.1, PR-26.16: each seat of a Basic Party has its role, unless an apprentice is among them.
    roleAt: ({ makeup, apprentice }, seat) =>
      makeup === 'basic' && apprentice === 'off' ? { id: `callings.${BASIC_PARTY[seat]}.name` } : null,
    house: [
      ...['apprentice', 'our-hero', 'ace-team', 'band-of-fools', 'minion-madness', 'treasure-hunt'],
      ...['hp-between', 'market', 'epic-after-run', 'treasure-to', 'truce'],
    ],
  },
  // The Damage seat: it has a choice every turn, to strike, to ready a blow or to spend one; a Protector mostly waits.
  quick: { options: { campaign: 'woods', split: 'auto' }, person: [2] },
  gentle: { bot: 'companion', options: { campaign: 'woods', split: 'auto', stats: 'easy' } },
  deal: [
    {
      from: '2026-11-16',
      seats: 4,
      bot: 'companion',
      person: 2,
      options: { split: 'auto' },
      varies: { campaign: ['woods', 'random', 'doubles'] },
    },
  ],
  room: async () => (await import('./room')).room,
  law: {
    en: () => import('../law.en.md?raw'),
    de: () => import('../law.de.md?raw'),
  },
  onePage: async () => (await import('./one-page')).OnePage,
  guide: () => import('../guide'),
};

/** What a person is told while the hand is busy; every word of it is there in both languages. */
import { describe, expect, it } from 'vitest';
import { REQUIREMENTS, type Requirement } from '../../physics';
import de from '../../text/page.de.yaml';
import en from '../../text/page.en.yaml';
import type { Meter } from './challenges/challenge';
import { STEADY, throwBy } from './ghost/robot';
import { Hand, type HandScheme } from './hand';
import { driftIn, fixesView, padsFor, promptOf } from './prompt';

const SCHEMES: readonly HandScheme[] = ['drag', 'keys', 'one-button'];
const handFor = (scheme: HandScheme, ...reqs: readonly Requirement[]): Hand =>
  new Hand(
    { reqs, shape: 'd4', challenge: 7 },
    { scheme, slow: false, barSpeed: 100, sensitivity: 1, seat: 7, placed: {} },
  );
/** The die is taken at 100 ms. */
const taken = (...reqs: readonly Requirement[]): Hand => {
  const hand = handFor('drag', ...reqs);
  hand.press('main', 100);
  return hand;
};

type Tree = { readonly [name: string]: Tree | string };
const said = (words: unknown, ...path: readonly string[]): unknown =>
  path.reduce<unknown>((tree, name) => (tree as Tree | undefined)?.[name], words);

describe('what to do now', () => {
  it('a stroke is pulled, flicked or led with both palms, as the throw asks; else it is a stroke', () => {
    expect(
      [[], ['waterfall'], ['prayer'], ['card-flick']].map((reqs) =>
        promptOf(handFor('drag', ...(reqs as Requirement[]))),
      ),
    ).toEqual(['stroke', 'pull', 'palms', 'flick']);
  });

  it('once the die is taken one balances, waits in the dark or draws a circle', () => {
    expect([taken('head'), taken('blind'), taken('dancing'), taken()].map(promptOf)).toEqual([
      ...['balance', 'wait', 'circle', 'stroke'],
    ]);
    expect(promptOf(handFor('drag', 'blind'))).toBe('stroke'); // It is still light.
  });

  it('whatever is asked, there are words for it, in every scheme, before and while it is thrown', () => {
    for (const scheme of SCHEMES)
      for (const requirement of REQUIREMENTS) {
        const hand = handFor(scheme, requirement);
        const prompts = new Set([promptOf(hand)]);
        const point = hand.pass.bind(hand);
        hand.pass = (ms: number) => {
          point(ms);
          if (!hand.numbers) prompts.add(promptOf(hand));
        };
        throwBy(hand, STEADY);
        for (const prompt of prompts)
          for (const words of [en, de])
            expect([scheme, requirement, prompt, typeof said(words, 'hand', 'now', scheme, prompt)]).toEqual([
              ...[scheme, requirement, prompt, 'string'],
            ]);
      }
  });
});

describe('the buttons for thumbs', () => {
  const pads = (scheme: HandScheme, ...reqs: readonly Requirement[]) =>
    padsFor(handFor(scheme, ...reqs)).map(([control]) => control);

  it('DF-R104.7: one switch is one button, whatever is asked', () => {
    for (const requirement of REQUIREMENTS) expect(pads('one-button', requirement)).toEqual(['main']);
  });

  it('DF-R107.14: two wrists for the X, with keys and in a drag', () => {
    expect([pads('drag', 'x'), pads('keys', 'x')]).toEqual([
      ['left', 'right'],
      ['left', 'right'],
    ]);
  });

  it('in a drag the jump needs a button only where the die is held longer than a jump lasts', () => {
    expect([pads('drag', 'jump'), pads('drag', 'jump', 'blind'), pads('drag', 'jump', 'head')]).toEqual([
      [],
      ['extra'],
      ['extra'],
    ]);
    expect([pads('drag', 'dancing'), pads('drag', 'dancing', 'head'), pads('keys', 'jump')]).toEqual([
      [],
      ['extra'],
      [],
    ]);
  });
});

describe('DF-R111.1: the dark has a caption', () => {
  const dark = (drift: number, share = 1): Meter => ({ kind: 'dark', share, drift });
  it('to which side the hand drifts, or that it is still; by light there is none', () => {
    expect([[dark(-1)], [dark(1)], [dark(0.09)], [dark(0.1)], []].map(driftIn)).toEqual([
      ...['left', 'right', 'still', 'right', null],
    ]);
  });
  it('at first it is still, however far the hand will drift', () => expect(driftIn([dark(1, 0.05)])).toBe('still'));
});

it('DF-R104.10: three throws fix what one sees, all others leave it free', () => {
  expect(REQUIREMENTS.filter((one) => fixesView([one])).sort()).toEqual(['blind', 'eye-level', 'under-table']);
  expect(fixesView([])).toBe(false);
});

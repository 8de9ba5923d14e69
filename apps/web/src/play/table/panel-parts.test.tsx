/** What the parts of the decision panel show, drawn to text: no browser needed. */
import { type Moment, MomentProvider, ONLY_LOOKING } from '@tabard/page/room/moment';
import { NOTHING_ASKED, type TableAtHand, type TableNow } from '@tabard/page/room/table-at-hand';
import type { Proposal } from '@tabard/table';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { OptionList } from './option-list';
import { ProposalStrip } from './proposal-strip';
import { Proposed } from './proposed';
import { Companions, SeatTabs } from './seat-tabs';

const draw = (element: ReactElement) => renderToStaticMarkup(element);
const all = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, found]) => found);
const nothing = () => undefined;

describe('options', () => {
  const list = (keys: readonly string[], suggested?: string) =>
    draw(
      <OptionList
        about="1"
        keys={keys}
        primary={keys[0]}
        suggested={suggested}
        groupOf={(key) => (key.includes(':') ? { id: key.split(':')[0], label: { id: key.split(':')[0] } } : null)}
        labelOf={({ id }) => id}
        describe={(key) => `<${key}>`}
        onAnswer={nothing}
      />,
    );
  const forty = [
    'rest',
    ...Array.from({ length: 20 }, (_, i) => `buy:${i}`),
    ...Array.from({ length: 19 }, (_, i) => `sell:${i}`),
  ];
  const numbered = (html: string) => all(html, /data-(?:key|group)="([^"]+)"[^>]*><span class="decision-number"/g);

  test('a list with an answer as long as a paragraph says so, and gets wide columns', () => {
    expect(list(['a', 'b'])).toContain('data-long="false"');
    expect(list(['a', 'b'.repeat(90)])).toContain('data-long="true"');
    expect(list([...forty, `buy:${'b'.repeat(90)}`])).toContain('data-long="false"'); // Folded away.
  });

  test('an answer said briefly shows its picture, and its whole is told with the button', () => {
    const html = draw(
      <OptionList
        about="1"
        keys={['hit', 'rest']}
        labelOf={({ id }) => id}
        describe={(key) => `the whole of ${key}`}
        picture={(key) => key === 'hit' && <i>sword</i>}
        brief={(key) => (key === 'hit' ? 'Hit · 79 %' : null)}
        tell={(whole, button) => <span title={whole}>{button}</span>}
        onAnswer={nothing}
      />,
    );
    expect(html).toContain('data-brief="true"');
    expect(html).toMatch(/title="the whole of hit".*<i>sword<\/i>.*Hit · 79 %/);
    expect(html).not.toMatch(/title="the whole of rest"/);
    expect(html).toContain('the whole of rest');
  });

  test('a few are buttons with the numbers that press them', () => {
    const html = list(['a', 'b', 'c']);
    expect(all(html, /data-key="(\w)"/g)).toEqual(['a', 'b', 'c']);
    expect(all(html, /data-number="(\d)"/g)).toEqual(['1', '2', '3']);
    expect(html).toContain('&lt;b&gt;');
  });

  test('forty are folded into groups that say how many they hold, and keys reach them all', () => {
    const html = list(forty);
    expect(all(html, /data-key="([^"]+)"/g)).toEqual(['rest']);
    expect(all(html, /data-group="(\w+)" aria-expanded="false"/g)).toEqual(['buy', 'sell']);
    expect(html).toContain('buy (20)');
    expect(numbered(html)).toEqual(['rest', 'buy', 'sell']);
  });

  test('what a coach speaks of is unfolded, and numbers go to what is seen', () => {
    const html = list(forty, 'sell:3');
    expect(all(html, /data-group="(\w+)" aria-expanded="true"/g)).toEqual(['sell']);
    expect(all(html, /data-key="(sell:\d+)"/g)).toHaveLength(19);
    expect(numbered(html).slice(0, 4)).toEqual(['rest', 'buy', 'sell', 'sell:0']);
    expect(numbered(html)).toHaveLength(9);
  });
});

test('a row of seats says whose action is open, and which key turns to the next', () => {
  const html = draw(
    <SeatTabs seats={[0, 2]} chosen={2} names={['Ann', 'Bob', 'Cid']} controls="x" onAttend={nothing} />,
  );
  expect(all(html, /data-seat="(\d)" aria-selected="true"/g)).toEqual(['2']);
  expect(all(html, /data-seat="(\d)" aria-selected="false"/g)).toEqual(['0']);
  expect(html).toContain('<kbd>N</kbd>');
  expect(html).not.toContain('Bob');
});

test('bots that wait can be let go', () => {
  const html = draw(<Companions seats={[1]} names={['Ann', 'Bob']} onLetGo={nothing} />);
  expect(html).toContain('Let Bob go first');
});

describe('PR-29.4 on the page', () => {
  const proposal: Proposal = { kind: 'answer', by: 0, key: 'pilot', owners: [2], agreed: [0], against: [1] };
  const strip = (
    seat: number | null,
    decides = false,
    what: Proposal = proposal,
    bots: readonly number[] = [],
    hasVoice = true,
  ) =>
    draw(
      <ProposalStrip
        proposal={what}
        names={['Ann', 'Bob', 'Cid']}
        silent={[2]}
        isPerson={(each) => !bots.includes(each)}
        describe={() => 'pay a pilot'}
        seat={seat}
        isOwn={seat === what.by}
        hasVoice={hasVoice}
        decides={decides}
        onVote={nothing}
        onDecide={nothing}
      />,
    );

  test('PR-29.4: the strip says what is proposed, who is for and against it, and who must still agree', () => {
    const html = strip(2);
    for (const words of ['Ann proposes: pay a pilot', 'For it: Ann.', 'Against it: Bob.', 'Must still agree: Cid.'])
      expect(html).toContain(words);
    expect(strip(2, false, { ...proposal, agreed: [0, 2] })).not.toContain('Must still agree');
    expect(strip(0, false, proposal, [2])).not.toContain('Must still agree'); // A bot follows.
  });

  test('RA-R64: who has no voice is told so instead of being asked', () => {
    const html = strip(2, false, proposal, [], false);
    expect(html).toContain('You have no voice here');
    expect(html).not.toContain('I agree');
    expect(strip(0, false, proposal, [], false)).toContain('Take it back');
  });

  test('a voice that was given is seen', () => {
    expect(strip(1)).toMatch(/aria-pressed="true"[^>]*>I am against it/);
    expect(strip(2)).not.toContain('aria-pressed="true"');
  });

  test('PR-29.4: whoever proposed it is not asked again, and may take it back', () => {
    const html = strip(0);
    expect(html).not.toContain('I agree');
    expect(html).not.toContain('I am against it');
    expect(html).toContain('You proposed it');
    expect(html).toContain('Take it back');
    expect(strip(0, true)).not.toContain('You have the last word.');
  });

  test('the host gets the last word when it is time, and a guest has none', () => {
    const html = strip(1, true);
    expect(html).toContain('You have the last word.');
    expect(html).not.toContain('I agree');
    expect(strip(null)).not.toContain('<button');
  });

  test('to go back is proposed in the same place', () => {
    const back: Proposal = { kind: 'undo', by: 1, to: 3, agreed: [1], against: [] };
    const html = strip(0, false, back);
    expect(html).toContain('Bob proposes: let&#x27;s go back');
    expect(html).not.toContain('Against');
  });
});

describe('what is proposed at a table', () => {
  const together = [0, 1].map((seat) => ({ seat, kind: 'together', question: 'course', options: ['reef'] }));
  const proposal: Proposal = { kind: 'answer', by: 0, key: 'reef', owners: [], agreed: [0], against: [] };
  const sitters = ['Ann', 'Bob'].map((name, person) => ({ name, kind: 'person', person }));
  const table = {
    module: {
      speech: {
        // No game has words for an answer without its question.
        option: (_: unknown, __: unknown, key: string, ask: { question: string }) => ({ id: `${ask.question} ${key}` }),
      },
    },
    speaker: { say: ({ id }: { id: string }) => id },
    refusals: () => [],
  } as unknown as TableAtHand;
  const shown = (viewer: number | null, asked: object, what: Proposal = proposal) => {
    const now = { proposal: what, viewer, sitters, decides: false, asks: together, ...asked } as unknown as TableNow;
    const moment = { ...ONLY_LOOKING, seen: {}, names: ['Ann', 'Bob'] } as unknown as Moment;
    return draw(
      <MomentProvider moment={moment}>
        <Proposed table={table} now={now} />
      </MomentProvider>,
    );
  };

  test('an answer has words only with its question: while its own word is on its way nothing is said of it, and no room ends', () => {
    expect(shown(0, NOTHING_ASKED)).toBe('');
    expect(shown(1, { asks: together, pending: { asks: together, interrupts: [] } })).toContain(
      'Ann proposes: course reef',
    );
  });

  test('while the question is still to be told on the stage, what is proposed for it waits', () => {
    expect(shown(1, { pending: { asks: together, interrupts: [] }, asks: [] })).toBe('');
  });

  test('an onlooker reads what is proposed in words, too', () => {
    expect(shown(null, { pending: { asks: together, interrupts: [] } })).toContain('Ann proposes: course reef');
  });

  test('a wish to go back is seen whatever is asked', () => {
    const undo: Proposal = { kind: 'undo', by: 0, to: 1, agreed: [0], against: [] };
    expect(shown(1, NOTHING_ASKED, undo)).toContain('Ann proposes: let&#x27;s go back');
  });
});

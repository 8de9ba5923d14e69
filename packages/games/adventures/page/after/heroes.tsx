/** What each hero did: a line a hero. */

import type { Seat } from '@tabard/kernel';
import type { StoryProps } from '@tabard/page/face';
import { SideMark } from '@tabard/page/room/sides';
import { memo } from 'react';
import { personName } from '../../index';
import { Portrait } from '../home/portrait';
import { spoken } from '../say';
import { viewOf, words } from '../view';
import { DEEDS, type Deeds } from './figures';

/** A hero as it sat in a book, and what it did there, or in all of them. */
export interface HeroDeeds {
  readonly book: StoryProps;
  readonly seat: Seat;
  readonly deeds: Deeds;
}

interface DeedsTableProps {
  /** Whose words are spoken. */
  readonly props: StoryProps;
  readonly heroes: readonly HeroDeeds[];
}

export const DeedsTable = memo(function DeedsTable({ props, heroes }: DeedsTableProps) {
  return (
    <table className="standings-table">
      <thead>
        <tr>
          <th scope="col">{words(props, 'after.heroes.hero')}</th>
          {DEEDS.map((deed) => (
            <th key={deed} scope="col" className="number">
              {words(props, `after.heroes.${deed}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {heroes.map(({ book, seat, deeds }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a hero is its place in the list
          <tr key={i}>
            <th scope="row">
              <Hero props={book} seat={seat} />
            </th>
            {DEEDS.map((deed) => (
              <td key={deed} className="number" data-name={words(props, `after.heroes.${deed}`)}>
                {deeds[deed]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
});

const Hero = memo(function Hero({ props, seat }: { readonly props: StoryProps; readonly seat: Seat }) {
  const { b, content } = viewOf(props.seen);
  if (b.classOf[seat] < 0) return <>{props.names[seat]}</>;
  const { id } = content.classes[b.classOf[seat]];
  return (
    <span className="ra-story-hero">
      <Portrait {...{ content }} race={b.race[seat]} class={id} portrait={b.portrait[seat]} size="2.8rem" />
      <span>
        <b>{spoken(props, personName(content, b.names[seat]))}</b>
        <small>
          <SideMark seat={seat} size="0.8em" /> {props.names[seat]}
        </small>
      </span>
    </span>
  );
});

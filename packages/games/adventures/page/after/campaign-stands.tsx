/** Where the campaign stands when the journal is closed: its track, favour, deaths, and what the party is called. */

import type { StoryProps } from '@tabard/page/face';
import { memo } from 'react';
import { BOXES, bookOf, DEATH_BOXES, FACTIONS, factionTitle, HIGHEST_FAVOR, MASTERY, titleName } from '../../index';
import { spoken } from '../say';
import { viewOf, words } from '../view';

export const CampaignStands = memo(function CampaignStands({ props }: { readonly props: StoryProps }) {
  const seen = viewOf(props.seen);
  const { b, content } = seen;
  const figures = [
    ['completed', b.completed, BOXES],
    ['deaths', b.deathMarks, DEATH_BOXES],
    ['mastery', b.mastery, MASTERY.length],
  ] as const;
  return (
    <>
      <ol
        className="ra-campaign-track"
        aria-label={words(props, 'after.campaign.completed', { n: b.completed, of: BOXES })}
      >
        {Array.from({ length: BOXES }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a box is its place on the track
          <li key={i} data-done={i < b.completed} aria-hidden="true">
            {i + 1}
          </li>
        ))}
      </ol>
      <ul className="ra-campaign-figures">
        {figures.map(([id, n, of]) => (
          <li key={id}>{words(props, `after.campaign.${id}`, { n, of })}</li>
        ))}
        <li>{words(props, 'after.campaign.limits', { dice: b.combatDice, bonus: b.bonusLimit })}</li>
        <li>{words(props, 'after.campaign.purse', { gold: b.gold, xp: b.xp })}</li>
      </ul>
      <ul className="ra-favor">
        {FACTIONS.map((faction, i) => (
          <li key={faction}>
            <span>{props.say(factionTitle(i))}</span>
            <meter min={0} max={HIGHEST_FAVOR} value={b.favor[i]} aria-label={props.say(factionTitle(i))} />
            <b>{b.favor[i]}</b>
          </li>
        ))}
      </ul>
      <p>
        {b.titles.length === 0
          ? words(props, 'after.campaign.noTitles')
          : words(props, 'after.campaign.titles', {
              titles: spoken(
                props,
                b.titles.map((title) => titleName(content, bookOf(seen), title)),
              ),
            })}
      </p>
    </>
  );
});

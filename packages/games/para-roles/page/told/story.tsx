/** After a campaign: the party's story, fight by fight, and what each of the four did and drew. */

import coins from '@iconify-json/game-icons/two-coins';
import { Panel } from '@tabard/page/design/controls';
import { IconMark } from '@tabard/page/design/icon';
import type { StoryProps } from '@tabard/page/face';
import { SideMark } from '@tabard/page/room/sides';
import { useWords } from '@tabard/page/words/words';
import { memo } from 'react';
import { type Chapter, chaptersOf, deedsOf } from './chapters';
import './story.css';

export function Story({ told, names, say, onJump }: StoryProps) {
  const t = useWords();
  const chapters = chaptersOf(told);
  const deeds = deedsOf(told, names.length);
  const number = new Intl.NumberFormat(undefined, { maximumFractionDigits: 1 });
  return (
    <div className="pr-story">
      <Panel material="vellum" title={say({ id: 'story.title' })} className="chapters">
        {chapters.length === 0 && <p className="prose">{say({ id: 'story.none' })}</p>}
        <ol className="pr-chapter-list">
          {chapters.map((chapter) => (
            <li key={chapter.number} data-ended={chapter.ended}>
              <button type="button" className="pr-chapter" onClick={() => onJump?.(chapter.from)}>
                <b className="pr-chapter-number">{chapter.number}</b>
                <span className="pr-chapter-words">
                  <span className="pr-chapter-foes">
                    {chapter.enemies.map(({ type, name }) => say({ id: `enemies.${type}.names.${name}` })).join(', ') ||
                      say({ id: 'story.nobody' })}
                  </span>
                  <span>{say({ id: `story.${chapter.ended ?? 'open'}`, with: { rounds: chapter.rounds } })}</span>
                  <Costs {...{ chapter, names, say }} />
                </span>
                {chapter.treasure > 0 && (
                  <span className="pr-chapter-treasure">
                    <IconMark icon={coins} size="1.2rem" /> {chapter.treasure}
                  </span>
                )}
                <span className="after-watch">{t('after.watch')}</span>
              </button>
            </li>
          ))}
        </ol>
      </Panel>
      <Panel material="vellum" title={say({ id: 'story.deeds' })} className="party-deeds">
        <table className="standings-table">
          <thead>
            <tr>
              <th scope="col">{say({ id: 'story.who' })}</th>
              {COLUMNS.map((column) => (
                <th scope="col" className="number" key={column}>
                  {say({ id: `story.columns.${column}` })}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {deeds.map((one, seat) => (
              <tr key={names[seat]}>
                <th scope="row">
                  <span className="standings-seat">
                    <SideMark seat={seat} />
                    <span>{names[seat]}</span>
                  </span>
                </th>
                {COLUMNS.map((column) => (
                  <td className="number" key={column} data-name={say({ id: `story.columns.${column}` })}>
                    {column === 'luck' ? `${one.passed} / ${number.format(one.expected)}` : one[column]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        <p className="field-help">{say({ id: 'story.luck' })}</p>
      </Panel>
    </div>
  );
}

const COLUMNS = ['dealt', 'defeated', 'healed', 'taken', 'deaths', 'luck'] as const;

interface CostsProps extends Pick<StoryProps, 'names' | 'say'> {
  readonly chapter: Chapter;
}

/** Who fell and which EPICs came about, in a line. */
const Costs = memo(function Costs({ chapter, names, say }: CostsProps) {
  const lines = [
    ...chapter.epics.map(({ seat, epic, turned }) =>
      say({
        id: turned ? 'story.turned' : 'story.epic',
        with: { who: names[seat], epic: { id: `epics.${epic}.name` } },
      }),
    ),
    ...chapter.fallen.map((seat) => say({ id: 'story.falls', with: { who: names[seat] } })),
  ];
  return lines.length > 0 ? <span className="pr-chapter-costs">{lines.join(' ')}</span> : null;
});

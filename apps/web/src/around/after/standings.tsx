/** Who came where, and every item that was scored. */
import type { GameModule, Speaker } from '@tabard/content';
import type { Match } from '@tabard/kernel';
import { Panel } from '@tabard/page/design/controls';
import { SideMark } from '@tabard/page/room/sides';
import { useWords } from '@tabard/page/words/words';
import './tones.css';

interface StandingsProps {
  readonly module: GameModule;
  /** At its end. */
  readonly match: Match;
  readonly names: readonly string[];
  readonly speaker: Speaker;
}

export function Standings({ module, match, names, speaker }: StandingsProps) {
  const t = useWords();
  const { places, scores } = match.standing!;
  const order = [...places.keys()].sort((a, b) => places[a] - places[b]);
  const seen = match.seen('everything');
  const itemsOf = (seat: number) => module.scoring?.(seen, seat) ?? [];
  const columns = itemsOf(0).map(({ what }) => speaker.say(what));
  const best = Math.max(...scores, 1);
  return (
    <Panel material="vellum" title={t('after.standings')} className="standings">
      <table className="standings-table">
        <thead>
          <tr>
            <th scope="col">{t('after.place')}</th>
            <th scope="col">{t('after.seat')}</th>
            {columns.map((column, i) => (
              <th scope="col" key={column} className="number">
                <i className="tone" data-tone={i} aria-hidden="true" />
                {column}
              </th>
            ))}
            <th scope="col" className="number">
              {t('after.total')}
            </th>
          </tr>
        </thead>
        <tbody>
          {order.map((seat) => (
            <tr key={seat} data-won={places[seat] === 1}>
              <td className="place">{t('after.placeNumber', { place: places[seat] })}</td>
              <th scope="row">
                <span className="standings-seat">
                  <SideMark seat={seat} />
                  <span>{names[seat]}</span>
                </span>
                <span className="score-bar" aria-hidden="true">
                  {itemsOf(seat).map(
                    ({ points }, i) =>
                      points > 0 && (
                        <i
                          key={columns[i]}
                          className="tone"
                          data-tone={i}
                          style={{ width: `${(100 * points) / best}%` }}
                        />
                      ),
                  )}
                </span>
              </th>
              {itemsOf(seat).map(({ points }, i) => (
                <td key={columns[i]} className="number" data-name={columns[i]}>
                  <i className="tone" data-tone={i} aria-hidden="true" />
                  {points}
                </td>
              ))}
              <td className="number total" data-name={t('after.total')}>
                {scores[seat]}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}

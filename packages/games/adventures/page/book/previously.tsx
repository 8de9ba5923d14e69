/** "Previously…": whoever comes back to the table is told in a few lines where the story stands. */
import { Button } from '@tabard/page/design/controls';
import { useMoment } from '@tabard/page/room/moment';
import { Stressed } from '@tabard/page/words/stressed';
import { sentenceOf, words } from '../view';
import type { Leaf } from './chronicle';
import { languageOf, leafTitle, proseOf } from './leaf';
import { paragraphsOf, textOfRuns } from './prose';
import './previously.css';

/** So many leaves before the open one are told again. */
const TOLD_AGAIN = 3;

interface PreviouslyProps {
  readonly leaves: readonly Leaf[];
  readonly onClose: () => void;
}

export function Previously({ leaves, onClose }: PreviouslyProps) {
  const moment = useMoment();
  const before = leaves.slice(-1 - TOLD_AGAIN, -1);
  return (
    <aside className="ra-previously" aria-label={words(moment, 'book.previously')}>
      <h2>{words(moment, 'book.previously')}</h2>
      <ul>
        {before.map((leaf) => (
          <li key={leaf.id}>
            <strong>
              <Stressed text={leafTitle(moment, leaf)} />
            </strong>{' '}
            {gist(moment, leaf)}
          </li>
        ))}
      </ul>
      <Button tone="quiet" onClick={onClose}>
        {words(moment, 'book.goOn')}
      </Button>
    </aside>
  );
}

/** What the party chose, and the first sentence that came of it. */
function gist(moment: ReturnType<typeof useMoment>, leaf: Leaf): string {
  const chosen = leaf.blocks.find(({ kind }) => kind === 'chosen');
  const prose = leaf.blocks.map((block) => proseOf(moment, block)).find((text) => text !== null);
  const [first] = prose ? paragraphsOf(prose, languageOf(moment))[0] : [];
  return [chosen && 'event' in chosen ? sentenceOf(moment, chosen.event) : '', first ? textOfRuns(first.runs) : '']
    .filter(Boolean)
    .join(' ')
    .trim();
}

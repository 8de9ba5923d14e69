/**
 * The end, celebrated: over the board, for a moment, the game's own picture, whoever has won and what it came to in the game's
 * words (the last Boss, the last Town, the race that is over). It is in nobody's way: presses go through it and end it, and the
 * panel beside it says the same to whoever cannot see it.
 */
import laurel from '@iconify-json/game-icons/laurel-crown';
import { IconMark } from '@tabard/page/design/icon';
import type { GameFace } from '@tabard/page/face';
import { SideMark } from '@tabard/page/room/sides';
import { settings } from '@tabard/page/settings/settings';
import { useEffect, useState } from 'react';
import { headingOf } from '../../around/after/heading';
import type { LocalTable } from '../table/local-table';
import { lastWords } from './last-words';
import './end-scene.css';

/** Long enough to read two lines; then the table is to be seen again. */
const SHOWN_MS = 6000;
const SPARKS = Array.from({ length: 24 }, (_, i) => i);

interface EndSceneProps {
  readonly table: LocalTable;
  readonly face: GameFace;
}

/** For a game that ended here and now: one that was over before is not celebrated again. */
export function EndScene({ table, face }: EndSceneProps) {
  const { module, speaker } = table;
  const { match, sitters } = table.table;
  const isShown = useForAMoment();
  const winners = (match.standing?.places ?? []).flatMap((place, seat) => (place === 1 ? [seat] : []));
  if (!isShown || winners.length === 0 || settings().speed === 'instant') return null;
  const names = sitters.map(({ name }) => name);
  return (
    <div className="moment-stage end-scene" aria-hidden="true" data-event="end">
      <div className="end-scene-picture">
        <face.Scene />
      </div>
      <div className="end-scene-sparks sparks">
        {SPARKS.map((spark) => (
          <i key={spark} style={{ '--n': spark } as React.CSSProperties} />
        ))}
      </div>
      <div className="end-scene-words">
        <span className="end-scene-mark">
          <IconMark icon={laurel} size="100%" />
          {module.isCoop ? <IconMark icon={face.emblem} size="36%" /> : <SideMark seat={winners[0]} size="36%" />}
        </span>
        <p className="end-scene-heading">{headingOf(module, match, names, speaker)}</p>
        <p className="end-scene-line">{lastWords(module, match, speaker)}</p>
      </div>
    </div>
  );
}

function useForAMoment(): boolean {
  const [isShown, setShown] = useState(true);
  useEffect(() => {
    const end = () => setShown(false);
    const timer = setTimeout(end, SHOWN_MS);
    // Not the press that ended the game: it may still be under way.
    const soon = setTimeout(() => {
      window.addEventListener('pointerdown', end);
      window.addEventListener('keydown', end);
    }, 300);
    return () => {
      clearTimeout(timer);
      clearTimeout(soon);
      window.removeEventListener('pointerdown', end);
      window.removeEventListener('keydown', end);
    };
  }, []);
  return isShown;
}

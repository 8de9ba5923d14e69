/** After the game: the hero gets a name, and may stay in the hall of heroes. */
import { nameIn } from '@tabard/content/names';
import { LIMITS, type Seat } from '@tabard/kernel';
import { Button } from '@tabard/page/design/controls';
import { toast } from '@tabard/page/design/toast';
import { putKept } from '@tabard/page/kept/kept';
import { useMoment } from '@tabard/page/room/moment';
import { Link } from '@tabard/page/router/router';
import { pathTo } from '@tabard/page/router/routes';
import { useWords } from '@tabard/page/words/words';
import { memo, useId, useMemo, useState } from 'react';
import { type CharacterExport, exportHero } from '../../index';
import { viewOf } from '../view';
import { HeroCard } from './hero-card';

interface FarewellProps {
  readonly seat: Seat;
}

export const HeroFarewell = memo(function HeroFarewell({ seat }: FarewellProps) {
  const t = useWords();
  const id = useId();
  const [name, setName] = useState('');
  const [finishedAt] = useState(() => new Date().toISOString());
  const { seen, names, say, origin } = useMoment();
  const hero = useMemo((): CharacterExport | null => {
    const from = origin();
    if (!from) return null;
    return exportHero(viewOf(seen), seat, {
      character: () => nameIn(name) ?? undefined,
      player: (which) => names[which],
      finishedAt,
      ...from,
      say,
    });
  }, [seen, seat, name, names, finishedAt, say, origin]);
  if (!hero) return null; // RP-32.2
  const called = hero.characterName ?? hero.playerName;

  function keep(kept: CharacterExport) {
    const isKept = putKept({ id: kept.id, game: 'roll-player', title: called, at: Date.now(), what: kept as never });
    toast(t(isKept ? 'heroes.kept' : 'heroes.notKept'));
  }

  return (
    <HeroCard hero={hero}>
      <label htmlFor={id}>{t('roll-player.heroCard.name')}</label>
      <input
        id={id}
        type="text"
        value={name}
        maxLength={LIMITS.name}
        placeholder={names[seat]}
        autoComplete="off"
        onChange={(event) => setName(event.target.value)}
      />
      <Button onClick={() => keep(hero)}>{t('roll-player.heroCard.keep')}</Button>
      <Link to={pathTo('heroes')}>{t('roll-player.heroCard.hall')}</Link>
    </HeroCard>
  );
});

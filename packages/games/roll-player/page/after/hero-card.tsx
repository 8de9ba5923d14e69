/** A finished hero as a fine card, painted from its record; to take along as a picture or as a file (RP-32). */

import { Button } from '@tabard/page/design/controls';
import { download } from '@tabard/page/design/download';
import { loadLetters } from '@tabard/page/design/picture/paint';
import { fileName, savePicture } from '@tabard/page/design/picture/save-picture';
import { useWords } from '@tabard/page/words/words';
import { useEffect, useRef, useState } from 'react';
import { builtIn, type CharacterExport } from '../../index';
import { heroCardOf } from './hero-card-data';
import { CARD, paintHeroCard } from './hero-card-paint';
import './hero-card.css';

interface HeroCardProps {
  readonly hero: CharacterExport;
  /** What else can be done with it: its name, keeping it. */
  readonly children?: React.ReactNode;
}

export function HeroCard({ hero, children }: HeroCardProps) {
  const t = useWords();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [hasLetters, setLetters] = useState(false);
  const data = heroCardOf(t, builtIn, hero);
  const file = fileName(data.name, 'hero');

  useEffect(() => {
    loadLetters().finally(() => setLetters(true)); // Without them the house's other letters will do.
  }, []);
  useEffect(() => {
    if (hasLetters && canvas.current) paintHeroCard(canvas.current, data);
  }, [hasLetters, data]);

  return (
    <section className="rp-hero-card" aria-label={t('roll-player.heroCard.title')}>
      <canvas
        ref={canvas}
        width={CARD.width}
        height={CARD.height}
        role="img"
        aria-label={t('roll-player.heroCard.picture', { name: data.name, who: data.who, stars: data.total })}
      />
      <div className="rp-hero-card-deeds">
        <h3>{t('roll-player.heroCard.title')}</h3>
        {children}
        <Button tone="primary" onClick={() => canvas.current && savePicture(canvas.current, `${file}.png`)}>
          {t('roll-player.heroCard.download')}
        </Button>
        <Button onClick={() => download(JSON.stringify(hero, null, 2), `${file}.json`)}>
          {t('roll-player.heroCard.export')}
        </Button>
        <p>{t('roll-player.heroCard.help')}</p>
      </div>
    </section>
  );
}

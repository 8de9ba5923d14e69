/** The finished hero to take along: a card with a name, as a picture, and as a record that other tables read (RP-32). */
import type { Seat } from '@tabard/kernel';
import { exportHero } from '@tabard/roll-player';
import { useEffect, useId, useRef, useState } from 'react';
import { download } from '../../after/deeds';
import { Button } from '../../design/controls';
import { useWords } from '../../words/words';
import type { BoardProps } from '../face';
import { heroCardOf } from './hero-card-data';
import { CARD, loadLetters, paintHeroCard } from './hero-card-paint';
import { viewOf } from './view';
import './hero-card.css';

interface HeroCardProps {
  readonly props: BoardProps;
  readonly seat: Seat;
}

const NAME_LENGTH = 40;

export function HeroCard({ props, seat }: HeroCardProps) {
  const t = useWords();
  const id = useId();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [name, setName] = useState('');
  const [hasLetters, setLetters] = useState(false);
  const data = heroCardOf(t, props, seat, name.trim());

  useEffect(() => {
    loadLetters().finally(() => setLetters(true)); // Without them the house's other letters will do.
  }, []);
  useEffect(() => {
    if (hasLetters && canvas.current) paintHeroCard(canvas.current, data);
  }, [hasLetters, data]);

  const file = fileName(data.name);
  return (
    <section className="rp-hero-card" aria-label={t('rollPlayer.heroCard.title')}>
      <canvas
        ref={canvas}
        width={CARD.width}
        height={CARD.height}
        role="img"
        aria-label={t('rollPlayer.heroCard.picture', { name: data.name, who: data.who, stars: data.total })}
      />
      <div className="rp-hero-card-deeds">
        <h3>{t('rollPlayer.heroCard.title')}</h3>
        <label htmlFor={id}>{t('rollPlayer.heroCard.name')}</label>
        <input
          id={id}
          type="text"
          value={name}
          maxLength={NAME_LENGTH}
          placeholder={props.names[seat]}
          autoComplete="off"
          onChange={(event) => setName(event.target.value)}
        />
        <Button tone="primary" onClick={() => canvas.current && savePicture(canvas.current, `${file}.png`)}>
          {t('rollPlayer.heroCard.download')}
        </Button>
        <Button onClick={() => saveRecord(props, seat, name.trim(), `${file}.json`)}>
          {t('rollPlayer.heroCard.export')}
        </Button>
        <p>{t('rollPlayer.heroCard.help')}</p>
      </div>
    </section>
  );
}

const fileName = (name: string): string => name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-') || 'hero';

const KEPT_MS = 10_000;

function savePicture(canvas: HTMLCanvasElement, name: string): void {
  canvas.toBlob((picture) => {
    if (!picture) return;
    const link = document.createElement('a');
    link.href = URL.createObjectURL(picture);
    link.download = name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), KEPT_MS);
  }, 'image/png');
}

function saveRecord(props: BoardProps, seat: Seat, characterName: string, file: string): void {
  const { seed, hash } = props.origin();
  const hero = exportHero(viewOf(props.seen), seat, {
    characterName: characterName || undefined,
    playerName: props.names[seat],
    finishedAt: new Date().toISOString(),
    seed,
    journal: hash,
    nameOf: (kind, id) => props.say({ id: `${kind}.${id}.name` }),
  });
  if (hero) download(JSON.stringify(hero, null, 2), file);
}

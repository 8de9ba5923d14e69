/** What a hand watches: bars, bubble, gauge, dial. Large, and told in words too. */

import { useWords } from '@tabard/page/words/words';
import { memo } from 'react';
import type { Meter } from './challenges/challenge';
import './meters.css';

const percent = (share: number): string => `${(100 * share).toFixed(1)}%`;
const R = 44; // of the drawings of 100 x 100

export function Meters({ meters }: { readonly meters: readonly Meter[] }) {
  if (meters.length === 0) return null;
  return (
    <div className="df-meters" data-bars={meters[0].kind === 'bar'}>
      {meters.map((meter) => (
        <OneMeter key={meter.kind === 'bar' ? meter.of : meter.kind} meter={meter} />
      ))}
    </div>
  );
}

const OneMeter = memo(function OneMeter({ meter }: { readonly meter: Meter }) {
  const t = useWords();
  const name = t(`dungeon-fighter.hand.meters.${meter.kind === 'bar' ? meter.of : meter.kind}`);
  return (
    <figure className="df-meter" data-kind={meter.kind} data-of={meter.kind === 'bar' ? meter.of : undefined}>
      <figcaption>{name}</figcaption>
      {meter.kind === 'bar' ? <Bar meter={meter} /> : <Drawing meter={meter} />}
    </figure>
  );
});

type BarMeter = Extract<Meter, { kind: 'bar' }>;

const Bar = memo(function Bar({ meter: { of, at, mark, hidden } }: { readonly meter: BarMeter }) {
  const isTwo = of === 'palms';
  return (
    <div className="df-bar" data-of={of} data-hidden={hidden}>
      {mark !== null && <span className="df-bar-goal" style={{ left: percent(mark) }} />}
      {!hidden && <span className="df-bar-mark" style={{ left: percent(at) }} />}
      {!hidden && isTwo && <span className="df-bar-mark" style={{ left: percent(1 - at) }} />}
    </div>
  );
});

const Drawing = memo(function Drawing({ meter }: { readonly meter: Exclude<Meter, BarMeter> }) {
  switch (meter.kind) {
    case 'bubble':
      return <Bubble {...meter} />;
    case 'gauge':
      return <Gauge {...meter} />;
    case 'dial':
      return <Dial {...meter} />;
    case 'fist':
      return <Fist {...meter} />;
    case 'air':
      return <Air {...meter} />;
    case 'dark':
      return <Dark {...meter} />;
  }
});

const ring = 2 * Math.PI * R;

/** A ring that fills while something is held. */
const HoldRing = memo(function HoldRing({ share }: { readonly share: number }) {
  return (
    <>
      <circle className="df-ring" cx="50" cy="50" r={R} />
      <circle
        className="df-ring-held"
        data-full={share >= 1}
        cx="50"
        cy="50"
        r={R}
        strokeDasharray={`${ring * share} ${ring}`}
        transform="rotate(-90 50 50)"
      />
    </>
  );
});

const Bubble = memo(function Bubble({ x, y, share, fell }: Extract<Meter, { kind: 'bubble' }>) {
  return (
    <svg className="df-drawing" viewBox="0 0 100 100" data-fell={fell} aria-hidden="true">
      <HoldRing share={share} />
      <path className="df-cross" d="M50 38V62M38 50H62" />
      <circle className="df-bubble" cx={50 + 40 * x} cy={50 - 40 * y} r="7" />
    </svg>
  );
});

const Gauge = memo(function Gauge({ at, least, most, share }: Extract<Meter, { kind: 'gauge' }>) {
  const y = (level: number) => 92 - 84 * level;
  return (
    <svg className="df-drawing" viewBox="0 0 60 100" data-full={share >= 1} aria-hidden="true">
      <rect className="df-tube" x="18" y="6" width="24" height="88" rx="8" />
      <rect className="df-band" x="18" y={y(most)} width="24" height={y(least) - y(most)} />
      <rect className="df-pressure" x="22" y={y(at)} width="16" height={92 - y(at)} rx="4" />
      <path
        className="df-needle"
        d={`M4 ${y(at)}L16 ${y(at) - 6}V${y(at) + 6}ZM56 ${y(at)}L44 ${y(at) - 6}V${y(at) + 6}Z`}
      />
      <rect className="df-held-bar" x="46" y={94 - 88 * share} width="4" height={88 * share} />
    </svg>
  );
});

const Dial = memo(function Dial({ at, left }: Extract<Meter, { kind: 'dial' }>) {
  return (
    <svg className="df-drawing" viewBox="0 0 100 100" data-open={left > 0} aria-hidden="true">
      <HoldRing share={left > 0 ? left : Math.min(1, Math.abs(at))} />
      <path className="df-gate" d="M36 10L50 2L64 10" />
      <path className="df-hand-of-dial" d="M50 56V16M42 26L50 14L58 26" transform={`rotate(${360 * at} 50 50)`} />
    </svg>
  );
});

/** The fist falls; in the middle it lands. */
const Fist = memo(function Fist({ at, struck }: Extract<Meter, { kind: 'fist' }>) {
  const drop = Math.min(1, 2 * at);
  return (
    <svg
      className="df-drawing"
      viewBox="0 0 100 100"
      data-open={struck && Math.abs(at - 0.5) < 0.25}
      aria-hidden="true"
    >
      <path className="df-table-line" d="M8 86H92" />
      <rect className="df-fist" x="32" y={8 + 44 * drop} width="36" height="32" rx="10" />
      {struck && <circle className="df-closing" cx="50" cy="86" r={4 + 40 * Math.abs(at - 0.5) * 2} />}
    </svg>
  );
});

const Air = memo(function Air({ height, at }: Extract<Meter, { kind: 'air' }>) {
  return (
    <svg className="df-drawing" viewBox="0 0 100 100" data-open={height > 0} aria-hidden="true">
      <path className="df-table-line" d="M8 90H92" />
      <path className="df-leap" d="M12 88Q50 -52 88 88" />
      <circle className="df-bubble" cx={12 + 76 * at} cy={88 - 70 * height} r="8" />
    </svg>
  );
});

const Dark = memo(function Dark({ share, drift }: Extract<Meter, { kind: 'dark' }>) {
  return (
    <svg className="df-drawing" viewBox="0 0 100 100" aria-hidden="true">
      <HoldRing share={share} />
      <path className="df-eye" d="M22 50Q50 78 78 50M30 60L24 68M50 66V76M70 60L76 68" />
      <path className="df-needle" d="M50 22L44 36H56Z" transform={`translate(${24 * drift * Math.min(1, share)} 0)`} />
    </svg>
  );
});

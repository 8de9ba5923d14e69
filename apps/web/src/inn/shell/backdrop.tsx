/**
 * The light in the room: a candle that flickers (CSS) and a few embers that rise (a canvas of sparks at half the
 * screen's rate). It costs a fraction of a millisecond a frame, rests in a hidden tab, and stands still for those who asked.
 */

import { useReducedMotion, useSettings } from '@tabard/page/settings/settings';
import { useEffect, useRef } from 'react';

interface Ember {
  x: number;
  y: number;
  readonly rise: number;
  readonly sway: number;
  readonly size: number;
  age: number;
  readonly life: number;
}

const EMBERS = 26;
const FRAME_MS = 33;
/** Every frame they draw is taken from the page that is just being opened: a room stands before its sparks fly. */
const KINDLED_MS = 3000;

export function Backdrop() {
  const still = useReducedMotion();
  const { theme } = useSettings();
  return (
    <div className="backdrop" aria-hidden="true">
      <div className="backdrop-candle" />
      <div className="backdrop-grain" />
      {!still && theme === 'candlelight' && <Embers />}
    </div>
  );
}

function Embers() {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const element = canvas.current!;
    const c = element.getContext('2d');
    if (!c) return;
    const fit = () => {
      element.width = window.innerWidth;
      element.height = window.innerHeight;
    };
    fit();
    const embers = Array.from({ length: EMBERS }, () => newEmber(element, Math.random()));
    const spark = paintSpark();
    let frame = 0;
    let before = 0;
    const step = (now: number) => {
      frame = requestAnimationFrame(step);
      const ms = now - before;
      if (ms < FRAME_MS) return;
      before = now;
      c.clearRect(0, 0, element.width, element.height);
      for (const [i, ember] of embers.entries()) {
        ember.age += Math.min(ms, 100);
        if (ember.age > ember.life) embers[i] = newEmber(element, 0);
        drawEmber(c, spark, embers[i], Math.min(ms, 100));
      }
    };
    const kindled = setTimeout(() => {
      frame = requestAnimationFrame(step);
    }, KINDLED_MS);
    window.addEventListener('resize', fit);
    return () => {
      clearTimeout(kindled);
      cancelAnimationFrame(frame);
      window.removeEventListener('resize', fit);
    };
  }, []);
  return <canvas ref={canvas} className="backdrop-embers" />;
}

function newEmber({ width, height }: HTMLCanvasElement, grown: number): Ember {
  const life = 6000 + Math.random() * 9000;
  return {
    x: Math.random() * width,
    y: height * (1.02 - grown * 0.8),
    rise: 0.012 + Math.random() * 0.03,
    sway: Math.random() * 6,
    size: 0.8 + Math.random() * 1.7,
    age: grown * life,
    life,
  };
}

function drawEmber(c: CanvasRenderingContext2D, spark: HTMLCanvasElement, ember: Ember, ms: number): void {
  ember.y -= ember.rise * ms;
  ember.x += Math.sin(ember.age / 900 + ember.sway) * 0.35;
  const bright = Math.sin((ember.age / ember.life) * Math.PI) * (0.65 + 0.35 * Math.sin(ember.age / 130 + ember.sway));
  const r = ember.size * 6;
  c.globalAlpha = Math.max(0, bright) * 0.85;
  c.drawImage(spark, ember.x - r, ember.y - r, 2 * r, 2 * r);
}

/** One soft spark, painted once and stamped everywhere. */
function paintSpark(): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = 48;
  canvas.height = 48;
  const c = canvas.getContext('2d')!;
  const light = c.createRadialGradient(24, 24, 0, 24, 24, 24);
  light.addColorStop(0, '#ffe3ad');
  light.addColorStop(0.14, '#ffb35c');
  light.addColorStop(0.3, 'rgb(240 120 40 / 0.25)');
  light.addColorStop(1, 'rgb(240 120 40 / 0)');
  c.fillStyle = light;
  c.fillRect(0, 0, 48, 48);
  return canvas;
}

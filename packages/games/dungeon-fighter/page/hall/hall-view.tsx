/** The canvas and what owns it: builds the scene, keeps it in size, falls back to the flat table, gives everything back. */

import { rememberPace } from '@tabard/page/design/depth';
import { useReducedMotion, useSettings } from '@tabard/page/settings/settings';
import { useWords } from '@tabard/page/words/words';
import { useEffect, useRef, useState } from 'react';
import { chosenKind, type Kind, makerOf } from './choose-scene';
import { type Inset, type Look, NO_INSET, type Scene } from './scene';
import './hall.css';

interface HallViewProps {
  /** What is to be seen, in words; without it the canvas is silent, and the page around it must tell. */
  readonly label?: string;
  /** Called with the scene when it stands, and with null when it goes. Keep it stable. */
  readonly onScene: (scene: Scene | null) => void;
  /** What panels cover of it; see Scene.inset. Keep it stable. */
  readonly inset?: Inset;
  readonly children?: React.ReactNode;
}

export function HallView({ label, onScene, inset = NO_INSET, children }: HallViewProps) {
  const still = useReducedMotion();
  const { theme } = useSettings();
  const [failed, setFailed] = useState(false);
  const kind: Kind = failed ? 'flat' : chosenKind();
  const look = theme === 'parchment' ? 'light' : 'dark';
  return (
    <div className="df-hall" data-kind={kind}>
      {/* Anew for every look: a canvas keeps the context it was first given. */}
      <Canvas
        key={`${kind} ${look} ${still}`}
        {...{ kind, label, onScene, inset, still, look }}
        onFailure={() => setFailed(true)}
      />
      {children}
    </div>
  );
}

interface CanvasProps extends Pick<HallViewProps, 'label' | 'onScene'> {
  readonly inset: Inset;
  readonly kind: Kind;
  readonly still: boolean;
  readonly look: Look['theme'];
  readonly onFailure: () => void;
}

function Canvas({ kind, label, onScene, inset, still, look, onFailure }: CanvasProps) {
  const t = useWords();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [made, setMade] = useState<Scene | null>(null);
  const tell = useRef({ onScene, onFailure });
  useEffect(() => {
    tell.current = { onScene, onFailure };
  });
  useEffect(() => {
    const element = canvas.current;
    if (!element) return;
    let gone = false;
    let scene: Scene | null = null;
    const sizes = new ResizeObserver(() => scene?.resize());
    const build = async () => {
      const make = await makerOf(kind);
      if (gone) return;
      const built = await make(element, { reducedMotion: still, theme: look }, slow);
      if (gone) return built.dispose();
      scene = built;
      sizes.observe(element);
      setMade(scene);
      tell.current.onScene(scene);
    };
    const failed = () => {
      if (!gone && kind === 'hall') tell.current.onFailure();
    };
    const slow = () => {
      rememberPace('hall', 'slow');
      failed();
    };
    build().catch(failed);
    element.addEventListener('webglcontextlost', failed); // The driver gave up: the flat table needs none.
    return () => {
      gone = true;
      element.removeEventListener('webglcontextlost', failed);
      sizes.disconnect();
      if (scene) tell.current.onScene(null);
      scene?.dispose();
    };
  }, [kind, look, still]);
  useEffect(() => made?.inset(inset), [made, inset]);
  return (
    <>
      <canvas
        ref={canvas}
        className="df-hall-canvas"
        {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      />
      {made ? null : (
        <p className="df-hall-loading" role="status">
          {t('dungeon-fighter.hall.loading')}
        </p>
      )}
    </>
  );
}

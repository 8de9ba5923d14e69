/** The fight: who stands against the party, and where. */
import seal from '@iconify-json/game-icons/wax-seal';
import { NONE, portalName } from '@tabard/para-roles';
import { IconMark } from '../../design/icon';
import type { BoardProps } from '../face';
import { EnemyCard } from './enemy';
import { words } from './say';
import type { Stage } from './use-stage';
import { askOf, viewOf, whoOfRef } from './view';
import './fight.css';

interface FightProps {
  readonly props: BoardProps;
  readonly stage: Stage;
}

export function Fight({ props, stage }: FightProps) {
  const { b } = viewOf(props.seen);
  const { beat } = stage;
  const acting = beat?.head?.type === 'enemy.acts' && beat.line === null ? whoOfRef(beat.head.enemy as never) : NONE;
  const count = b.enemies.length + (b.creature ? 1 : 0);
  return (
    <section className="pr-fight" aria-label={words(props, 'fight')}>
      <FightHead props={props} />
      <div className="pr-enemies" data-count={count}>
        {b.enemies.map((enemy) => (
          <EnemyCard key={enemy.id} props={props} enemy={enemy} blow={beat?.blow} acts={acting === enemy.id} />
        ))}
        {b.enemies.length === 0 && (
          <p className="pr-nobody">{words(props, b.phase === 'aftermath' ? 'fight.over' : 'fight.nobody')}</p>
        )}
        {b.creature && <EnemyCard props={props} enemy={b.creature.body} ally />}
      </div>
    </section>
  );
}

/** What is special about the place, if anything is. */
function FightHead({ props }: { readonly props: BoardProps }) {
  const { fight, rifts } = viewOf(props.seen).b;
  const mustAttack = fight?.mustAttack === 1 && fight.round === 1;
  const isPortal = fight?.kind === 'portal' && rifts !== null && rifts.at !== NONE;
  if (!mustAttack && !isPortal) return null;
  return (
    <header className="pr-fight-head">
      {mustAttack && <span className="pr-warn">{words(props, 'mustAttack')}</span>}
      {isPortal && <Seals props={props} />}
    </header>
  );
}

/** A portal being sealed: four seals close it. */
function Seals({ props }: { readonly props: BoardProps }) {
  const seen = viewOf(props.seen);
  const rifts = seen.b.rifts!;
  const { portals, seals } = seen.content.rifts;
  const { id } = portals[rifts.at];
  const placed = rifts.portals[rifts.at].seals;
  const keys = (askOf(props)?.options ?? []).filter((key) => key === 'seal' || key === 'seal:chalk');
  return (
    <span className="pr-seal-row">
      <b>{props.say(portalName(id))}</b>
      <span className="hidden-words">{words(props, 'seals', { placed, seals })}</span>
      {Array.from({ length: seals }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the first seal, the second …
        <IconMark key={i} icon={seal} size="1.3rem" className={i < placed ? 'pr-sealed' : 'pr-unsealed'} />
      ))}
      {keys.map((key) => (
        <button key={key} type="button" className="button pr-seal-button" onClick={() => props.onAnswer(key)}>
          {props.describe(key)}
        </button>
      ))}
    </span>
  );
}

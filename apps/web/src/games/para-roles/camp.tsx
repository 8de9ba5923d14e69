/** Between the fights: where the party is, where it may go, and what it may do before it goes. */
import type { BoardProps } from '../face';
import { CampDeeds } from './camp-deeds';
import { DungeonMap } from './dungeon-map';
import { MazeMap } from './maze-map';
import { Path } from './path';
import { RiftMap, RiftTracks } from './rift-map';
import { words } from './say';
import { SceneTold } from './scene-told';
import { EpicUse } from './strip';
import { TowerView } from './tower-view';
import { isInTown, Town } from './town';
import type { Stage } from './use-stage';
import { viewOf } from './view';
import './camp.css';

interface CampProps {
  readonly props: BoardProps;
  readonly stage: Stage;
}

export function Camp({ props, stage }: CampProps) {
  const { b, options } = viewOf(props.seen);
  if (isInTown(props)) return <Town props={props} />;
  const [newest] = stage.beat ? [stage.beat] : stage.scenes.slice(-1);
  return (
    <section className="pr-camp" data-campaign={options.campaign} aria-label={words(props, 'camp')}>
      <div className="pr-map">
        <Scene props={props} />
      </div>
      <aside className="pr-camp-side">
        {b.rifts && <RiftTracks props={props} rifts={b.rifts} />}
        {newest && (
          <div className="pr-camp-told" data-telling={stage.beat !== null}>
            <SceneTold props={props} scene={newest} newest />
          </div>
        )}
        <CampDeeds props={props} />
        <p className="pr-intro">{props.say({ id: `campaigns.${options.campaign}.intro` })}</p>
        {(b.debt > 0 || b.epicUse === 0) && <EpicUse props={props} />}
      </aside>
    </section>
  );
}

function Scene({ props }: { readonly props: BoardProps }) {
  const { b, options } = viewOf(props.seen);
  if (b.maze) return <MazeMap props={props} maze={b.maze} />;
  if (b.dungeon) return <DungeonMap props={props} dungeon={b.dungeon} />;
  if (b.rifts) return <RiftMap props={props} rifts={b.rifts} />;
  return options.campaign === 'tower' || options.campaign === 'doubles' ? (
    <TowerView props={props} />
  ) : (
    <Path props={props} />
  );
}

/** Between the fights: where the party is, where it may go, and what it may do before it goes. */
import { useMoment } from '@tabard/page/room/moment';
import { EpicUse } from '../cards/strip';
import { DungeonMap } from '../maps/dungeon-map';
import { MazeMap } from '../maps/maze-map';
import { Path } from '../maps/path';
import { RiftMap, RiftTracks } from '../maps/rift-map';
import { TowerView } from '../maps/tower-view';
import { words } from '../say';
import { SceneTold } from '../told/scene-told';
import { useScenes } from '../told/use-scenes';
import { viewOf } from '../view';
import { CampDeeds } from './camp-deeds';
import { isInTown, Town } from './town';
import './camp.css';

export function Camp() {
  const moment = useMoment();
  const newest = useScenes().at(-1);
  const { b, options } = viewOf(moment.seen);
  if (isInTown(moment)) return <Town />;
  return (
    <section className="pr-camp" data-campaign={options.campaign} aria-label={words(moment, 'camp')}>
      <div className="pr-map">
        <Scene />
      </div>
      <aside className="pr-camp-side">
        {b.rifts && <RiftTracks rifts={b.rifts} />}
        {newest && (
          <div className="pr-camp-told" data-telling={moment.told.isTelling}>
            <SceneTold scene={newest} newest />
          </div>
        )}
        <CampDeeds />
        <p className="pr-intro">{moment.say({ id: `campaigns.${options.campaign}.intro` })}</p>
        {(b.debt > 0 || b.epicUse === 0) && <EpicUse />}
      </aside>
    </section>
  );
}

function Scene() {
  const moment = useMoment();
  const { b, options } = viewOf(moment.seen);
  if (b.maze) return <MazeMap maze={b.maze} />;
  if (b.dungeon) return <DungeonMap dungeon={b.dungeon} />;
  if (b.rifts) return <RiftMap rifts={b.rifts} />;
  return options.campaign === 'tower' || options.campaign === 'doubles' ? <TowerView /> : <Path />;
}

/** The numbers and maps of Para Roles as typed values. The files beside this one are the data; packs replace them. */
import type { PackContent } from '@tabard/content';
import type { files } from './files';
import { read } from './read';

export * from './kinds';

type Read = PackContent<typeof files>;
type Of<F extends keyof Read> = Read[F];

export interface Content {
  readonly tower: Of<'campaigns.yaml'>['tower'];
  readonly maze: Of<'campaigns.yaml'>['maze'];
  readonly dungeon: Of<'campaigns.yaml'>['dungeon'];
  readonly rifts: Of<'campaigns.yaml'>['rifts'];
  readonly town: Of<'town.yaml'>;
  readonly mazes: Of<'mazes.yaml'>['mazes'];
  readonly dungeons: Of<'dungeons.yaml'>['dungeons'];
  readonly names: Of<'names.yaml'>['enemies'];
}

export type PremadeMaze = Content['mazes'][number];
export type PremadeDungeon = Content['dungeons'][number];

export const makeContent = (data: Read): Content => ({
  ...data['campaigns.yaml'],
  town: data['town.yaml'],
  mazes: data['mazes.yaml'].mazes,
  dungeons: data['dungeons.yaml'].dungeons,
  names: data['names.yaml'].enemies,
});

export const builtIn: Content = makeContent(read);

import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const pictureFolder = join(import.meta.dirname, 'photos');

export type SceneName = 'table' | 'room' | 'dusk';

/** A picture that listings of the seed share; each has files of its own in its folder of the bucket. */
export type Picture = {
  /** Its files are `<id>-1600.webp` and `<id>-480.webp` in `photos/`. */
  id: string;
  scene: SceneName;
  width: number;
  height: number;
  placeholder: string;
};

/** What `npm run seed -- --draw` has drawn. */
export function readPictures(): Picture[] {
  return JSON.parse(readFileSync(join(pictureFolder, 'pictures.json'), 'utf8')) as Picture[];
}

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { type Picture, type SceneName, pictureFolder } from './pictures.ts';
import { createRandom } from './random.ts';
import { dusk } from './scenes/dusk.ts';
import { type Scene, frame, photograph } from './scenes/paint.ts';
import { room } from './scenes/room.ts';
import { table } from './scenes/table.ts';

const scenes: Record<SceneName, Scene> = { table, room, dusk };

/**
 * Draws the pictures of the seed, some seconds each: the same for the same version of sharp. They
 * are committed, so that nobody else has to.
 */
export async function drawPictures(): Promise<Picture[]> {
  mkdirSync(pictureFolder, { recursive: true });
  const pictures: Picture[] = [];
  for (const [scene, draw] of Object.entries(scenes)) {
    pictures.push(await drawPicture(scene as SceneName, draw, pictures.length + 1));
  }
  writeFileSync(join(pictureFolder, 'pictures.json'), `${JSON.stringify(pictures, null, 2)}\n`);
  return pictures;
}

async function drawPicture(scene: SceneName, draw: Scene, number: number): Promise<Picture> {
  const random = createRandom(2026, number);
  const svg = photograph(draw(random), 0.04 + random.next() * 0.1);
  const drawn = sharp(await sharp(Buffer.from(svg)).png().toBuffer());
  const id = `5eed0000-0000-4000-8000-${String(number).padStart(12, '0')}`;
  await drawn
    .clone()
    .webp({ quality: 62 })
    .toFile(join(pictureFolder, `${id}-1600.webp`));
  const small = drawn.clone().resize(480).webp({ quality: 60 });
  await small.toFile(join(pictureFolder, `${id}-480.webp`));
  const tiny = await drawn.clone().resize(12).webp({ quality: 40 }).toBuffer();
  const placeholder = `data:image/webp;base64,${tiny.toString('base64')}`;
  return { id, scene, ...frame, placeholder };
}

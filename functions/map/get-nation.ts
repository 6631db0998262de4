import { drawNation } from '#app/domain/map/get-outlines.ts';
import type { AppContext } from '../env.ts';

/**
 * `GET /map/nation.svg` -> the land of maps that show many states. Its URL changes with its
 * content.
 */
export async function getNation(c: AppContext): Promise<Response> {
  c.header('Cache-Control', 'public, max-age=31536000, immutable');
  c.header('Content-Type', 'image/svg+xml');
  c.header('Content-Security-Policy', "default-src 'none'");
  return c.body(await drawNation());
}

import { findPlace } from '#app/domain/place/place.server.ts';
import type { AppContext } from '../env.ts';
import { guessPlace } from './visitor-place.ts';

/**
 * `GET /api/place` -> `{ place }`, the visitor's city by the network; null if unknown or outside
 * the United States. For one visitor only, so it is neither cached nor logged.
 */
export async function getPlace(c: AppContext): Promise<Response> {
  c.header('Cache-Control', 'no-store');
  const name = guessPlace(c.req.raw, c.env);
  const place = name === null ? null : await findPlace(c.get('services'), name).catch(() => null);
  return c.json({ place });
}

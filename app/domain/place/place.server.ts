import { readPublic } from '#app/domain/read-public.server.ts';
import type { Services } from '#app/services/services.ts';
import type { Place } from './place.ts';

/**
 * Returns the place of that name; null if nobody knows one.
 * @throws AppError backend_unavailable
 */
export function findPlace({ db }: Pick<Services, 'db'>, near: string): Promise<Place | null> {
  return readPublic({ db }, 'find_place', { near }, []);
}

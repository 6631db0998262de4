import type { Services } from '#app/services/services.ts';
import { findMetros } from './find-metros.server.ts';
import { readMetroIndex } from './read-metro-index.server.ts';

/** Metros beyond these, which have the fewest listings, are kept when somebody asks for their index. */
const mostKept = 200;

/**
 * Reads the index of each metro through the cache, so that it is kept when the database goes away;
 * one that nothing has touched costs one look at KV. One after the other: nobody waits.
 * @param makeServices new ones for each metro, since all questions of one have 3 s together
 * @throws AppError backend_unavailable
 */
export async function keepMetroIndexes(
  makeServices: () => Pick<Services, 'db' | 'cache'>,
): Promise<void> {
  const metros = await findMetros(makeServices());
  for (const { slug } of metros.slice(0, mostKept)) {
    await readMetroIndex(makeServices(), slug);
  }
}

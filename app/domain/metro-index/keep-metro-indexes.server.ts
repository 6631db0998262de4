import type { Services } from '#app/services/services.ts';
import { findMetros, readMetroIndex } from './metro-index.server.ts';

/** Metros beyond these, which have the fewest listings, are kept when somebody asks for their index. */
const maxKept = 200;

/**
 * Reads the index of each metro through the cache, so that it is kept when the database goes away;
 * one that nothing has touched costs one look at KV. One after the other: nobody waits.
 * @param makeServices new ones for each metro, since all questions of one have 3 s together
 * One that cannot be made does not keep the others from it.
 * @throws AppError backend_unavailable when the metros are not known; AggregateError of those that could not be made
 */
export async function keepMetroIndexes(
  makeServices: () => Pick<Services, 'serviceDb' | 'cache'>,
): Promise<void> {
  const metros = await findMetros(makeServices());
  const failures: unknown[] = [];
  for (const { slug } of metros.slice(0, maxKept)) {
    await readMetroIndex(makeServices(), slug).catch((error: unknown) => failures.push(error));
  }
  if (failures.length === 0) return;
  // The log names causes.
  throw new AggregateError(failures, 'Indexes were not made', { cause: failures[0] });
}

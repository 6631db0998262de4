import type { Services } from '#app/services/services.ts';
import { findDifference } from './find-difference.ts';
import type { MetroIndex, MetroIndexDifference } from './metro-index.ts';

/**
 * What to answer somebody who has the version `since` of an index: the difference, or the index whole where
 * that version is not known any more. Remembers this one for those who come back with it.
 */
export async function findIndexSince(
  { pastCopies }: Pick<Services, 'pastCopies'>,
  index: MetroIndex,
  since: string | undefined,
): Promise<MetroIndex | MetroIndexDifference> {
  const name = (version: string) => `${index.metro.slug} ${version}`;
  pastCopies.keep(name(index.version), index);
  if (since === undefined) return index;
  if (since === index.version) return findDifference(index, index);
  const before = versions.test(since) ? await pastCopies.find<MetroIndex>(name(since)) : null;
  return before === null ? index : findDifference(before, index);
}

/** As `makeMetroIndex` makes them. */
const versions = /^[0-9a-f]{16}$/;

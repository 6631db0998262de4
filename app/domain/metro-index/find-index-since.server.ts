import type { Services } from '#app/services/services.ts';
import { findDifference } from './find-difference.ts';
import type { MetroIndex, MetroIndexDifference } from './metro-index.ts';

/**
 * Returns the difference from version `since` of an index, or the whole index if that version is no
 * longer cached. Caches the current version for later differences.
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

/** The version format of `makeMetroIndex`. */
const versions = /^[0-9a-f]{16}$/;

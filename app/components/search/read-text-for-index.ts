import { filterByHours } from '#app/domain/business/filter-by-hours.ts';
import type { IndexText } from '#app/domain/metro-index/search-metro-index.ts';
import { readText } from '#app/domain/search/read-text.ts';
import { findOpeningTime } from '#app/domain/search/search-choices.ts';

/** Reads a text for a search of a metro index: as the database's search reads it. */
export function readTextForIndex(
  text: string,
  { now, readsTime }: { now: Date; readsTime: boolean },
): IndexText {
  const { time, ...reading } = readText(text, { now, readsTime });
  return { ...reading, ...(time && filterByHours(findOpeningTime(time), now)) };
}

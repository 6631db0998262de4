import { filterByHours } from '#app/domain/business/filter-by-hours.ts';
import type { IndexText } from '#app/domain/metro-index/search-metro-index.ts';
import { listReadings } from '#app/domain/search/list-readings.ts';
import { findNamedCategory } from '#app/domain/search/named-category.ts';
import { readText } from '#app/domain/search/read-text.ts';
import { findOpeningTime } from '#app/domain/search/search-choices.ts';
import type { Vocabulary } from '#app/domain/search/vocabulary.ts';

type ReadTextForIndex = {
  vocabulary: Vocabulary;
  now: Date;
  /** Of the indexed city. */
  timeZone: string;
  /** False where a time, a category or a place was chosen beside the text. */
  readsTime: boolean;
  takesCategory: boolean;
  takesPlace: boolean;
};

/** Reads a text for a search of a metro index: as the database's search reads it. */
export function readTextForIndex(
  text: string,
  { vocabulary, now, timeZone, readsTime, ...takes }: ReadTextForIndex,
): IndexText {
  const { time, ...reading } = readText(text, { vocabulary, now, timeZone, readsTime });
  return {
    ...reading,
    ...listReadings(reading, { vocabulary, ...takes }),
    nameCategory: (words) => findNamedCategory(vocabulary, words),
    ...(time && filterByHours(findOpeningTime(time), now)),
  };
}

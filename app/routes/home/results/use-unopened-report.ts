import { type MouseEvent, useEffect } from 'react';
import { asksNotToBeCounted, sendReport } from '#app/browser/beacons.ts';
import { limits } from '#app/config/limits.ts';
import { unopenedSearchPath } from '#app/config/visits.ts';
import type { UnopenedSearch } from '#app/domain/demand/unopened-search.ts';
import { narrowingParameters } from '#app/domain/search/search.ts';
import type { ResultsData } from '../view-data.ts';

/** Searches in this document of which one of the first results was opened. */
const opened = new Set<string>();
const firstResults = 3;

/**
 * Reports a search by words that is left without opening one of its first three results. Returns what to call with each
 * click in the list.
 */
export function useUnopenedReport(search: Pick<ResultsData, 'query' | 'answer'>) {
  const report = writeReport(search);
  useEffect(() => {
    if (report === null || asksNotToBeCounted()) return;
    const send = () => {
      if (opened.has(report)) return;
      opened.add(report);
      sendReport(unopenedSearchPath, report).catch(() => {});
    };
    addEventListener('pagehide', send);
    return () => {
      removeEventListener('pagehide', send);
      send();
    };
  }, [report]);
  return ({ currentTarget, target }: MouseEvent<HTMLOListElement>) => {
    const first = Array.from(currentTarget.children).slice(0, firstResults);
    const isFirst = first.some((row) => row.contains(target as Node));
    if (report !== null && isFirst && (target as Element).closest('a')) opened.add(report);
  };
}

/** Returns the body of a report; null for a search that is not by words, or is narrowed beside them. */
function writeReport({ query, answer }: Pick<ResultsData, 'query' | 'answer'>): string | null {
  const text = answer.recognized?.q ?? query.q ?? '';
  const isNarrowed = narrowingParameters.some(
    (name) => query[name] !== undefined && name !== 'sort',
  );
  const isCounted = text !== '' && text.length <= limits.countedWordsLength;
  if (!isCounted || isNarrowed || answer.results.length === 0) return null;
  const { metro, category, place } = answer;
  return JSON.stringify({
    text,
    metro: metro?.slug ?? null,
    category: category?.slug ?? null,
    place: place && { lat: place.lat, lng: place.lng },
  } satisfies UnopenedSearch);
}

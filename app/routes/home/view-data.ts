import type { Holiday } from '#app/domain/holiday/holiday.ts';
import type { MapData } from '#app/domain/map/map.ts';
import type { ComingDay } from '#app/domain/search/read-date.ts';
import type {
  FormerListing,
  Rescue,
  SearchAnswer,
  SearchQuery,
} from '#app/domain/search/search.ts';
import type { FieldErrors } from '#app/errors/app-error.ts';
import type { loadDirectory } from './load-home.server.ts';
import type { ShownListing } from './packed-view.ts';
import type { NextOpening } from './results/find-next-opening.ts';

export type DirectoryData = Omit<Awaited<ReturnType<typeof loadDirectory>>, 'outage'> & {
  renderedAt: number;
  outage: OutageData | null;
};

/** The result of a search, with reduced listings. */
export type ShownAnswer = Omit<SearchAnswer, 'results'> & { results: ShownListing[] };

export type ResultsData = {
  query: SearchQuery;
  answer: ShownAnswer;
  fields: FieldErrors | null;
  map: MapData | null;
  rescues: (Omit<Rescue, 'results'> & { opening: NextOpening | null })[];
  /** Closed and moved listings of that name; for a search without results. */
  former: FormerListing[];
  /** The next days to choose from, and the holidays that cards mention. */
  days: ComingDay[];
  /** Of the place that is searched. */
  timeZone: string;
  holidays: Holiday[];
  renderedAt: number;
  outage: OutageData | null;
};

/** What a screen shows during a database outage. */
export type OutageData = {
  /** When the oldest index was made, ISO 8601. */
  madeAt: string;
  /** How many of the results are shown. */
  shown: number;
};

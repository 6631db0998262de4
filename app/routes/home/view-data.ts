import type { MapData } from '#app/domain/map/map.ts';
import type {
  FormerListing,
  Rescue,
  SearchAnswer,
  SearchQuery,
} from '#app/domain/search/search.ts';
import type { FieldErrors } from '#app/errors/app-error.ts';
import type { loadDirectory } from './load-home.server.ts';
import type { ShownListing } from './shown-listing.ts';

export type DirectoryData = Omit<Awaited<ReturnType<typeof loadDirectory>>, 'outage'> & {
  renderedAt: number;
  outage: OutageData | null;
};

/** An answer with of its listings what is shown. */
export type ShownAnswer = Omit<SearchAnswer, 'results'> & { results: ShownListing[] };

export type ResultsData = {
  query: SearchQuery;
  answer: ShownAnswer;
  fields: FieldErrors | null;
  map: MapData | null;
  rescues: Rescue[];
  /** What is called so and has closed or moved; of a search that found nothing. */
  former: FormerListing[];
  renderedAt: number;
  outage: OutageData | null;
};

/** What a screen is made of while the database is away. */
export type OutageData = {
  /** When the oldest of the indexes was made, ISO 8601. */
  madeAt: string;
  /** How many of the results are shown. */
  shown: number;
};

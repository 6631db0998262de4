import type { MapData } from '#app/domain/map/map.ts';
import type {
  FormerListing,
  Rescue,
  SearchAnswer,
  SearchQuery,
} from '#app/domain/search/search.ts';
import type { FieldErrors } from '#app/errors/app-error.ts';
import type { loadDirectory } from './load-home.server.ts';

export type DirectoryData = Awaited<ReturnType<typeof loadDirectory>> & { renderedAt: number };

export type ResultsData = {
  query: SearchQuery;
  answer: SearchAnswer;
  fields: FieldErrors | null;
  map: MapData | null;
  rescues: Rescue[];
  /** What is called so and has closed or moved; of a search that found nothing. */
  former: FormerListing[];
  renderedAt: number;
};

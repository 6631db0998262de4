import { listingStatuses, missingParts } from '#app/domain/export/export-choices.ts';
import type { ExportFilter } from '#app/domain/export/export.ts';
import { readDay, readId, readText } from '#app/domain/search-params/search-params.ts';

/** The fields of the form, as in its URL. */
export type ExportQuery = Record<
  'status' | 'metro' | 'category' | 'city' | 'state' | 'source' | 'import' | 'since',
  string
> & { missing: (typeof missingParts)[number][] };

const slug = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Parses the URL; invalid parts do not filter. */
export function parseExportQuery(params: URLSearchParams): ExportQuery {
  const read = (name: string, rule: RegExp) => {
    const value = readText(params, name);
    return rule.test(value) ? value : '';
  };
  return {
    status: listingStatuses.find((status) => status === params.get('status')) ?? '',
    metro: read('metro', slug),
    category: read('category', slug),
    city: read('city', /^.{1,100}$/),
    state: read('state', /^[A-Z]{2}$/),
    source: read('source', slug),
    import: readId(params, 'import') ?? '',
    since: readDay(params, 'since'),
    missing: missingParts.filter((part) => params.getAll('missing').includes(part)),
  };
}

/** Returns the filter for the database. */
export function toExportFilter({ since, missing, ...query }: ExportQuery): ExportFilter {
  const given = Object.entries(query).filter(([, value]) => value !== '');
  return {
    ...Object.fromEntries(given),
    ...(missing.length > 0 && { missing }),
    // Midnight in this browser's time zone.
    ...(since && { changed_since: new Date(`${since}T00:00`).toISOString() }),
  };
}

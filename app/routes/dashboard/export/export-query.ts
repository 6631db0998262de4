import { listingStatuses, missingParts } from '#app/domain/export/export-choices.ts';
import type { ExportFilter } from '#app/domain/export/export.ts';
import { readDay, readId, readText } from '#app/domain/search-params/search-params.ts';

/** The fields of the form, as its address says them. */
export type ExportQuery = Record<
  'status' | 'metro' | 'category' | 'city' | 'state' | 'source' | 'import' | 'since',
  string
> & { missing: (typeof missingParts)[number][] };

const slug = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Reads the address; what it does not understand filters nothing. */
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

/** What the database is asked for that. */
export function toExportFilter({ since, missing, ...query }: ExportQuery): ExportFilter {
  const given = Object.entries(query).filter(([, value]) => value !== '');
  return {
    ...Object.fromEntries(given),
    ...(missing.length > 0 && { missing }),
    // Midnight by the clock of this browser.
    ...(since && { changed_since: new Date(`${since}T00:00`).toISOString() }),
  };
}

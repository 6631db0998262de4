import { publicAnswerHeaders } from '#app/config/page-cache.ts';
import { findTimeZone } from '#app/domain/metro-index/metro-index.server.ts';
import { joinChoices } from '#app/domain/search/facet-choices.ts';
import type { FindTimeZone } from '#app/domain/search/query-directory.server.ts';
import { searchQuerySchema } from '#app/domain/search/search-query.ts';
import {
  findUnknownNames,
  resolveDate,
  searchWithConfirmations,
} from '#app/domain/search/search.server.ts';
import type { ConfirmedAnswer, SearchQuery } from '#app/domain/search/search.ts';
import { formatShortDate } from '#app/domain/text/text.ts';
import { AppError } from '#app/errors/app-error.ts';
import { parseWith, toValues } from '#app/errors/parse.ts';
import * as t from '#app/messages/functions.ts';
import type { Services } from '#app/services/services.ts';
import type { AppContext } from '../env.ts';
import { siteOrigin } from '../http/site-origin.ts';
import { allowReplay } from '../middleware/prepared-response.ts';
import { describeNotices } from './flatten-listing.ts';

/** The result of a search and its URLs, for a format. */
export type FoundSearch = {
  query: SearchQuery;
  answer: ConfirmedAnswer;
  /** What the screen says of the results, in sentences. */
  notices: string[];
  origin: string;
  /** Absolute URLs of this response, its next page, and the page for people. */
  links: { self: string; next: string | null; page: string };
};

type SearchFormat = {
  contentType: string;
  /** The format reads more than the search's result, so other writes may affect it. */
  readsMore?: true;
  /** Of the response beside those of all formats. */
  headers?: (services: Services) => Promise<Record<string, string>>;
  format: (found: FoundSearch, services: Services) => string | Promise<string>;
};

/** Creates a handler that responds to a search in another format than the page. */
export function searchAs({ contentType, readsMore, headers, format }: SearchFormat) {
  return async (c: AppContext): Promise<Response> => {
    const url = new URL(c.req.url);
    const services = c.get('services');
    const findZone: FindTimeZone = (place) => findTimeZone(services, place);
    const given = await resolveDate(toValues(joinChoices(url.searchParams)), findZone);
    const query = parseWith(searchQuerySchema.strict(), given);
    const answer = await searchWithConfirmations(services, query, findZone);
    const unknown = await findUnknownNames(services, { query, answer });
    if (unknown) throw new AppError('invalid_parameters', { fields: unknown });
    const origin = siteOrigin(c);
    const links = linksOf(url, origin, answer.next_cursor);
    const notices = describeNotices({ query, answer });
    const text = await format({ query, answer, notices, origin, links }, services);
    if (!readsMore) await allowReplay(c, text);
    if (links.next) c.header('Link', `<${links.next}>; rel="next"`, { append: true });
    return c.body(text, 200, {
      'Content-Type': contentType,
      ...(!answer.is_words_only && publicAnswerHeaders),
      // Search engines should index the pages with the same listings.
      'X-Robots-Tag': 'noindex',
      ...(await headers?.(services)),
    });
  };
}

function linksOf({ pathname, search }: URL, origin: string, nextCursor: string | null) {
  const params = new URLSearchParams(search);
  params.delete('cursor');
  const page = `${origin}/?${params}`;
  if (nextCursor !== null) params.set('cursor', nextCursor);
  return {
    self: `${origin}${pathname}${search}`,
    next: nextCursor === null ? null : `${origin}${pathname}?${params}`,
    page,
  };
}

/** Says in a few words what was searched: 'Bakeries, Austin'. */
export function describeSearch({ query, answer }: FoundSearch): string {
  const what = answer.corrected_query ?? query.q ?? answer.category?.name ?? t.allListings;
  const where = query.city ?? answer.metro?.name ?? answer.place?.name;
  const day = query.date === undefined ? [] : [t.openOn({ date: formatShortDate(query.date) })];
  return [what, ...(where ? [where] : []), ...day].join(', ');
}

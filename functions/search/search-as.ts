import { searchDirectory } from '#app/domain/search/search-directory.server.ts';
import type { SearchAnswer, SearchQuery } from '#app/domain/search/search.ts';
import type { AppContext } from '../env.ts';
import { siteOrigin } from '../site-origin.ts';
import { parseSearchRequest } from './parse-search-request.ts';

/** A search answered, and where: what a format may say of it. */
export type FoundSearch = {
  query: SearchQuery;
  answer: SearchAnswer;
  origin: string;
  /** Full addresses: of this answer, of the next page of it, and of the page for people. */
  links: { self: string; next: string | null; page: string };
};

type SearchFormat = { contentType: string; format: (found: FoundSearch) => string };

/** The handler that answers the search of the directory's page in another format. */
export function searchAs({ contentType, format }: SearchFormat) {
  return async (c: AppContext): Promise<Response> => {
    const query = parseSearchRequest(c);
    const answer = await searchDirectory(c.get('services'), query);
    const origin = siteOrigin(c);
    const links = linksOf(new URL(c.req.url), origin, answer.nextCursor);
    return c.body(format({ query, answer, origin, links }), 200, {
      'Content-Type': contentType,
      'Cache-Control': 'public, max-age=60',
      // The pages with the same listings are what search engines should show.
      'X-Robots-Tag': 'noindex',
      ...(links.next && { Link: `<${links.next}>; rel="next"` }),
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

import { rateLimits } from '#app/config/limits.ts';
import { site } from '#app/config/site.ts';
import { description } from '#app/messages/components/site.tsx';
import type { AppContext } from '../env.ts';
import { siteOrigin } from '../http/site-origin.ts';

/** `GET /llms.txt`, as llmstxt.org proposes: what the site offers to language models. */
export function getLlms(c: AppContext): Response {
  const origin = siteOrigin(c);
  const link = (path: string, name: string, note: string) =>
    `- [${name}](${origin}${path}): ${note}`;
  const text = `# ${site.name}

> ${description({ area: site.area.name })}

Listings of local businesses in ${site.area.name} with opening hours, phone, website, address and ratings. No one can pay to rank higher. Make at most ${rateLimits.search.requests} searches a minute.

## Search

${[
  link(
    '/search.json?q=pizza&near=Austin%2C%20TX',
    'Search as JSON',
    'parameters q, near, category, metro, features, open=now, min_rating, sort, cursor; the same as CSV, GeoJSON and RSS',
  ),
  link(
    '/search.md?q=pizza&near=Austin%2C%20TX',
    'Search as Markdown',
    'the same parameters; listings and guides are Markdown at their addresses with /index.md, cities at /search.md?metro=',
  ),
  link('/?q=pizza&near=Austin%2C%20TX', 'Search as a page', 'the same parameters, for people'),
  link(
    '/openapi.json',
    'OpenAPI description',
    'all operations: search, suggestions, one listing, whether it is open at a moment, history, changes in a city, feeds',
  ),
  `- Model Context Protocol: POST ${origin}/mcp (streamable HTTP, no key needed): search_businesses, get_business, is_open_at, find_places, find_changes`,
  link('/opensearch.xml', 'OpenSearch description', 'for browsers and other clients'),
].join('\n')}

## Directory

${[
  link('/', 'Home', 'categories, cities, newest and top rated listings'),
  link('/sitemap.xml', 'Sitemap', 'every listing, category, city and page, with dates of change'),
  link('/legacy-home', 'Plain index', 'all categories and cities in two tables'),
].join('\n')}

## About

${[
  link('/about', 'About', 'how results are ordered and where listings come from'),
  link('/help', 'Help', 'questions and answers'),
  link('/gbo', 'For owners', 'how to find, add and claim a business'),
  link('/developers', 'For developers', 'the public API with examples, limits and errors'),
  link('/terms', 'Terms of use', 'how programs can use the data'),
].join('\n')}
`;
  return c.body(text, 200, {
    'Content-Type': 'text/markdown; charset=utf-8',
    'Cache-Control': 'public, max-age=3600',
  });
}

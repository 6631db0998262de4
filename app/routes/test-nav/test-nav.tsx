import { data } from 'react-router';
import { PageHeading } from '#app/components/site/page-heading.tsx';
import { pageMeta } from '#app/components/site/page-meta.ts';
import { publicPageHeaders } from '#app/config/page-cache.ts';
import type { ScreenHandle } from '#app/config/screen-handle.ts';
import { patternsContext, servicesContext } from '#app/context.ts';
import { findGuides, findPosts } from '#app/domain/article/article.server.ts';
import { findUnusualListings } from '#app/domain/business/business.server.ts';
import { findHolidays, findToday } from '#app/domain/holiday/holiday.ts';
import { searchDirectory } from '#app/domain/search/search.server.ts';
import type { Route } from './+types/test-nav';

export const handle = {} satisfies ScreenHandle;

/** For an empty directory; these URLs respond 404. */
const nothing = 'none-yet';

/** A suspended listing of the seed. */
const suspendedSlug = 'banerjee-electric-la-vergne-tn';

type ListedRoute = {
  pattern: string;
  /** What is unusual about the example. */
  note: string;
  /** An address; null if it takes the id of something that not every directory has. */
  example: string | null;
  /** Of the example. */
  status: 200 | 301 | 404 | 410;
};

export async function loader({ context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const [patterns, { results, facets }, guides, posts, unusual] = await Promise.all([
    context.get(patternsContext)(),
    searchDirectory(services, { sort: 'rating' }),
    findGuides(services, { limit: 1 }),
    findPosts(services, { limit: 1 }),
    findUnusualListings(services, { suspendedSlug }),
  ]);
  const slug = results[0]?.slug ?? nothing;
  const metro = facets.metro[0]?.slug ?? nothing;
  const [holiday] = findHolidays(findToday(new Date()));
  const examples: Record<string, string> = {
    '/business/:id': `/business/${slug}`,
    '/business/:id/history': `/business/${slug}/history`,
    '/business/:id/suggest': `/business/${slug}/suggest`,
    '/claim/:id': `/claim/${slug}`,
    '/browse/metro/:metro': `/browse/metro/${metro}`,
    '/browse/metro/:metro/:holiday': `/browse/metro/${metro}/${holiday?.slug ?? nothing}`,
    '/blog/:slug': `/blog/${posts[0]?.slug ?? nothing}`,
    '/cityguides/:citySlug': `/cityguides/${guides[0]?.slug ?? nothing}`,
  };
  const routes = Array.from(new Set(patterns)).map((pattern): ListedRoute => {
    if (pattern === '/*') {
      return { pattern, note: 'Any other path', example: '/no-such-street', status: 404 };
    }
    const example = examples[pattern] ?? (pattern.includes(':') ? null : pattern);
    return { pattern, note: '', example, status: 200 };
  });
  const listings: [note: string, listing: string | undefined, status: ListedRoute['status']][] = [
    ['By its uuid, which redirects', results[0]?.id, 301],
    ['One that has permanently closed', unusual.closed, 200],
    ['One that has moved', unusual.moved, 200],
    ['One that is temporarily closed', unusual.temporarilyClosed, 200],
    ['One that was taken down', unusual.gone, 410],
  ];
  for (const [note, listing, status] of listings) {
    if (listing === undefined) continue;
    routes.push({ pattern: '/business/:id', note, example: `/business/${listing}`, status });
  }
  return data({ routes }, { headers: publicPageHeaders });
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

/** For testers: each route, an example URL, and its status. */
export default function TestNav({ loaderData }: Route.ComponentProps) {
  return (
    <div className="shell pt-10 sm:pt-14">
      <PageHeading>Every route</PageHeading>
      <p className="mt-4 max-w-[56ch] text-soft">
        Every kind of page, with an example and the status it responds with. The links are plain, so
        each page loads as a document.
      </p>
      <div className="mt-8 overflow-x-auto">
        <table className="w-full text-left text-sm">
          <thead className="border-b-2 border-ink">
            <tr>
              <th className="py-2 pr-6" scope="col">
                Route and example
              </th>
              <th className="py-2 text-right" scope="col">
                Status
              </th>
            </tr>
          </thead>
          <tbody>
            {loaderData.routes.map(({ pattern, note, example, status }) => (
              <tr key={pattern + note} className="border-b border-rule">
                <td className="items-center gap-x-6 py-2 pr-6 md:grid md:grid-cols-[20rem_1fr]">
                  <span className="block font-mono wrap-anywhere">{pattern}</span>
                  <span className="block">
                    {note && <span className="block text-soft">{note}</span>}
                    {example === null ? (
                      <span className="text-soft">Needs an id</span>
                    ) : (
                      <a
                        className="link-quiet inline-flex min-h-11 items-center wrap-anywhere"
                        href={example}
                      >
                        {example}
                      </a>
                    )}
                  </span>
                </td>
                <td className="py-2 text-right tabular-nums">{example !== null && status}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return pageMeta({
    matches,
    title: 'Every route',
    description: 'All routes, for checking.',
    path: '/test-nav',
    isThin: true,
  });
}

import { data } from 'react-router';
import { PageHeading } from '#app/components/site/page-heading.tsx';
import { pageMeta } from '#app/components/site/page-meta.ts';
import { publicPageHeaders } from '#app/config/page-cache.ts';
import { servicesContext } from '#app/context.ts';
import { findUnusualListings } from '#app/domain/business/business.server.ts';
import { findGuides } from '#app/domain/guide/guide.server.ts';
import { findPosts } from '#app/domain/post/post.server.ts';
import { searchDirectory } from '#app/domain/search/search.server.ts';
import type { ScreenHandle } from '#app/config/screen-handle.ts';
import type { Route } from './+types/test-nav';
import { specifiedRoutes } from './specified-routes.ts';

export const handle = {} satisfies ScreenHandle;

/** For an empty directory; these URLs respond 404. */
const nothing = 'none-yet';

/** A suspended listing of the seed. */
const suspendedSlug = 'banerjee-electric-la-vergne-tn';

export async function loader({ context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const [{ results, facets }, guides, posts, unusual] = await Promise.all([
    searchDirectory(services, { sort: 'rating' }),
    findGuides(services, { limit: 1 }),
    findPosts(services, { limit: 1 }),
    findUnusualListings(services, { suspendedSlug }),
  ]);
  const routes = specifiedRoutes({
    businessSlug: results[0]?.slug ?? nothing,
    businessId: results[0]?.id ?? nothing,
    guideSlug: guides[0]?.slug ?? nothing,
    postSlug: posts[0]?.slug ?? nothing,
    metroSlug: facets.metro[0]?.slug ?? nothing,
    closedSlug: unusual.closed,
    movedSlug: unusual.moved,
    temporarilyClosedSlug: unusual.temporarilyClosed,
    goneSlug: unusual.gone,
  });
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
        Every kind of page, each with an address to try it at and the status that this address
        answers. Plain links, so that each loads as a document.
      </p>
      <div className="mt-8 overflow-x-auto">
        <table className="w-full text-left text-sm">
          <thead className="border-b-2 border-ink">
            <tr>
              <th className="py-2 pr-6" scope="col">
                Route, screen and example
              </th>
              <th className="py-2 text-right" scope="col">
                Status
              </th>
            </tr>
          </thead>
          <tbody>
            {loaderData.routes.map(({ route, screen, example, status }) => (
              <tr key={example} className="border-b border-rule">
                <td className="items-center gap-x-6 py-2 pr-6 md:grid md:grid-cols-[15rem_1fr_1.5fr]">
                  <span className="block font-mono">{route}</span>
                  <span className="block text-soft">{screen}</span>
                  <a
                    className="link-quiet inline-flex min-h-11 items-center wrap-anywhere"
                    href={example}
                  >
                    {example}
                  </a>
                </td>
                <td className="py-2 text-right tabular-nums">{status}</td>
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
    description: 'All routes of Mainstreet, for checking.',
    path: '/test-nav',
    isThin: true,
  });
}

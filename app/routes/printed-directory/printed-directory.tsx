import { data, Link, redirect } from 'react-router';
import { metroAddress } from '#app/components/search/search-address.ts';
import { PageHeading } from '#app/components/site/page-heading.tsx';
import { pageMeta } from '#app/components/site/page-meta.ts';
import { TitledSection } from '#app/components/ui/titled-section.tsx';
import { publicPageHeaders } from '#app/config/page-cache.ts';
import type { ScreenHandle } from '#app/config/screen-handle.ts';
import { site } from '#app/config/site.ts';
import { servicesContext } from '#app/context.ts';
import { findToday } from '#app/domain/holiday/holiday.ts';
import { readMetroIndex } from '#app/domain/metro-index/metro-index.server.ts';
import { formatCount, formatLongDate } from '#app/domain/text/text.ts';
import * as t from '#app/messages/routes/printed-directory.ts';
import type { Route } from './+types/printed-directory';
import { groupToPrint, type PrintedListing } from './group-to-print.ts';

export const handle = {
  hydration: 'interaction',
  findCity: ({ city }: { city: string }) => city,
} satisfies ScreenHandle;

export async function loader({ context, params }: Route.LoaderArgs) {
  const index = await readMetroIndex(context.get(servicesContext), params.metro);
  if (index === null) throw data(null, { status: 404 });
  const { slug, name, time_zone } = index.metro;
  if (slug !== params.metro) throw redirect(`${metroAddress(slug)}/print`, 301);
  const today = findToday(new Date(), time_zone);
  return data({ slug, city: name, today, ...groupToPrint(index) }, { headers: publicPageHeaders });
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

/** A city's businesses by category, in columns for paper. */
export default function PrintedDirectoryScreen({ loaderData }: Route.ComponentProps) {
  const { slug, city, today, all, categories } = loaderData;
  const shown = categories.reduce((sum, { listings }) => sum + listings.length, 0);
  return (
    <div className="shell min-h-svh pt-4 pb-12">
      <PageHeading>{t.title({ city })}</PageHeading>
      <p className="mt-2 text-soft">
        {t.asOf({ date: formatLongDate(today), site: site.name })}
        {shown < all && ` ${t.capped({ shown: formatCount(shown), all: formatCount(all) })}`}
      </p>
      <p className="no-print mt-4 flex flex-wrap items-center gap-x-6 gap-y-2">
        <button className="button-solid needs-script" type="button" onClick={() => window.print()}>
          {t.printButton}
        </button>
        <Link className="link-quiet" to={metroAddress(slug)}>
          {t.back({ city })}
        </Link>
      </p>
      {categories.map((category) => (
        <TitledSection
          key={category.slug}
          className="mt-8"
          id={category.slug}
          title={category.name}
          headingClass="border-b border-rule-strong pb-1 text-xl font-bold print:text-base"
        >
          <ul className="mt-3 gap-x-8 sm:columns-2 lg:columns-3 print:columns-3">
            {category.listings.map((listing) => (
              <Entry key={listing.slug} listing={listing} />
            ))}
          </ul>
        </TitledSection>
      ))}
    </div>
  );
}

function Entry({ listing }: { listing: PrintedListing }) {
  const { name, specialty, address, phone, hours } = listing;
  return (
    <li className="break-inside-avoid pb-3 text-sm">
      <p className="font-semibold" dir="auto">
        {name}
      </p>
      {[specialty, address, phone, ...hours].filter(Boolean).map((line) => (
        <p key={line} className="text-soft tabular-nums">
          {line}
        </p>
      ))}
    </li>
  );
}

export function meta({ loaderData, matches }: Route.MetaArgs): Route.MetaDescriptors {
  if (!loaderData) return [];
  const { slug, city } = loaderData;
  return pageMeta({
    matches,
    title: t.title({ city }),
    description: t.description({ city }),
    path: `${metroAddress(slug)}/print`,
    // The city's page has the same businesses.
    isThin: true,
  });
}

import { useId } from 'react';
import { data, Link, redirect } from 'react-router';
import { Rating } from '#app/components/listing/rating.tsx';
import { buildCallLink } from '#app/components/profile/contact-links.ts';
import { metroAddress } from '#app/components/search/search-address.ts';
import { Breadcrumbs } from '#app/components/site/breadcrumbs.tsx';
import { JsonLd } from '#app/components/site/document-scripts.tsx';
import { PageHeading } from '#app/components/site/page-heading.tsx';
import { pageMeta, useSiteOrigin } from '#app/components/site/page-meta.ts';
import { CardLink } from '#app/components/ui/card-link.tsx';
import { Disclosure } from '#app/components/ui/disclosure.tsx';
import { TitledSection } from '#app/components/ui/titled-section.tsx';
import { publicPageHeaders } from '#app/config/page-cache.ts';
import type { ScreenHandle } from '#app/config/screen-handle.ts';
import { site } from '#app/config/site.ts';
import { servicesContext } from '#app/context.ts';
import { formatSpans } from '#app/domain/business/format-hours.ts';
import { findHolidayHours } from '#app/domain/holiday/holiday.server.ts';
import {
  findComingHolidays,
  findHolidays,
  findToday,
  type Holiday,
  type HolidayHours,
} from '#app/domain/holiday/holiday.ts';
import { findTimeZone } from '#app/domain/metro-index/metro-index.server.ts';
import { formatCount, formatShortDate, lowerFirst } from '#app/domain/text/text.ts';
import * as t from '#app/messages/routes/holiday.tsx';
import type { Route } from './+types/holiday';

export const handle = {
  hydration: 'interaction',
  findCity: ({ hours }: Loaded) => hours.metro.name,
} satisfies ScreenHandle;

export async function loader({ context, params }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const { metro } = params;
  const today = findToday(new Date(), await findTimeZone(services, { metro }));
  const holiday = findHolidays(today).find(({ slug }) => slug === params.holiday);
  if (!holiday) throw data(null, { status: 404 });
  const hours = await findHolidayHours(services, { metro, date: holiday.date });
  if (!hours) throw data(null, { status: 404 });
  if (hours.metro.slug !== metro) {
    throw redirect(`${metroAddress(hours.metro.slug)}/${params.holiday}`, 301);
  }
  const isComing = findComingHolidays(today).some(({ slug }) => slug === holiday.slug);
  return data({ holiday, hours, isComing }, { headers: publicPageHeaders });
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

/** Who is open in a city on a holiday, who is closed, and who has not said. */
export default function HolidayScreen({ loaderData }: Route.ComponentProps) {
  const { holiday, hours } = loaderData;
  const { metro, open, closed, unconfirmed } = hours;
  const origin = useSiteOrigin();
  const list = `${metroAddress(metro.slug)}?date=${holiday.date}`;
  return (
    <div className="shell min-h-svh pt-4 pb-12">
      <Breadcrumbs
        steps={[
          { to: '/', name: t.homeCrumb },
          { to: '/#metros', name: t.citiesCrumb },
          { to: metroAddress(metro.slug), name: metro.name },
        ]}
      />
      <PageHeading className="mt-2">{titleOf(loaderData)}</PageHeading>
      {isEmpty(hours) ? (
        <p className="mt-2 text-soft">
          {t.noneListed({ city: metro.name })}{' '}
          <Link className="link-quiet" to="/business-submission">
            {t.addABusiness}
          </Link>
        </p>
      ) : (
        <>
          <p className="mt-2 text-soft tabular-nums">
            {t.counts({
              date: formatShortDate(holiday.date),
              open: formatCount(open.total),
              closed: formatCount(closed.total),
              notConfirmed: formatCount(unconfirmed.total),
            })}
          </p>
          <Link className="button-line mt-3" to={list} rel="nofollow">
            {t.filterLink}
          </Link>
          <Group
            title={t.openTitle({ holiday: holiday.name })}
            group={open}
            unfolded={unfoldedOpen}
            none={t.openEmpty({ holiday: holiday.name })}
            say={({ spans }) => formatSpans(spans).join(', ')}
          />
          <Group
            title={t.closedTitle({ holiday: holiday.name })}
            group={closed}
            unfolded={0}
            say={() => t.closed}
          />
          <Group
            title={t.notConfirmedTitle}
            about={t.notConfirmedText({ holiday: holiday.name })}
            group={unconfirmed}
            unfolded={0}
            canCall
            say={({ spans, has_week }) =>
              has_week
                ? t.usualHours({ hours: lowerFirst(formatSpans(spans).join(', ')) })
                : t.hoursNotListed
            }
          />
          <p className="mt-10 max-w-[62ch] text-soft">
            {t.ownersNote({
              link: (
                <Link className="link-quiet" to="/business-profile">
                  {t.ownersLink({ holiday: holiday.name })}
                </Link>
              ),
            })}
          </p>
        </>
      )}
      <JsonLd data={describeOpen(loaderData, origin)} />
    </div>
  );
}

function isEmpty({ open, closed, unconfirmed }: HolidayHours): boolean {
  return open.total + closed.total + unconfirmed.total === 0;
}

const unfoldedOpen = 18;

type Listing = HolidayHours['open']['listings'][number];

type GroupProps = {
  title: string;
  about?: string;
  group: HolidayHours['open'];
  /** How many are shown at once; the others unfold. */
  unfolded: number;
  /** Offers to call each. */
  canCall?: boolean;
  /** Shown when the group is empty; without it the group is left out. */
  none?: string;
  say: (listing: Listing) => string;
};

function Group({ title, about, group, unfolded, none, ...shown }: GroupProps) {
  const { total, listings } = group;
  const rest = listings.slice(unfolded);
  const id = useId();
  if (total === 0 && none === undefined) return null;
  return (
    <TitledSection
      className="rule-double mt-10"
      id={id}
      title={
        <>
          {title}{' '}
          {total > 0 && <span className="text-soft tabular-nums">({formatCount(total)})</span>}
        </>
      }
      headingClass="pt-4 text-section"
    >
      {about && <p className="mt-2 max-w-[62ch] text-soft">{about}</p>}
      {total === 0 && <p className="mt-3 text-soft">{none}</p>}
      <Listings listings={listings.slice(0, unfolded)} {...shown} />
      {rest.length > 0 && (
        <Disclosure title={t.showRest({ count: rest.length, isMore: unfolded > 0 })}>
          <Listings listings={rest} {...shown} />
        </Disclosure>
      )}
      {total > listings.length && (
        <p className="mt-2 text-sm text-soft">{t.bestRatedShown({ count: listings.length })}</p>
      )}
    </TitledSection>
  );
}

type ListingsProps = Pick<GroupProps, 'say' | 'canCall'> & { listings: Listing[] };

function Listings({ listings, say, canCall }: ListingsProps) {
  if (listings.length === 0) return null;
  return (
    <ul className="mt-3 grid gap-x-10 md:grid-cols-2 xl:grid-cols-3">
      {listings.map((listing) => (
        <li
          key={listing.slug}
          className="group relative flex items-start justify-between gap-4 border-t border-rule py-3"
        >
          <div className="min-w-0">
            <p className="font-semibold" dir="auto">
              <CardLink to={`/business/${listing.slug}`}>{listing.name}</CardLink>
            </p>
            <p className="flex flex-wrap gap-x-2 text-sm text-soft">
              <Rating rating={listing.rating} count={listing.review_count} />
              <span>
                {listing.category} <span aria-hidden="true">·</span> {listing.city}, {listing.state}
              </span>
            </p>
            <p className="text-sm tabular-nums">{say(listing)}</p>
          </div>
          {canCall && listing.phone && (
            <a
              className="button-line relative z-10 px-3 text-sm"
              href={buildCallLink(listing.phone)}
              rel="nofollow"
              aria-label={t.callListing({ name: listing.name })}
            >
              {t.call}
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}

type Loaded = { holiday: Holiday; hours: HolidayHours };

function titleOf({ holiday, hours }: Loaded): string {
  return t.title({ holiday: holiday.name, city: hours.metro.name });
}

/** Describes the open businesses as a schema.org ItemList, each with its hours of the date. */
function describeOpen({ holiday, hours }: Loaded, origin: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    name: titleOf({ holiday, hours }),
    numberOfItems: hours.open.total,
    itemListElement: hours.open.listings.map(({ name, slug, spans }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: {
        '@type': 'LocalBusiness',
        name,
        url: `${origin}/business/${slug}`,
        specialOpeningHoursSpecification: spans.map(({ opens, closes }) => ({
          '@type': 'OpeningHoursSpecification',
          validFrom: holiday.date,
          validThrough: holiday.date,
          opens,
          closes: closes === '24:00' ? '23:59' : closes,
        })),
      },
    })),
  };
}

export function meta({ loaderData, matches }: Route.MetaArgs): Route.MetaDescriptors {
  if (!loaderData) return [];
  const { holiday, hours, isComing } = loaderData;
  return pageMeta({
    matches,
    title: titleOf(loaderData),
    description: t.metaDescription({
      city: hours.metro.name,
      holiday: holiday.name,
      date: formatShortDate(holiday.date),
      open: formatCount(hours.open.total),
      closed: formatCount(hours.closed.total),
      site: site.name,
    }),
    path: `${metroAddress(hours.metro.slug)}/${holiday.slug}`,
    isThin: !isComing || isEmpty(hours),
  });
}

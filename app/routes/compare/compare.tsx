import type { ReactNode } from 'react';
import { data, Link } from 'react-router';
import { maxCompared, removeFromCompared } from '#app/browser/storage/recent-lists.ts';
import { compareAddress } from '#app/components/listing/compare-button.tsx';
import { HolidayNote } from '#app/components/listing/holiday-note.tsx';
import { OpenStatus } from '#app/components/listing/open-status.tsx';
import { Rating } from '#app/components/listing/rating.tsx';
import { useNow } from '#app/components/listing/use-now.ts';
import { ListingCover } from '#app/components/pictures/listing-cover.tsx';
import { PageHeading } from '#app/components/site/page-heading.tsx';
import { privateMeta } from '#app/components/site/page-meta.ts';
import { EmptyState } from '#app/components/ui/empty-state.tsx';
import { linkTo } from '#app/components/ui/link-to.tsx';
import { WideTable } from '#app/components/ui/plain-table.tsx';
import { publicPageHeaders } from '#app/config/page-cache.ts';
import type { ScreenHandle } from '#app/config/screen-handle.ts';
import { servicesContext, visitorPlaceContext } from '#app/context.ts';
import {
  formatDistance,
  formatPlace,
  formatPrice,
  nameKind,
} from '#app/domain/business/business-labels.ts';
import { findCachedBusiness } from '#app/domain/business/business.server.ts';
import type { Business } from '#app/domain/business/business.ts';
import { formatWeek, weekdays } from '#app/domain/business/format-hours.ts';
import { findComingHolidays, findToday } from '#app/domain/holiday/holiday.ts';
import { type Coordinates, milesBetween } from '#app/domain/metro/metro.ts';
import { findPlace } from '#app/domain/place/place.server.ts';
import { isAnywhere } from '#app/domain/place/place.ts';
import * as t from '#app/messages/routes/compare.tsx';
import type { Services } from '#app/services/services.ts';
import type { Route } from './+types/compare';

export const handle = {
  searchParams: ['places'],
  hydration: 'idle',
  usesPlace: (query) => query.has('places'),
  isCacheable: (query) => !query.has('places'),
  isPrivate: true,
} satisfies ScreenHandle;

/** `places`: up to four slugs, separated by commas. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const slugs = (url.searchParams.get('places') ?? '').split(',').filter(Boolean);
  const services = context.get(servicesContext);
  const [places, visitor] = await Promise.all([
    findCompared(services, slugs),
    findVisitor(services, context.get(visitorPlaceContext)),
  ]);
  return data({ places, visitor, renderedAt: Date.now() }, { headers: publicPageHeaders });
}

/** Returns where the visitor is; null without a place, and while it cannot be looked up. */
async function findVisitor(services: Services, near: string | null): Promise<Origin | null> {
  if (near === null || isAnywhere(near)) return null;
  const place = await findPlace(services, near).catch(() => null);
  return place && place.kind !== 'state' ? { name: place.name, place } : null;
}

/** Returns what the table shows of each; listings that are not public are left out. */
async function findCompared(services: Services, slugs: string[]) {
  const wanted = [...new Set(slugs)].slice(0, maxCompared);
  const found = await Promise.all(wanted.map((slug) => findCachedBusiness(services, slug)));
  return found.flatMap((business) =>
    business === null || business.status === 'gone' ? [] : toCompared(business),
  );
}

function toCompared(business: Business) {
  const { slug, name, category, specialty, lat, lng, phone } = business;
  const { rating, review_count, attributes, services, photos, status } = business;
  const { time_zone, opening_hours, special_hours, temporarily_closed } = business;
  const [photo] = photos;
  return [
    {
      slug,
      name,
      category,
      specialty,
      address: formatPlace(business),
      place: lat === null || lng === null ? null : { lat, lng },
      phone,
      rating,
      review_count,
      attributes,
      services: services.slice(0, 6),
      cover: photo ?? null,
      status,
      time_zone,
      opening_hours,
      special_hours,
      temporarily_closed,
      holidays: findComingHolidays(findToday(new Date(), time_zone)),
    },
  ];
}

export function headers({ loaderHeaders }: Route.HeadersArgs): HeadersInit {
  return loaderHeaders;
}

/** Up to four listings side by side, on phones fact by fact; complete without JavaScript. */
export default function Compare({ loaderData }: Route.ComponentProps) {
  const { places, visitor, renderedAt } = loaderData;
  return (
    <div className="shell pt-10 pb-16">
      <PageHeading>{t.title}</PageHeading>
      {places.length === 0 ? (
        <EmptyState title={t.emptyTitle}>
          <p className="mt-2 max-w-[60ch]">
            {t.emptyText({
              link: linkTo('/'),
            })}
          </p>
        </EmptyState>
      ) : (
        <div className="mt-6">
          <ComparedTable places={places} visitor={visitor} renderedAt={renderedAt} />
        </div>
      )}
    </div>
  );
}

type Compared = Awaited<ReturnType<typeof findCompared>>[number];
/** What distances are measured from. */
type Origin = { name: string; place: Coordinates | null };
type ComparedTableProps = { places: Compared[]; visitor: Origin | null; renderedAt: number };
type Row = { name: string; show: (place: Compared) => ReactNode; isToday?: boolean };

/** By the number of listings; narrower windows scroll, phones have one fact below the other. */
const tableWidths = [
  'sm:min-w-[19rem]',
  'sm:min-w-[30rem]',
  'sm:min-w-[41rem]',
  'sm:min-w-[52rem]',
];

function ComparedTable({ places, visitor, renderedAt }: ComparedTableProps) {
  const now = useNow(renderedAt);
  const weeks = new Map(places.map((place) => [place.slug, formatWeek(place, now)]));
  const origin = visitor ?? (places.length > 1 ? places[0] : undefined);
  const features = [...new Set(places.flatMap(({ attributes }) => attributes))].toSorted();
  const rows: Row[] = [
    {
      name: t.rating,
      show: (place) =>
        place.rating !== null && <Rating rating={place.rating} count={place.review_count} />,
    },
    { name: t.now, show: (place) => <OpenNow place={place} renderedAt={renderedAt} /> },
    ...weekdays.map((day, index) => ({
      name: day,
      isToday: places.some(({ slug }) => weeks.get(slug)?.[index]?.isToday),
      show: ({ slug, opening_hours }: Compared) => {
        const row = weeks.get(slug)?.[index];
        const lines = row?.special?.lines ?? row?.lines ?? [];
        return opening_hours.length > 0 && lines.join(', ');
      },
    })),
    { name: t.prices, show: (place) => place.services.length > 0 && <Prices place={place} /> },
    { name: t.address, show: ({ address }) => address },
    ...(origin?.place
      ? [{ name: t.distance, show: (place: Compared) => describeDistance(origin, place) }]
      : []),
    { name: t.phone, show: ({ phone }) => phone },
    ...features.map((feature) => ({
      name: feature,
      show: ({ attributes }: Compared) => attributes.includes(feature) && t.yes,
    })),
  ];
  return (
    <WideTable label={t.tableLabel}>
      <table className={`compared w-full table-fixed text-sm ${tableWidths[places.length - 1]}`}>
        <caption className="sr-only">{t.tableLabel}</caption>
        <thead>
          <tr className="align-top">
            <th className="w-32 sm:relative" scope="col">
              <span className="sr-only">{t.fact}</span>
            </th>
            {places.map((place) => (
              <th key={place.slug} className="relative pr-4 pb-4 text-left font-normal" scope="col">
                <ComparedHead place={place} places={places} renderedAt={renderedAt} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows
            .filter(({ show }) => places.some(show))
            .map(({ name, show, isToday }) => (
              <tr
                key={name}
                className={`border-t border-rule align-top ${isToday ? 'bg-wash font-semibold' : ''}`}
              >
                <th className="py-2 pr-4 pl-1 text-left font-medium" scope="row">
                  {name}
                  {isToday && <span className="block text-xs text-accent">{t.today}</span>}
                </th>
                {places.map((place) => (
                  <td key={place.slug} className="relative py-2 pr-4" data-place={place.name}>
                    {show(place) || '–'}
                  </td>
                ))}
              </tr>
            ))}
        </tbody>
      </table>
    </WideTable>
  );
}

type ComparedHeadProps = { place: Compared; places: Compared[]; renderedAt: number };

function ComparedHead({ place, places, renderedAt }: ComparedHeadProps) {
  const others = places.map(({ slug }) => slug).filter((slug) => slug !== place.slug);
  return (
    <>
      <ListingCover
        listing={place}
        renderedAt={renderedAt}
        sizes="11rem"
        className="aspect-[16/10] w-full rounded-control"
      />
      <Link
        className="mt-2 block font-display text-lg leading-snug font-bold hover:text-accent"
        to={`/business/${place.slug}`}
        dir="auto"
      >
        {place.name}
      </Link>
      <span className="block text-soft">{nameKind(place)}</span>
      <Link
        className="link-quiet inline-flex min-h-11 items-center"
        to={compareAddress(others)}
        rel="nofollow"
        onClick={() => removeFromCompared(place.slug)}
        aria-label={t.removeListing({ name: place.name })}
      >
        {t.remove}
      </Link>
    </>
  );
}

function OpenNow({ place, renderedAt }: { place: Compared; renderedAt: number }) {
  if (place.status === 'closed') return t.closed;
  if (place.status === 'moved') return t.moved;
  return (
    <>
      <OpenStatus hours={place} renderedAt={renderedAt} />
      <HolidayNote hours={place} holidays={place.holidays} renderedAt={renderedAt} />
    </>
  );
}

function Prices({ place: { services } }: { place: Compared }) {
  return (
    <ul>
      {services.map((service) => (
        <li key={service.name}>
          {t.serviceAt({ service: service.name, price: formatPrice(service) })}
        </li>
      ))}
    </ul>
  );
}

/** Returns '2.3 mi from Austin, TX'; nothing from a listing to itself. */
function describeDistance(origin: Origin, compared: Compared): string | null {
  if (compared === origin || !origin.place || !compared.place) return null;
  const distance = formatDistance(milesBetween(origin.place, compared.place));
  return t.distanceFrom({ distance, place: origin.name });
}

export function meta(): Route.MetaDescriptors {
  return privateMeta(t.title);
}

import { Link } from 'react-router';
import { OpenStatus } from '#app/components/listing/open-status.tsx';
import { Rating } from '#app/components/listing/rating.tsx';
import { useNow } from '#app/components/listing/use-now.ts';
import { CityCover } from '#app/components/pictures/cover.tsx';
import { searchAddress } from '#app/components/search/search-address.ts';
import { CardLink } from '#app/components/ui/card-link.tsx';
import { LowerPart } from '#app/components/ui/loading.tsx';
import type { GuideCard } from '#app/domain/article/article.ts';
import { nameKind } from '#app/domain/business/business-labels.ts';
import { formatOpenState } from '#app/domain/business/format-hours.ts';
import { findLocalMoment } from '#app/domain/business/open-state.ts';
import { formatAge, formatCount } from '#app/domain/text/text.ts';
import { unmetDemandTitle } from '#app/messages/domain/search.ts';
import * as t from '#app/messages/routes/home/city.ts';
import { ListingLine, SectionHeading } from '../home-sections.tsx';
import type { CityData, CityKind } from './load-city.server.ts';

type CityPart = { city: CityData; renderedAt: number };

/** The guide to a city, above all lists of it. */
export function LeadingGuide({ guide }: { guide: GuideCard }) {
  return (
    <article className="group relative grid grid-cols-[min(7rem,30%)_minmax(0,1fr)] overflow-hidden rounded-card bg-raised shadow-card sm:grid-cols-1">
      <CityCover
        slug={guide.slug}
        size="card"
        isFirst
        className="h-full w-full object-cover sm:aspect-[2/1] sm:h-auto"
      />
      <div className="p-4 sm:p-5">
        <p className="kicker text-accent">{t.theGuide}</p>
        <h2 className="mt-1 text-title">
          <CardLink to={`/cityguides/${guide.slug}`}>{guide.title}</CardLink>
        </h2>
        <p className="mt-2 hidden text-sm text-soft sm:block">{guide.summary}</p>
      </div>
    </article>
  );
}

/** The large categories of a city, each with how many are open now, or when the first one opens. */
export function OpenByKind({ city, renderedAt }: CityPart) {
  const now = useNow(renderedAt);
  const { metro, kinds, isCapped } = city;
  return (
    <ul className="columns-[2_18rem] gap-x-10" data-rendered-at={renderedAt}>
      {kinds.map(({ category, open, opensAt }) => (
        <li key={category.slug} className="break-inside-avoid">
          <Link
            className="group flex flex-wrap items-baseline gap-x-2 py-2.5 lg:py-1.5"
            to={searchAddress({
              metro: metro.slug,
              category: category.slug,
              open: open > 0 ? 'now' : null,
            })}
          >
            <span className="font-medium group-hover:text-accent">{category.name}</span>
            <span className="leader" aria-hidden="true" />
            <span
              className={`ml-auto text-end text-sm text-balance tabular-nums ${open > 0 ? 'font-semibold text-open' : 'text-soft'}`}
            >
              {open > 0
                ? t.countOpen({ count: `${formatCount(open)}${isCapped ? '+' : ''}` })
                : describeOpening(opensAt, metro.time_zone, now)}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Returns 'opens at 7 AM', 'opens Monday at 9 AM'; 'closed' if that is unknown. */
function describeOpening(opensAt: string | null, timeZone: string, now: Date): string {
  const opens = opensAt === null ? null : findLocalMoment(timeZone, new Date(opensAt), now);
  if (opens === null) return t.closed;
  if (opens.inMinutes <= 0) return t.justOpened;
  return formatOpenState({ kind: 'closed', opens }).detail ?? t.closed;
}

/** The best rated of each large category. */
export function BestByKind({ city, renderedAt }: CityPart) {
  return (
    <ul className="mt-6 grid grid-cols-1 gap-x-10 gap-y-10 md:grid-cols-2 xl:grid-cols-3">
      {city.kinds
        .filter(({ best }) => best.length > 0)
        .map((kind) => (
          <li key={kind.category.slug}>
            <BestOfKind kind={kind} metro={city.metro.slug} renderedAt={renderedAt} />
          </li>
        ))}
    </ul>
  );
}

type BestOfKindProps = { kind: CityKind; metro: string; renderedAt: number };

function BestOfKind({ kind: { category, best }, metro, renderedAt }: BestOfKindProps) {
  return (
    <>
      <div className="flex items-baseline justify-between gap-4 border-b border-rule-strong">
        <h3 className="text-title">{category.name}</h3>
        <Link
          className="link-quiet inline-flex min-h-11 items-center text-sm"
          to={searchAddress({ metro, category: category.slug })}
          aria-label={t.allInCategory({
            count: formatCount(category.count),
            category: category.name,
          })}
          prefetch="intent"
        >
          {t.all({ count: formatCount(category.count) })}
        </Link>
      </div>
      <ol className="divide-y divide-rule">
        {best.map(({ listing, why }) => (
          <ListingLine key={listing.slug} listing={listing} renderedAt={renderedAt} heading="h4">
            <div className="flex flex-wrap items-baseline gap-x-2">
              <Rating rating={listing.rating} count={listing.review_count} />
              <OpenStatus hours={listing} renderedAt={renderedAt} hideUnknown />
            </div>
            {why !== null && <p className="mt-0.5 text-sm text-soft">{why}</p>}
          </ListingLine>
        ))}
      </ol>
    </>
  );
}

type AreasProps = { city: Pick<CityData, 'metro' | 'neighborhoods' | 'towns'> };

/** The neighborhoods of a city and the towns around it, as links to their listings. */
export function Areas({ city: { metro, neighborhoods, towns } }: AreasProps) {
  return (
    <>
      <AreaLinks
        areas={neighborhoods.map(({ name, count }) => ({
          name,
          count,
          to: searchAddress({ near: `${name}, ${metro.name}` }),
        }))}
      />
      {towns.length > 0 && (
        <>
          {neighborhoods.length > 0 && <h3 className="mt-5 text-base">{t.nearbyTowns}</h3>}
          <AreaLinks
            areas={towns.map(({ name, count }) => ({
              name,
              count,
              to: searchAddress({ metro: metro.slug, city: name }),
            }))}
          />
        </>
      )}
    </>
  );
}

function AreaLinks({ areas }: { areas: { name: string; count: number | null; to: string }[] }) {
  return (
    <ul className="mt-3 flex flex-wrap gap-2 text-sm">
      {areas.map(({ name, count, to }) => (
        <li key={name}>
          <Link
            className="inline-flex min-h-11 items-center gap-1.5 rounded-round border-[1.5px] border-rule-strong px-4 font-medium hover:border-ink hover:text-accent"
            to={to}
          >
            {name}
            {count !== null && <span className="text-faint tabular-nums">{count}</span>}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** What is new in a city, and what closed or moved. */
export function NewAndGone({ city: { newest, gone }, renderedAt }: CityPart) {
  const now = useNow(renderedAt);
  return (
    <div className="grid grid-cols-1 gap-x-16 gap-y-16 lg:grid-cols-2">
      <ChangedList
        id="new-here"
        title={t.newHere}
        rows={newest.map(({ listing, since }) => ({
          ...listing,
          kind: nameKind(listing),
          age: formatAge(since, now),
        }))}
      />
      <ChangedList
        id="gone"
        title={t.closedOrMoved}
        rows={gone.map(({ category, status, at, ...one }) => ({
          ...one,
          kind: category,
          age: (status === 'moved' ? t.movedSince : t.closedSince)({ age: formatAge(at, now) }),
        }))}
      />
    </div>
  );
}

type ChangedListProps = {
  id: string;
  title: string;
  rows: { slug: string; name: string; kind: string; city: string; age: string }[];
};

function ChangedList({ id, title, rows }: ChangedListProps) {
  if (rows.length === 0) return null;
  return (
    <LowerPart aria-labelledby={id}>
      <SectionHeading id={id} title={title} />
      <ul className="mt-4 divide-y divide-rule">
        {rows.map(({ slug, name, kind, city, age }) => (
          <li
            key={slug}
            className="group relative flex items-baseline justify-between gap-4 py-2.5"
          >
            <div className="min-w-0">
              <h3 className="text-base leading-snug" dir="auto">
                <CardLink to={`/business/${slug}`}>{name}</CardLink>
              </h3>
              <p className="text-sm text-soft">
                {kind} <span aria-hidden="true">·</span> {city}
              </p>
            </div>
            <p className="text-end text-sm text-faint">{age}</p>
          </li>
        ))}
      </ul>
    </LowerPart>
  );
}

/** Words of searches that found nothing here; see app/domain/demand. */
export function UnmetDemandList({ city: { unmet } }: Pick<CityPart, 'city'>) {
  if (unmet.length === 0) return null;
  return (
    <LowerPart className="shell mt-16" aria-labelledby="unmet">
      <SectionHeading id="unmet" title={unmetDemandTitle} />
      <ul className="mt-4 flex flex-wrap gap-2" aria-label={t.unmetLabel}>
        {unmet.map(({ words }) => (
          <li
            key={words}
            className="rounded-tag border-[1.5px] border-rule-strong px-3 py-1.5 wrap-anywhere"
          >
            <bdi>{words}</bdi>
          </li>
        ))}
      </ul>
      <p className="mt-4 max-w-[60ch] text-soft">
        {t.unmetText}{' '}
        <Link className="link-quiet" to="/business-submission">
          {t.addABusiness}
        </Link>
      </p>
    </LowerPart>
  );
}

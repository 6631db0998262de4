import { data, redirect } from 'react-router';
import { useRememberViewed } from '#app/browser/storage/recent-lists.ts';
import { useNow } from '#app/components/listing/use-now.ts';
import { PanoramaCover } from '#app/components/pictures/cover.tsx';
import { useIsOpen, PhotoCover } from '#app/components/pictures/listing-cover.tsx';
import { ContactCard } from '#app/components/profile/contact-card.tsx';
import { HoursTable } from '#app/components/profile/hours-table.tsx';
import { LocationMap } from '#app/components/profile/location-map.tsx';
import { ProfileHeader } from '#app/components/profile/profile-header.tsx';
import { AttributeList, ServiceList } from '#app/components/profile/profile-lists.tsx';
import { searchAddress } from '#app/components/search/search-address.ts';
import { Breadcrumbs } from '#app/components/site/breadcrumbs.tsx';
import { JsonLd } from '#app/components/site/document-scripts.tsx';
import { PageHeading } from '#app/components/site/page-heading.tsx';
import { pageMeta, privateMeta, useSiteOrigin } from '#app/components/site/page-meta.ts';
import { TitledSection } from '#app/components/ui/titled-section.tsx';
import { publicPageHeaders, reducedPageHeaders } from '#app/config/page-cache.ts';
import type { ScreenHandle } from '#app/config/screen-handle.ts';
import { site } from '#app/config/site.ts';
import { servicesContext } from '#app/context.ts';
import { formatPlace, nameKind, nameTimeZone } from '#app/domain/business/business-labels.ts';
import { findBusiness } from '#app/domain/business/business.server.ts';
import type { Business } from '#app/domain/business/business.ts';
import { findLocalDate } from '#app/domain/business/open-state.ts';
import { findComingHolidays, findToday } from '#app/domain/holiday/holiday.ts';
import { reviewQuerySchema } from '#app/domain/review/review.server.ts';
import { reviewSorts } from '#app/domain/review/review.ts';
import { readIdParam } from '#app/domain/search-params/search-params.ts';
import { formatLongDate } from '#app/domain/text/text.ts';
import { withFallback } from '#app/errors/answer-loader-errors.ts';
import { parseLeniently, toFirstValues } from '#app/errors/parse.ts';
import * as t from '#app/messages/routes/business/business.tsx';
import type { Route } from './+types/business';
import { CorrectionsCard } from './corrections-card.tsx';
import { loadFromIndex, loadMap } from './load-business.server.ts';
import { ActionBar, MessageOwner, PageTools } from './page-tools.tsx';
import {
  NearbyListings,
  SimilarListings,
  PhotoGallery,
  ProfileContents,
} from './profile-parts.tsx';
import { Questions } from './questions.tsx';
import { FormerPlace, GoneScreen, CachedListing } from './reduced-screens.tsx';
import { Reviews } from './reviews.tsx';
import { describeBusiness, summarize } from './structured-data.ts';
import { useVisitReport } from './visits/use-visit-report.ts';

export const handle = {
  searchParams: ['sort', 'stars', 'find', 'after', 'questions'],
  allowedValues: { sort: reviewSorts, stars: ['1', '2', '3', '4', '5'] },
  // Any id can be requested as the last one seen, and any text.
  isCacheable: (query) => !query.has('after') && !query.has('find') && !query.has('questions'),
  hydration: 'idle',
} satisfies ScreenHandle;

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { value: reviewQuery } = parseLeniently(reviewQuerySchema, toFirstValues(url.searchParams));
  const questionsAfter = readIdParam(url.searchParams, 'questions');
  const services = context.get(servicesContext);
  const found = await withFallback(
    findBusiness(services, params.id, reviewQuery, questionsAfter),
    async () => {
      const cached = await loadFromIndex(services, params.id);
      return cached && { ...cached, status: 'cached' as const };
    },
  );
  if (found?.status === 'cached') {
    return data({ cached: found, renderedAt: Date.now() }, { headers: reducedPageHeaders });
  }
  const business = found;
  if (!business) throw data(null, { status: 404 });
  if (business.status === 'gone') return data({ gone: business }, { status: 410 });
  // Redirects a uuid, a former slug, capitals and a trailing slash to the canonical URL.
  const path = `/business/${business.slug}`;
  if (url.pathname !== path) throw redirect(path + url.search, 301);
  const map = await loadMap(services, business);
  const timeZoneName = nameTimeZone(business.time_zone);
  const renderedAt = Date.now();
  const today = findToday(new Date(renderedAt), business.time_zone);
  const holidays = findComingHolidays(today);
  const describedHolidays = findComingHolidays(today, describedDays);
  const isContinued = questionsAfter !== null;
  const loaded = { business, map, reviewQuery, isContinued, timeZoneName, renderedAt };
  return data({ ...loaded, holidays, describedHolidays }, { headers: publicPageHeaders });
}

/** Search engines come rarely: they are told of holidays so long before. */
const describedDays = 60;

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export default function BusinessScreen({ loaderData }: Route.ComponentProps) {
  if ('gone' in loaderData) return <GoneScreen gone={loaderData.gone} />;
  if ('cached' in loaderData) {
    return <CachedListing {...loaderData.cached} renderedAt={loaderData.renderedAt} />;
  }
  return <BusinessProfile {...loaderData} />;
}

const coverPlace = 'h-28 w-full rounded-card sm:h-56 print:hidden';
/**
 * Smaller than its width on phones, where pixels are small: the large picture would be the last
 * part of the page to load.
 */
const coverSizes = '(min-width: 640px) min(100vw, 75rem), 55vw';

type BusinessProfileProps = Exclude<
  Route.ComponentProps['loaderData'],
  { gone: unknown } | { cached: unknown }
>;

function BusinessProfile(loaded: BusinessProfileProps) {
  const { business, map, reviewQuery, isContinued, timeZoneName, renderedAt } = loaded;
  const { holidays, describedHolidays } = loaded;
  const origin = useSiteOrigin();
  const { slug, name, category } = business;
  const { hue, drawing: trade = category.slug } = category;
  const hasLight = useIsOpen(business, renderedAt) && business.status === 'published';
  const [cover = null] = business.photos;
  const place = `${business.city}, ${business.state}`;
  useVisitReport(business);
  useRememberViewed({ slug, name, hue, trade, category: nameKind(business), place, cover });
  const isOpen = business.status === 'published';
  return (
    <article className="shell pt-4">
      <Breadcrumbs steps={listBreadcrumbs(business)} />
      {cover ? (
        <PhotoCover photo={cover} sizes={coverSizes} isFirst className={coverPlace} />
      ) : (
        <PanoramaCover
          slug={slug}
          hue={hue}
          trade={trade}
          isOpen={hasLight}
          className={coverPlace}
        />
      )}
      <div className="mt-6 grid grid-cols-1 gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_auto_1fr] print:block print:space-y-6">
        <ProfileHeader
          business={business}
          renderedAt={renderedAt}
          heading={
            <PageHeading size="profile" className="mt-2">
              {name}
            </PageHeading>
          }
        >
          <ProfileContents business={business} />
        </ProfileHeader>
        <div className="lg:row-span-2">
          {isOpen ? (
            <ContactCard business={business} renderedAt={renderedAt}>
              <MessageOwner business={business} />
              <PageTools business={business} />
            </ContactCard>
          ) : (
            <FormerPlace business={business} />
          )}
          <LocationMap business={business} map={map} />
        </div>
        <div className="max-w-3xl space-y-12 lg:row-span-2 print:space-y-6">
          {!isOpen && <SimilarListings business={business} renderedAt={renderedAt} />}
          {business.description && (
            <TitledSection id="about" title={t.about} headingClass="text-section">
              <p className="mt-3 text-lg whitespace-pre-line">{business.description}</p>
            </TitledSection>
          )}
          <PhotoGallery listing={business} photos={business.photos} />
          <ServiceList services={business.services} />
          <div className="side-by-side">
            <HoursTable
              business={business}
              timeZoneName={timeZoneName}
              holidays={holidays}
              renderedAt={renderedAt}
            />
            <AttributeList attributes={business.attributes} />
          </div>
          <Reviews business={business} query={reviewQuery} renderedAt={renderedAt} />
          <Questions business={business} isContinued={isContinued} renderedAt={renderedAt} />
        </div>
        <CorrectionsCard business={business} />
      </div>
      <div className="mt-14 space-y-14 print:hidden">
        {isOpen && <SimilarListings business={business} renderedAt={renderedAt} />}
        <NearbyListings nearby={business.nearby} />
      </div>
      {isOpen && <ActionBar business={business} />}
      <PrintFooter business={business} renderedAt={renderedAt} />
      <JsonLd
        data={describeBusiness(business, { origin, renderedAt, holidays: describedHolidays })}
      />
    </article>
  );
}

/** Home, the category, the category in this city. */
function listBreadcrumbs({ category, city, state }: Business) {
  const place = `${city}, ${state}`;
  return [
    { to: '/', name: t.home },
    { to: searchAddress({ category: category.slug }), name: category.name },
    { to: searchAddress({ category: category.slug, city: place }), name: place },
  ];
}

export function meta({ loaderData, matches }: Route.MetaArgs): Route.MetaDescriptors {
  if (!loaderData) return [];
  if ('gone' in loaderData) {
    return privateMeta(t.removedTitle);
  }
  if ('cached' in loaderData)
    return [{ title: `${loaderData.cached.business.name} · ${site.name}` }];
  const { name, slug, status, photos } = loaderData.business;
  return pageMeta({
    matches,
    // With the street, which distinguishes listings with the same name and city.
    title: `${name}, ${formatPlace(loaderData.business)}`,
    description: summarize(loaderData.business),
    path: `/business/${slug}`,
    image: `/share/businesses/${slug}.png`,
    photo: photos[0],
    isThin: status !== 'published',
  });
}

type PrintFooterProps = { business: Business; renderedAt: number };

/** Only when printed: the URL of the page, as text and QR code, and the date. */
function PrintFooter({ business, renderedAt }: PrintFooterProps) {
  const path = `/business/${business.slug}`;
  const today = findLocalDate(business.time_zone, useNow(renderedAt));
  return (
    <footer className="print-only" aria-hidden="true">
      {/* Fetched with the page: what is loaded on demand would be missing on paper. */}
      <img src={`${path}/qr.svg`} alt="" width="96" height="96" fetchPriority="low" />
      <p>
        {useSiteOrigin()}
        {path}
        {today && <span className="block">{t.printedOn({ date: formatLongDate(today) })}</span>}
      </p>
    </footer>
  );
}

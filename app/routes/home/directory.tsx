import { lazy, type MouseEvent, type ReactNode, Suspense, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { useHydrated } from '#app/browser/hydration.ts';
import { isNewAccount } from '#app/browser/session/new-account.ts';
import { rememberLastPlace } from '#app/browser/storage/last-place.ts';
import { StreetCover } from '#app/components/pictures/cover.tsx';
import { metroAddress, searchAddress } from '#app/components/search/search-address.ts';
import { findWhereBox } from '#app/components/search/search-form.tsx';
import { SiteSearch, type PendingChoice } from '#app/components/search/site-search.tsx';
import { OutageNote } from '#app/components/site/outage-note.tsx';
import { PageHeading } from '#app/components/site/page-heading.tsx';
import { Icon } from '#app/components/ui/icon.tsx';
import { LowerPart } from '#app/components/ui/loading.tsx';
import { site } from '#app/config/site.ts';
import { anywhere } from '#app/domain/place/place.ts';
import { compareText, formatCount } from '#app/domain/text/text.ts';
import * as t from '#app/messages/routes/home/home.ts';
import { CityHead, CitySections } from './city/city-sections.tsx';
import { DirectoryIndex, GuideRow, SectionHeading, TileGrid } from './home-sections.tsx';
import { Examples, LargestCities, ListingLines } from './largest-cities.tsx';
import { usePreloadedResults } from './results/results-on-demand.tsx';
import type { DirectoryData } from './view-data.ts';
import { NearYou, RecentlyViewed } from './visitor/visitor-parts.tsx';

const FirstSteps = lazy(async () => ({
  default: (await import('#app/components/account/first-steps.tsx')).FirstSteps,
}));

/** Categories under the search box; all of them are further down. */
const shortcuts = 5;
const openNow: PendingChoice = { category: null, open: 'now' };

/** The home screen without a search. */
export function Directory({
  place,
  city,
  cities,
  needsPlace,
  beside,
  categories,
  metros,
  bestRated,
  newest,
  guides,
  renderedAt,
  outage,
}: DirectoryData) {
  usePreloadedResults();
  const [pendingChoice, setPendingChoice] = useState<PendingChoice | null>(null);
  const near = place?.name ?? (needsPlace ? undefined : anywhere);
  const listings = categories.reduce((sum, { count }) => sum + (count ?? 0), 0);
  return (
    <>
      <NewPersonSteps place={place?.name ?? null} />
      <div className="dusk overflow-hidden">
        <div className="shell pt-10 pb-8 sm:pt-16 sm:pb-12">
          {outage && (
            <div className="-mt-4 mb-8 max-w-4xl">
              <OutageNote madeAt={outage.madeAt} renderedAt={renderedAt} />
            </div>
          )}
          <div className="grid grid-cols-1 gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,4fr)]">
            <div>
              <PageHeading size="hero" className="max-w-[13ch]">
                {site.headline}
              </PageHeading>
              <p className="mt-5 max-w-[46ch] text-lg text-soft">
                {listings === 0
                  ? t.noneListed({ place: place?.name ?? null })
                  : place
                    ? t.countAround({ count: formatCount(listings), place: place.name })
                    : t.countInCities({ count: formatCount(listings), cities: metros.length })}
              </p>
              <div className="relative z-10 mt-8 max-w-4xl">
                <SiteSearch size="large" place={near} pendingChoice={pendingChoice} />
              </div>
              <div className="mt-3">{site.area.town === null && <NearYou />}</div>
              {listings === 0 ? (
                <Link className="button-solid mt-3" to="/business-submission">
                  <Icon name="plus" /> {t.addABusiness}
                </Link>
              ) : (
                <ul className="mt-1 flex flex-wrap gap-2 text-sm" aria-label={t.popularSearches}>
                  <QuickLink choice={openNow} near={near} onAskWhere={setPendingChoice}>
                    {t.openRightNow}
                  </QuickLink>
                  {categories.slice(0, shortcuts).map(({ slug, name }) => (
                    <QuickLink
                      key={slug}
                      choice={{ category: { slug, name }, open: null }}
                      near={near}
                      onAskWhere={setPendingChoice}
                    >
                      {name}
                    </QuickLink>
                  ))}
                </ul>
              )}
              <Examples cities={cities} />
            </div>
            {beside.length > 0 && (
              <aside
                className="min-w-0 self-center rounded-card bg-raised px-[min(1.25rem,6%)] py-2 shadow-card"
                aria-label={t.fromDirectory}
              >
                <ListingLines listings={beside} renderedAt={renderedAt} showsCity heading="h2" />
              </aside>
            )}
          </div>
        </div>
        <StreetCover className="block h-36 w-full sm:h-52" />
      </div>

      {cities.length > 0 && <LargestCities cities={cities} renderedAt={renderedAt} />}
      {needsPlace && metros.length > 0 && <CityChoice metros={metros} />}

      {city && city.total > 0 && (
        <>
          <div className="shell mt-12 sm:mt-16">
            <CityHead
              city={city}
              renderedAt={renderedAt}
              heading={
                <h2 className="text-page">
                  <Link
                    className="hover:text-accent"
                    to={metroAddress(city.metro.slug)}
                    prefetch="intent"
                  >
                    {city.metro.name}
                  </Link>
                </h2>
              }
            />
          </div>
          <CitySections city={city} renderedAt={renderedAt} />
        </>
      )}

      <div className="shell">
        <RecentlyViewed />
      </div>

      {bestRated.length > 0 && (
        <LowerPart className="shell mt-16 sm:mt-20" aria-labelledby="best-rated">
          <SectionHeading
            id="best-rated"
            title={place ? t.topRatedNear({ place: place.name }) : t.topRated}
            to={searchAddress({ near, sort: 'rating' })}
            linkText={t.allTopRated}
          />
          <TileGrid listings={bestRated} renderedAt={renderedAt} />
        </LowerPart>
      )}

      <GuideRow className="mt-20" title={t.cityGuides} guides={guides} />

      {listings > 0 && (
        <LowerPart className="shell mt-20" aria-labelledby="categories">
          <SectionHeading id="categories" title={t.categoriesFromAToZ} />
          <DirectoryIndex
            entries={categories
              .toSorted((a, b) => compareText(a.name, b.name))
              .map(({ slug, name, count }) => ({
                to: searchAddress({ near, category: slug }),
                name,
                count,
              }))}
            more={t.moreCategories}
            fewer={t.fewerCategories}
          />
        </LowerPart>
      )}

      <div
        className={`shell mt-20 grid grid-cols-1 gap-x-16 gap-y-20 ${newest.length > 0 ? 'lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]' : ''}`}
      >
        {metros.length > 0 && (
          <LowerPart aria-labelledby="metros">
            <SectionHeading id="metros" title={t.cities} />
            <DirectoryIndex
              entries={metros.map(({ slug, name, count }) => ({
                to: metroAddress(slug),
                name,
                count,
              }))}
              more={t.moreCities}
              fewer={t.fewerCities}
              isNarrow={newest.length > 0}
            />
          </LowerPart>
        )}
        {newest.length > 0 && (
          <LowerPart aria-labelledby="newest">
            <SectionHeading
              id="newest"
              title={place ? t.justListedNear({ place: place.name }) : t.justListed}
              to={searchAddress({ near, sort: 'newest' })}
              linkText={t.allNewest}
            />
            <ListingLines className="mt-4" listings={newest} renderedAt={renderedAt} showsCity />
          </LowerPart>
        )}
      </div>
    </>
  );
}

/** What is offered to who has just signed up. Its own component: to render all of home again would hydrate it at once. */
function NewPersonSteps({ place }: { place: string | null }) {
  const { state } = useLocation();
  const isNew = useHydrated() && isNewAccount(state);
  if (!isNew) return null;
  return (
    <Suspense>
      <div className="shell pb-8">
        <FirstSteps place={place} />
      </div>
    </Suspense>
  );
}

const citiesOffered = 12;

/** Asks for the place of a visitor whose place is unknown. */
function CityChoice({ metros }: Pick<DirectoryData, 'metros'>) {
  const first = metros.slice(0, citiesOffered);
  return (
    <section className="shell mt-12 sm:mt-16" aria-labelledby="where-are-you">
      <SectionHeading
        id="where-are-you"
        title={t.whereAreYou}
        to="/#metros"
        linkText={t.allCities}
      />
      <ul className="mt-6 flex flex-wrap gap-2">
        {first.map(({ slug, name }) => (
          <li key={slug}>
            <Link
              className="inline-flex min-h-11 items-center rounded-round border-[1.5px] border-rule-strong bg-raised px-4 font-medium hover:border-ink hover:text-accent"
              to={metroAddress(slug)}
              prefetch="intent"
              onClick={() => rememberLastPlace(name)}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

type QuickLinkProps = {
  choice: PendingChoice;
  /** The visitor's place. */
  near: string | undefined;
  /** Called if no place is known. */
  onAskWhere: (choice: PendingChoice) => void;
  children: ReactNode;
};

/** A search with one tap, around the place in the box; without JavaScript everywhere. */
function QuickLink({ choice, near: visitorNear, onAskWhere, children }: QuickLinkProps) {
  const navigate = useNavigate();
  const changes = { category: choice.category?.slug ?? null, open: choice.open };

  function follow(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const near = findWhereBox()?.value.trim() ?? '';
    if (near === '') {
      // A new object each time, so that the box gets the focus each time.
      onAskWhere({ ...choice });
      return;
    }
    rememberLastPlace(near);
    void navigate(searchAddress({ ...changes, near }));
  }

  return (
    <li>
      <Link
        className="inline-flex min-h-11 items-center rounded-round border-[1.5px] border-rule-strong bg-paper px-4 font-medium hover:border-ink hover:text-accent"
        to={searchAddress({ ...changes, near: visitorNear ?? null })}
        onClick={follow}
      >
        {children}
      </Link>
    </li>
  );
}

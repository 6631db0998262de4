import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { importWhenIdle } from '#app/browser/start/page-lifecycle.ts';
import { HolidayLinks } from '#app/components/listing/holiday-links.tsx';
import { ListingTile } from '#app/components/listing/listing-tile.tsx';
import { searchAddress } from '#app/components/search/search-address.ts';
import { Icon } from '#app/components/ui/icon.tsx';
import { LowerPart } from '#app/components/ui/loading.tsx';
import { isInMenus } from '#app/config/site.ts';
import type { MetroSection } from '#app/domain/metro/metro-sections.ts';
import { compareText, formatCount } from '#app/domain/text/text.ts';
import * as t from '#app/messages/routes/home/city.ts';
import { DirectoryIndex, GuideRow, SectionHeading, TileGrid } from '../home-sections.tsx';
import { Areas, BestByKind, LeadingGuide, NewAndGone, OpenByKind } from './city-parts.tsx';
import type { CityData } from './load-city.server.ts';

/** As on a list: the page contains the map; the code that moves it loads after the rest. */
const CityMap = lazy(async () => {
  const { ResultsMap } = await importWhenIdle(() => import('../results/results-map.tsx'));
  return { default: ResultsMap };
});

/** So few listings are shown as they are, not by kind. */
const fewListings = 3;

type CityPartProps = { city: CityData; renderedAt: number };

type CityHeadProps = CityPartProps & { heading: ReactNode };

/** The name of a city, how many listings it has, and links to them. */
export function CityHead({ city, renderedAt, heading }: CityHeadProps) {
  const { metro, total, open, isCapped } = city;
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
      <div>
        {heading}
        <p className="mt-1 text-soft tabular-nums">
          {total === 0 ? t.noListingsYet : describeCount(total)}
          {open > 0 && (
            <span data-rendered-at={renderedAt}>
              {' '}
              <span aria-hidden="true">·</span>{' '}
              {t.countOpenNow({ count: `${formatCount(open)}${isCapped ? '+' : ''}` })}
            </span>
          )}
        </p>
        <HolidayLinks metro={metro.slug} holidays={city.holidays} />
      </div>
      {!isSmall(city) && (
        <div className="no-print flex flex-wrap gap-2">
          <Link className="button-solid" to={allListingsOf(city)} prefetch="intent">
            {t.allListings({ count: formatCount(total) })}
          </Link>
          {open > 0 && (
            <Link
              className="button-line"
              to={searchAddress({ metro: metro.slug, open: 'now' })}
              rel="nofollow"
            >
              {t.openNow}
            </Link>
          )}
        </div>
      )}
    </div>
  );
}

/** The sections of a city, in its order. */
export function CitySections({ city, renderedAt }: CityPartProps) {
  return (
    <div className="mt-6 space-y-14 sm:space-y-16">
      {city.sections.map((name) => {
        const Section = sections[name];
        return <Section key={name} city={city} renderedAt={renderedAt} />;
      })}
    </div>
  );
}

/** The sections that admins can order and hide. */
const sections: Record<MetroSection, (props: CityPartProps) => ReactNode> = {
  open: CityOpening,
  featured: Featured,
  best: Best,
  areas: AreasOfCity,
  news: News,
  map: MapOfCity,
  categories: Categories,
  guides: ({ city: { guides } }) => (
    <GuideRow title={guides.length > 0 ? t.moreGuides : t.cityGuides} guides={guides.slice(1)} />
  ),
};

function allListingsOf({ metro }: CityData): string {
  return searchAddress({ metro: metro.slug, sort: 'rating' });
}

/** Of a small city, the first section has all listings. */
function isSmall({ total }: CityData): boolean {
  return total <= fewListings;
}

function Featured({ city: { featured }, renderedAt }: CityPartProps) {
  if (featured.length === 0) return null;
  return (
    <LowerPart className="shell" aria-labelledby="featured">
      <SectionHeading id="featured" title={t.editorsPicks} />
      <TileGrid listings={featured} renderedAt={renderedAt} />
    </LowerPart>
  );
}

function Best({ city, renderedAt }: CityPartProps) {
  if (isSmall(city)) return null;
  return (
    <LowerPart className="shell" aria-labelledby="best">
      <SectionHeading
        id="best"
        title={t.topRated}
        to={allListingsOf(city)}
        linkText={t.allTopRated}
      />
      <BestByKind city={city} renderedAt={renderedAt} />
    </LowerPart>
  );
}

function AreasOfCity({ city }: CityPartProps) {
  const { neighborhoods, towns } = city;
  if (isSmall(city) || neighborhoods.length + towns.length === 0) return null;
  return (
    <LowerPart className="shell" aria-labelledby="areas">
      <SectionHeading
        id="areas"
        title={neighborhoods.length > 0 ? t.neighborhoods : t.nearbyTowns}
      />
      <Areas city={city} />
    </LowerPart>
  );
}

function News({ city, renderedAt }: CityPartProps) {
  const { newest, gone } = city;
  if (isSmall(city) || newest.length + gone.length === 0) return null;
  return (
    <div className="shell">
      <NewAndGone city={city} renderedAt={renderedAt} />
    </div>
  );
}

/** The best rated as markers, all listings as dots. */
function MapOfCity({ city, renderedAt }: CityPartProps) {
  const [highlighted, setHighlighted] = useState<string | null>(null);
  const { map, total } = city;
  if (!map || total === 0) return null;
  return (
    <LowerPart className="shell" aria-labelledby="map">
      <SectionHeading id="map" title={t.map} to={allListingsOf(city)} linkText={t.allOnMap} />
      <div className="mt-4 h-[min(28rem,70svh)] overflow-hidden rounded-card">
        <Suspense fallback={null}>
          <CityMap
            map={map}
            listings={city.kinds.flatMap(({ best }) => best.map(({ listing }) => listing))}
            clusters={city.clusters}
            recognized={null}
            renderedAt={renderedAt}
            highlighted={highlighted}
            onHighlight={setHighlighted}
          />
        </Suspense>
      </div>
    </LowerPart>
  );
}

function Categories({ city }: CityPartProps) {
  if (isSmall(city)) return null;
  return (
    <LowerPart className="shell" aria-labelledby="categories">
      <SectionHeading id="categories" title={t.categoriesFromAToZ} />
      <DirectoryIndex
        entries={city.categories
          .toSorted((a, b) => compareText(a.name, b.name))
          .map(({ slug, name, count }) => ({
            to: searchAddress({ metro: city.metro.slug, category: slug }),
            name,
            count,
          }))}
        more={t.moreCategories}
        fewer={t.fewerCategories}
      />
    </LowerPart>
  );
}

function describeCount(total: number): string {
  return t.listings({ count: formatCount(total), isOne: total === 1 });
}

/** The first screen: the guide, and what is open; of a small city all of its listings. */
function CityOpening({ city, renderedAt }: CityPartProps) {
  const [guide] = city.guides;
  if (!isSmall(city)) {
    return (
      <div
        className={`shell grid grid-cols-1 gap-x-12 gap-y-8 ${guide ? 'lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]' : ''}`}
      >
        {guide && <LeadingGuide guide={guide} />}
        <section aria-labelledby="open-now">
          <SectionHeading id="open-now" title={t.openByCategory} />
          <div className="mt-3">
            <OpenByKind city={city} renderedAt={renderedAt} />
          </div>
        </section>
      </div>
    );
  }
  const listings = city.kinds.flatMap(({ best }) => best.map(({ listing }) => listing));
  return (
    <div className="shell grid grid-cols-1 gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
      {guide && <LeadingGuide guide={guide} />}
      {listings.length > 0 && (
        <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 sm:gap-6" aria-label={t.listingsLabel}>
          {listings.map((listing) => (
            <li key={listing.slug}>
              <ListingTile listing={listing} renderedAt={renderedAt} />
            </li>
          ))}
        </ul>
      )}
      <div>
        <p className="max-w-[46ch] text-soft">
          {listings.length === 0
            ? t.noBusinesses({ city: city.metro.name })
            : t.anotherBusiness({ city: city.metro.name })}
        </p>
        <div className="mt-4 flex flex-wrap gap-2">
          <Link className="button-solid" to="/business-submission">
            <Icon name="plus" /> {t.addABusiness}
          </Link>
          {isInMenus({ to: '/#metros' }) && (
            <Link className="button-line" to="/#metros">
              {t.allCities}
            </Link>
          )}
        </div>
      </div>
    </div>
  );
}

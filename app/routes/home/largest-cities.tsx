import { Link } from 'react-router';
import { rememberLastPlace } from '#app/browser/storage/last-place.ts';
import { OpenStatus } from '#app/components/listing/open-status.tsx';
import { Rating } from '#app/components/listing/rating.tsx';
import { metroAddress, searchAddress } from '#app/components/search/search-address.ts';
import { nameKind } from '#app/domain/business/business-labels.ts';
import { formatCount } from '#app/domain/text/text.ts';
import * as t from '#app/messages/routes/home/home.ts';
import { ListingLine, SectionHeading } from './home-sections.tsx';
import type { ShownListing } from './packed-view.ts';
import type { DirectoryData } from './view-data.ts';

type ListingLinesProps = {
  listings: ShownListing[];
  renderedAt: number;
  showsCity?: boolean;
  heading?: 'h2' | 'h3' | 'h4';
  className?: string;
};

/** A short list of listings with small pictures. */
export function ListingLines(props: ListingLinesProps) {
  const { listings, renderedAt, showsCity, heading, className = '' } = props;
  return (
    <ul className={`divide-y divide-rule ${className}`}>
      {listings.map((listing) => (
        <ListingLine key={listing.slug} listing={listing} renderedAt={renderedAt} heading={heading}>
          <p className="text-sm text-soft wrap-anywhere">
            {nameKind(listing)}
            {showsCity && ` · ${listing.city}, ${listing.state}`}
          </p>
          <div className="flex flex-wrap items-baseline gap-x-2">
            <Rating rating={listing.rating} count={listing.review_count} />
            <OpenStatus hours={listing} renderedAt={renderedAt} hideUnknown />
          </div>
        </ListingLine>
      ))}
    </ul>
  );
}

type LargestCitiesProps = Pick<DirectoryData, 'cities' | 'renderedAt'>;

/** What is open in the largest cities, for visitors whose place is unknown. */
export function LargestCities({ cities, renderedAt }: LargestCitiesProps) {
  return (
    <section className="shell mt-12 sm:mt-16" aria-labelledby="largest-cities">
      <SectionHeading id="largest-cities" title={t.openInLargestCities} />
      <ul className="mt-6 grid grid-cols-1 gap-x-10 gap-y-10 md:grid-cols-3">
        {cities.map(({ slug, name, open, listings }) => (
          <li key={slug}>
            <div className="flex items-baseline justify-between gap-4 border-b border-rule-strong">
              <h3 className="text-title">{name}</h3>
              <Link
                className="link-quiet inline-flex min-h-11 items-center text-sm"
                to={open > 0 ? searchAddress({ metro: slug, open: 'now' }) : metroAddress(slug)}
                rel={open > 0 ? 'nofollow' : undefined}
                onClick={() => rememberLastPlace(name)}
              >
                {open > 0 ? t.countOpenNow({ count: formatCount(open) }) : t.allListingsThere}
                <span className="sr-only"> {t.inPlace({ place: name })}</span>
              </Link>
            </div>
            <ListingLines listings={listings} renderedAt={renderedAt} heading="h4" />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Searches with results, one in each city: for the kind of one of its listings. */
export function Examples({ cities }: Pick<DirectoryData, 'cities'>) {
  const examples = cities.flatMap(({ slug, name, open, first, listings }, index) => {
    const category = (listings[index] ?? first)?.category;
    if (!category) return [];
    const filter = open > 0 && index === 0 ? { open: 'now' } : { sort: 'rating' };
    const text = filter.open ? t.exampleOpenNow : t.exampleTopRated;
    return {
      to: searchAddress({ metro: slug, category: category.slug, ...filter }),
      text: text({ kind: category.name, place: name }),
    };
  });
  if (examples.length === 0) return null;
  return (
    <ul className="mt-4 text-sm" aria-label={t.exampleSearches}>
      {examples.map(({ to, text }) => (
        <li key={to}>
          <Link
            className="link-quiet inline-flex min-h-11 items-center lg:min-h-8"
            to={to}
            rel="nofollow"
          >
            {text}
          </Link>
        </li>
      ))}
    </ul>
  );
}

import { Link } from 'react-router';
import { ListingCover } from '#app/components/pictures/listing-cover.tsx';
import { nameKind } from '#app/domain/business/name-kind.ts';
import type { ShownListing } from './shown-listing.ts';

/** A short list of listings with small pictures. */
export function NewestList({ listings }: { listings: ShownListing[] }) {
  return (
    <ul className="mt-4 divide-y divide-rule">
      {listings.map(({ slug, name, category, specialty, cover, city, state }) => (
        <li key={slug} className="group relative flex items-center gap-4 rounded-control py-3">
          <ListingCover
            slug={slug}
            name={name}
            hue={category.hue}
            photo={cover}
            sizes="4rem"
            isClose
            className="size-16 shrink-0 rounded-control"
          />
          <div className="min-w-0">
            <h3 className="text-base leading-snug" dir="auto">
              <Link
                className="link-stretched group-hover:text-accent"
                to={`/business/${slug}`}
                prefetch="intent"
              >
                {name}
              </Link>
            </h3>
            <p className="text-sm text-soft">
              {nameKind({ specialty, category })} <span aria-hidden="true">·</span> {city}, {state}
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}

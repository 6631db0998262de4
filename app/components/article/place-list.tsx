import { Link } from 'react-router';
import type { Block, EmbeddedListing } from '#app/domain/article/article.ts';
import { nameKind } from '#app/domain/business/name-kind.ts';
import { OpenStatus } from '#app/components/listing/open-status.tsx';

type PlaceListProps = { places: EmbeddedListing[]; renderedAt: number };

const heading = { id: 'places', text: 'The places, in order' };
/** Fewer places need no list. */
const fewestPlaces = 3;

/** Returns the list's entry in the table of contents; empty without a list. */
export function placeHeading(places: EmbeddedListing[]) {
  return places.length < fewestPlaces ? [] : [heading];
}

/** Returns the listings that have a card in a text, in text order, without duplicates. */
export function findPlaces(blocks: Block[], listings: EmbeddedListing[]): EmbeddedListing[] {
  const slugs = new Set(blocks.flatMap((block) => (block.type === 'listing' ? block.slug : [])));
  return [...slugs].flatMap((slug) => listings.find((listing) => listing.slug === slug) ?? []);
}

/** Short list of a text's places in text order, for readers to copy. */
export function PlaceList({ places, renderedAt }: PlaceListProps) {
  if (places.length < fewestPlaces) return null;
  return (
    <section className="mt-14 max-w-[40rem]" aria-labelledby={heading.id}>
      <h2 id={heading.id} className="rule-double pt-3 text-section">
        {heading.text}
      </h2>
      <ol className="mt-3">
        {places.map(({ slug, name, street, city, state, ...listing }, index) => (
          <li key={slug} className="flex gap-4 border-b border-rule py-3">
            <span
              className="w-[1.5em] shrink-0 font-display text-title font-bold text-accent tabular-nums"
              aria-hidden="true"
            >
              {index + 1}
            </span>
            <div className="min-w-0">
              <Link className="link-quiet font-semibold" to={`/business/${slug}`} prefetch="intent">
                {name}
              </Link>
              <p className="text-sm text-soft">
                {nameKind(listing)} <span aria-hidden="true">·</span> {street && `${street}, `}
                {city}, {state}
              </p>
              {listing.status === 'published' && (
                <OpenStatus hours={listing} renderedAt={renderedAt} hideUnknown />
              )}
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

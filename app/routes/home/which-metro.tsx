import { Link } from 'react-router';
import { PageHeading } from '#app/components/site/page-heading.tsx';
import { metroAddress } from '#app/components/search/search-address.ts';
import type { FacetValue } from '#app/domain/search/search.ts';
import { DirectoryIndex } from './directory-index.tsx';

/** Shown at a URL that several metros begin with, such as `/browse/metro/portland`. */
export function WhichMetro({ metros }: { metros: FacetValue[] }) {
  return (
    <div className="shell max-w-4xl py-16 sm:py-24">
      <p className="kicker text-accent">404 · Several cities</p>
      <PageHeading className="mt-3">Which one do you mean?</PageHeading>
      <DirectoryIndex
        entries={metros.map(({ slug, name, count }) => ({ to: metroAddress(slug), name, count }))}
        restName="cities"
        isNarrow
      />
      <Link
        prefetch="intent"
        className="link-quiet mt-6 inline-flex min-h-11 items-center"
        to="/#metros"
      >
        All cities
      </Link>
    </div>
  );
}

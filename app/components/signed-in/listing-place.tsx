import { Link } from 'react-router';
import * as t from '#app/messages/components/signed-in.tsx';

type ListingPlaceProps = {
  listing: { slug: string; name: string; city: string; state: string };
  /** The part of the listing's page that the link opens: '#questions'. */
  hash?: string;
};

/** The listing that a screen is about, with a link to it: "Lakeview Dental in Austin, TX". */
export function ListingPlace({ listing, hash = '' }: ListingPlaceProps) {
  const { slug, name, city, state } = listing;
  return (
    <p className="mt-2 text-lg wrap-anywhere">
      {t.listingPlace({
        listing: (
          <Link className="link-quiet" to={`/business/${slug}${hash}`}>
            {name}
          </Link>
        ),
        city,
        state,
      })}
    </p>
  );
}

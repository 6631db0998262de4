import { Link, NavLink, Outlet, data } from 'react-router';
import { signedInContext } from '#app/components/signed-in/signed-in-context.ts';
import type { SignedInHandle } from '#app/components/signed-in/signed-in-handle.ts';
import { findEditableBusiness } from '#app/domain/editing/find-editable-business.ts';
import type { Route } from './+types/listing';
import { isPublic } from './listing-context.ts';
import { findParts } from './parts.ts';

export const handle = { isPrivate: true, title: 'My listing' } satisfies SignedInHandle;

const listingId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export async function clientLoader({ context, params }: Route.ClientLoaderArgs) {
  const listing = listingId.test(params.id)
    ? await findEditableBusiness(context.get(signedInContext), params.id)
    : null;
  if (listing === null) throw data(null, { status: 404 });
  return { listing };
}

/** What all parts of one listing have in common: which listing it is, and the way from part to part. */
export default function ListingEditor({ loaderData: { listing } }: Route.ComponentProps) {
  const { name, city, state } = listing.values;
  const here = `/business-profile/${listing.id}`;
  return (
    <>
      <p className="mt-2 flex flex-wrap items-baseline gap-x-4">
        <span className="font-semibold wrap-anywhere">
          {name}, {city}, {state}
        </span>
        {isPublic(listing) && (
          <Link
            className="link-quiet inline-flex min-h-11 items-center text-sm"
            to={`/business/${listing.slug}`}
          >
            See the public page
          </Link>
        )}
      </p>
      <nav aria-label="Parts of this listing" className="mt-4 border-b border-rule">
        <ul className="-mb-px flex flex-wrap gap-x-6">
          <Tab to={here} label="Overview" isEnd />
          {findParts(listing).map(({ to, label }) => (
            <Tab key={to} to={`${here}/${to}`} label={label} />
          ))}
        </ul>
      </nav>
      <Outlet context={listing} />
    </>
  );
}

type TabProps = { to: string; label: string; isEnd?: boolean };

function Tab({ to, label, isEnd = false }: TabProps) {
  return (
    <li>
      <NavLink
        className={({ isActive }) =>
          `inline-flex min-h-11 items-center border-b-2 ${isActive ? 'border-ink font-semibold' : 'border-transparent text-soft'}`
        }
        to={to}
        end={isEnd}
      >
        {label}
      </NavLink>
    </li>
  );
}

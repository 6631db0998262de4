import { Link } from 'react-router';
import type { SignedInHandle } from '#app/components/signed-in/signed-in-handle.ts';
import { useListing } from './listing-context.ts';
import { findParts } from './parts.ts';

export const handle = { isPrivate: true, title: 'Overview' } satisfies SignedInHandle;

/** One listing, and what can be done with it. */
export default function ListingOverview() {
  const listing = useListing();
  const waiting = listing.held.filter(({ status }) => status === 'waiting');
  return (
    <>
      {waiting.length > 0 && (
        <p className="mt-6 max-w-[60ch]">
          {waiting.length === 1 ? 'One change waits' : `${waiting.length} changes wait`} for an
          admin. <Link to="details">See what waits</Link>
        </p>
      )}
      <ul className="mt-8 grid max-w-4xl gap-x-10 sm:grid-cols-2">
        {findParts(listing).map(({ to, label, about }) => (
          <li key={to} className="border-t border-rule py-4">
            <Link className="link-quiet text-title" to={to}>
              {label}
            </Link>
            <p className="mt-1 text-soft">{about}</p>
          </li>
        ))}
      </ul>
    </>
  );
}

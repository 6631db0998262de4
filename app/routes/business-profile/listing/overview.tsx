import { Link } from 'react-router';
import { confirmFact, FactsToConfirm } from '#app/components/facts/facts-to-confirm.tsx';
import { Completeness } from '#app/components/signed-in/own-listings.tsx';
import { ScreenPart, settle } from '#app/components/signed-in/screen-part.tsx';
import { signedInContext } from '#app/components/signed-in/require-session.ts';
import { signedInForms } from '#app/components/signed-in/signed-in-form.tsx';
import type { SignedInHandle } from '#app/components/signed-in/signed-in-handle.ts';
import {
  findFactsToConfirm,
  findOwnListings,
  type OwnListing,
} from '#app/domain/business/business-calls.ts';
import * as t from '#app/messages/routes/business-profile/listing.tsx';
import type { Route } from './+types/overview';
import { useListing } from './listing-context.ts';
import { findParts } from './listing-frame.tsx';

export const handle = { isPrivate: true, title: t.overview } satisfies SignedInHandle;

/** Admins also see others' listings: without next steps and facts to confirm. */
export async function clientLoader({ context, params }: Route.ClientLoaderArgs) {
  const person = context.get(signedInContext);
  const [listings, facts] = await Promise.all([
    settle(findOwnListings(person)),
    settle(findFactsToConfirm(person)),
  ]);
  return { id: params.id, listings, facts, now: new Date() };
}

export const clientAction = signedInForms({ 'confirm-fact': confirmFact });

/**
 * The overview of a listing: its status, the screens to edit it, and what its owner should check.
 */
export default function ListingOverview({ loaderData }: Route.ComponentProps) {
  const { id, listings, facts, now } = loaderData;
  const listing = useListing();
  const waiting = listing.held.filter(({ status }) => status === 'waiting');
  return (
    <>
      <div className="mt-6">
        <ScreenPart of={listings.of} failed={t.completenessNotLoaded}>
          {(found) => found.filter((own) => own.id === id).map(showCompleteness)}
        </ScreenPart>
      </div>
      {waiting.length > 0 && (
        <p className="mt-4 max-w-[60ch]">
          {t.changesWaiting({ count: waiting.length })}{' '}
          <Link className="link-quiet" to="details">
            {t.seeWaiting}
          </Link>
        </p>
      )}
      <div className="mt-8 grid grid-cols-1 items-start gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)]">
        {/* Tasks for the owner: first on a phone, at the side where there is room. */}
        <div className="empty:hidden lg:col-start-2 lg:row-start-1">
          <ScreenPart of={facts.of} failed={t.factsNotLoaded}>
            {(found) =>
              found
                .filter((listing) => listing.id === id)
                .map((listing) => <FactsToConfirm key={listing.id} listing={listing} now={now} />)
            }
          </ScreenPart>
        </div>
        <ul className="grid max-w-4xl grid-cols-1 gap-x-10 sm:grid-cols-2 lg:col-start-1">
          {findParts(listing).map(({ to, label, about }) => (
            <li key={to} className="border-t border-rule py-4">
              <Link className="link-quiet text-title" to={to}>
                {label}
              </Link>
              <p className="mt-1 text-soft">{about}</p>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}

function showCompleteness(own: OwnListing) {
  return <Completeness key={own.id} listing={own} saysWhy />;
}

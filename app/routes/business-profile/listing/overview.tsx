import type { ReactNode } from 'react';
import { useFetcher, Link } from 'react-router';
import * as z from 'zod/mini';
import { notify } from '#app/browser/toasts/toast-store.ts';
import { Completeness } from '#app/components/signed-in/own-listings.tsx';
import { signedInContext } from '#app/components/signed-in/require-session.ts';
import { ScreenPart, settle } from '#app/components/signed-in/screen-part.tsx';
import {
  SignedInForm,
  signedInForm,
  signedInForms,
} from '#app/components/signed-in/signed-in-form.tsx';
import type { SignedInHandle } from '#app/components/signed-in/signed-in-handle.ts';
import { done, type FormAnswer } from '#app/components/ui/form-answer.ts';
import { answerRefusal } from '#app/components/ui/run-form.ts';
import {
  confirmFacts,
  type FactName,
  type ListingToConfirm,
  findFactsToConfirm,
  findOwnListings,
  type OwnListing,
} from '#app/domain/business/business-calls.ts';
import { formatAddress } from '#app/domain/business/business-labels.ts';
import { formatShortWeek } from '#app/domain/business/format-hours.ts';
import { formatAge } from '#app/domain/text/text.ts';
import * as toasts from '#app/messages/account-toasts.ts';
import * as factTexts from '#app/messages/components/dashboard.tsx';
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

const schema = z.object({
  business_id: z.string(),
  fact: z.enum(['hours', 'phone', 'address', 'website']),
});

const confirmFact = signedInForm(schema, async ({ db }, { business_id, fact }) => {
  const outcome = await confirmFacts({ db }, { businessId: business_id, facts: [fact] });
  if (!outcome.ok) return answerRefusal(outcome);
  notify(toasts.factConfirmed);
  return done;
});

export const clientAction = signedInForms({ 'confirm-fact': confirmFact });

/**
 * The overview of a listing: its status, the screens to edit it, and what its owner should check.
 */
export default function ListingOverview({ loaderData }: Route.ComponentProps) {
  const { id, listings, facts, now } = loaderData;
  const listing = useListing();
  const waiting = listing.pending_changes.filter(({ status }) => status === 'waiting');
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
  return <Completeness key={own.id} listing={own} withReasons />;
}

const names: Record<FactName, string> = {
  hours: factTexts.hoursName,
  phone: factTexts.phoneName,
  address: factTexts.addressName,
  website: factTexts.websiteName,
};

type FactsToConfirmProps = { listing: ListingToConfirm; now: Date };

/** Facts not confirmed for half a year; one tap each confirms that it is still right. */
function FactsToConfirm({ listing, now }: FactsToConfirmProps) {
  return (
    <div>
      <h2 className="text-title">{factTexts.factsTitle}</h2>
      <ul className="mt-2 border-t border-rule">
        {listing.facts.map(({ fact, confirmed_at }) => (
          <li
            key={fact}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 border-b border-rule py-3"
          >
            <p className="col-span-2 text-sm text-soft">
              {names[fact]},{' '}
              {confirmed_at === null
                ? factTexts.neverConfirmed
                : factTexts.confirmed({ age: formatAge(confirmed_at, now) })}
            </p>
            <div className="wrap-anywhere">{describe(fact, listing)}</div>
            <Confirm id={listing.id} fact={fact} of={listing.name} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Confirm({ id, fact, of }: { id: string; fact: FactName; of: string }) {
  const fetcher = useFetcher<FormAnswer>();
  return (
    <SignedInForm fetcher={fetcher} intent="confirm-fact" button={factTexts.confirm} variant="line">
      <span className="sr-only">{factTexts.factOfListing({ fact: names[fact], listing: of })}</span>
      <input type="hidden" name="business_id" value={id} />
      <input type="hidden" name="fact" value={fact} />
    </SignedInForm>
  );
}

function describe(fact: FactName, listing: ListingToConfirm): ReactNode {
  if (fact === 'phone') return listing.phone;
  if (fact === 'website') return listing.website;
  if (fact === 'address') return formatAddress(listing);
  return (
    <ul className="text-sm">
      {formatShortWeek(listing.opening_hours).map(({ days, lines }) => (
        <li key={days}>
          {days}: <span className="inline-block">{lines.join(', ')}</span>
        </li>
      ))}
    </ul>
  );
}

import * as toasts from '#app/messages/account-toasts.ts';
import { formatAge } from '#app/domain/text/text.ts';
import type { ReactNode } from 'react';
import { useFetcher } from 'react-router';
import * as z from 'zod/mini';
import { SignedInForm, signedInForm } from '#app/components/signed-in/signed-in-form.tsx';
import { done, type FormAnswer } from '#app/components/ui/form-answer.ts';
import {
  confirmFacts,
  type FactName,
  type ListingToConfirm,
} from '#app/domain/business/business-calls.ts';
import { formatShortWeek } from '#app/domain/business/format-hours.ts';
import { answerFailure } from '#app/components/ui/run-form.ts';
import { notify } from '#app/browser/toasts/toast-store.ts';
import * as t from '#app/messages/components/dashboard.tsx';
import { formatAddress } from '#app/domain/business/business-labels.ts';

const names: Record<FactName, string> = {
  hours: t.hoursName,
  phone: t.phoneName,
  address: t.addressName,
  website: t.websiteName,
};

type FactsToConfirmProps = { listing: ListingToConfirm; now: Date };

/** Facts not confirmed for half a year; one tap each confirms that it is still right. */
export function FactsToConfirm({ listing, now }: FactsToConfirmProps) {
  return (
    <div>
      <h2 className="text-title">{t.factsTitle}</h2>
      <ul className="mt-2 border-t border-rule">
        {listing.facts.map(({ fact, confirmed_at }) => (
          <li
            key={fact}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 border-b border-rule py-3"
          >
            <p className="col-span-2 text-sm text-soft">
              {names[fact]},{' '}
              {confirmed_at === null
                ? t.neverConfirmed
                : t.confirmed({ age: formatAge(confirmed_at, now) })}
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
    <SignedInForm fetcher={fetcher} intent="confirm-fact" button={t.confirm} look="line">
      <span className="sr-only">{t.factOfListing({ fact: names[fact], listing: of })}</span>
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

const schema = z.object({
  business_id: z.string(),
  fact: z.enum(['hours', 'phone', 'address', 'website']),
});

/** The form of `FactsToConfirm`, for the clientAction of a screen that renders it. */
export const confirmFact = signedInForm(schema, async ({ db }, { business_id, fact }) => {
  const outcome = await confirmFacts({ db }, { businessId: business_id, facts: [fact] });
  if (!outcome.ok) {
    return answerFailure('saveFailed', outcome.reason);
  }
  notify(toasts.factConfirmed);
  return done;
});

import { useEffect, useState } from 'react';
import { useFetcher } from 'react-router';
import * as z from 'zod/mini';
import { notify } from '#app/browser/toasts/toast-store.ts';
import { ScreenSection } from '#app/components/signed-in/screen-section.tsx';
import { SignedInForm, signedInForm } from '#app/components/signed-in/signed-in-form.tsx';
import { done, failed, type FormAnswer, findErrors } from '#app/components/ui/form-answer.ts';
import { answerFailure } from '#app/components/ui/run-form.ts';
import { TextArea } from '#app/components/ui/text-field.tsx';
import { undoMs } from '#app/config/limits.ts';
import { moderateBusiness } from '#app/domain/business/business-calls.ts';
import { listingStatusNames, nameStatus } from '#app/domain/business/business-labels.ts';
import type { ListingStatus } from '#app/domain/business/business.ts';
import type { EditableBusiness } from '#app/domain/editing/editing-schema.ts';
import { reasonField } from '#app/domain/field/field.ts';
import * as toasts from '#app/messages/account-toasts.ts';
import * as t from '#app/messages/routes/business-profile/listing.tsx';

type Change = { to: ListingStatus; button: string; about: string };

const publish: Change = {
  to: 'published',
  button: t.publishListing,
  about: t.publishListingAbout,
};

/** What an admin can do by status; owners close and move their listings themselves. */
const changes: Partial<Record<ListingStatus, Change>> = {
  published: {
    to: 'suspended',
    button: t.suspendListing,
    about: t.suspendPublishedAbout,
  },
  closed: {
    to: 'suspended',
    button: t.suspendListing,
    about: t.suspendClosedAbout,
  },
  suspended: {
    to: 'published',
    button: t.restoreListing,
    about: t.restoreListingAbout,
  },
  draft: publish,
  pending: publish,
  rejected: publish,
};

/** For admins: suspends, restores or publishes a listing, and for half a minute undoes that. */
export function Moderation({ listing }: { listing: EditableBusiness }) {
  const { id, status, business_status } = listing;
  const fetcher = useFetcher<FormAnswer>({ key: `moderation of ${id}` });
  const undoFrom = useUndo(fetcher.data, status);
  const change = changes[status];
  return (
    <ScreenSection title={t.moderation}>
      <p className="mb-4">
        {t.listingIs({ status: <strong>{nameStatus(business_status)}</strong> })}
      </p>
      {undoFrom !== null && (
        <SignedInForm fetcher={fetcher} intent="moderate" button={t.undo} variant="line">
          <ChangeFields id={id} from={status} to={undoFrom} />
          <p className="text-sm text-soft" role="status">
            {t.undoInTime}
          </p>
        </SignedInForm>
      )}
      {undoFrom === null && change !== undefined && (
        <SignedInForm fetcher={fetcher} intent="moderate" button={change.button} variant="line">
          <ChangeFields id={id} from={status} to={change.to} />
          <p className="max-w-[60ch] text-sm text-soft">{change.about}</p>
          <TextArea
            name="reason"
            label={t.reason}
            hint={t.reasonHint}
            rows={2}
            maxLength={1000}
            error={findErrors(fetcher.data).reason}
          />
        </SignedInForm>
      )}
    </ScreenSection>
  );
}

type ChangeFieldsProps = { id: string; from: ListingStatus; to: ListingStatus };

function ChangeFields({ id, from, to }: ChangeFieldsProps) {
  return (
    <>
      <input type="hidden" name="business_id" value={id} />
      <input type="hidden" name="expected_status" value={from} />
      <input type="hidden" name="new_status" value={to} />
    </>
  );
}

/** Returns the status before the change that this screen just made; null once it cannot be undone. */
function useUndo(answer: FormAnswer | undefined, status: ListingStatus): ListingStatus | null {
  const [shown, setShown] = useState({ status, former: null as ListingStatus | null });
  // During rendering, as the status changes with the listing that the layout loads.
  if (shown.status !== status) {
    const isUndone = shown.former === status;
    const isOwn = answer?.kind === 'done' && !isUndone;
    setShown({ status, former: isOwn ? shown.status : null });
  }
  const { former } = shown;
  useEffect(() => {
    if (former === null) return;
    const timer = setTimeout(() => setShown({ status, former: null }), undoMs);
    return () => clearTimeout(timer);
  }, [former, status]);
  return former;
}

const statusField = z.enum(Object.keys(listingStatusNames) as [ListingStatus, ...ListingStatus[]]);

const schema = z.object({
  business_id: z.string(),
  expected_status: statusField,
  new_status: statusField,
  /** Missing in the form that undoes a change. */
  reason: z.optional(reasonField),
});

export const moderate = signedInForm(schema, async ({ db }, form) => {
  const { business_id, expected_status, new_status, reason } = form;
  const outcome = await moderateBusiness(
    { db },
    {
      businessId: business_id,
      expectedStatus: expected_status,
      newStatus: new_status,
      ...(reason !== undefined && { reason }),
    },
  );
  if (!outcome.ok) {
    // A change can be undone for 30 seconds without a reason.
    if (outcome.reason === 'invalid') {
      notify(toasts.decisionNotUndone);
      return failed;
    }
    return answerFailure('saveFailed', outcome.reason);
  }
  if (outcome.outcome !== 'done') {
    notify(toasts.decidedMeanwhile);
    return failed;
  }
  notify(reason === undefined ? toasts.changeUndone : 'saved');
  return done;
});

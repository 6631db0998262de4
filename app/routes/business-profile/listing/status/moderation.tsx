import { useEffect, useState } from 'react';
import { useFetcher } from 'react-router';
import { ScreenSection } from '#app/components/signed-in/screen-part.tsx';
import { SignedInForm } from '#app/components/signed-in/signed-in-form.tsx';
import { type FormAnswer, findErrors } from '#app/components/ui/form-answer.ts';
import { TextArea } from '#app/components/ui/text-area.tsx';
import { undoMs } from '#app/config/limits.ts';
import type { ListingStatus } from '#app/domain/business/business-calls.ts';
import { nameStatus } from '#app/domain/business/business-labels.ts';
import type { EditableBusiness } from '#app/domain/editing/editing.ts';

type Change = { to: ListingStatus; button: string; about: string };

const publish: Change = {
  to: 'published',
  button: 'Publish listing',
  about: 'Everyone can find the listing.',
};

/** What an admin can do by status; owners close and move their listings themselves. */
const changes: Partial<Record<ListingStatus, Change>> = {
  published: {
    to: 'suspended',
    button: 'Suspend listing',
    about: 'The listing no longer appears publicly. Its owner can still edit it.',
  },
  closed: {
    to: 'suspended',
    button: 'Suspend listing',
    about: 'The public page says that the listing was removed.',
  },
  suspended: {
    to: 'published',
    button: 'Restore listing',
    about: 'The listing is public again.',
  },
  draft: publish,
  pending: publish,
  rejected: publish,
};

/** For admins: suspends, restores or publishes a listing, and for half a minute undoes that. */
export function Moderation({ listing }: { listing: EditableBusiness }) {
  const { id, status, standing } = listing;
  const fetcher = useFetcher<FormAnswer>({ key: `moderation of ${id}` });
  const undoFrom = useUndo(fetcher.data, status);
  const change = changes[status];
  return (
    <ScreenSection title="Moderation">
      <p className="mb-4">
        This listing is: <strong>{nameStatus(standing)}</strong>
      </p>
      {undoFrom !== null && (
        <SignedInForm fetcher={fetcher} intent="moderate" button="Undo" look="line">
          <ChangeFields id={id} from={status} to={undoFrom} />
          <p className="text-sm text-soft" role="status">
            If you undo within 30 seconds, the owner gets no email.
          </p>
        </SignedInForm>
      )}
      {undoFrom === null && change !== undefined && (
        <SignedInForm fetcher={fetcher} intent="moderate" button={change.button} look="line">
          <ChangeFields id={id} from={status} to={change.to} />
          <p className="max-w-[60ch] text-sm text-soft">{change.about}</p>
          <TextArea
            name="reason"
            label="Reason"
            hint="The owner gets it by email, and it is stored in the audit log."
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

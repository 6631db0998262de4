import { useFetcher } from 'react-router';
import * as z from 'zod/mini';
import { ChangeOwner } from '#app/components/admin/change-owner.tsx';
import { nameEditor, showValue } from '#app/components/editing/show-value.tsx';
import { ScreenSection } from '#app/components/signed-in/screen-section.tsx';
import { useScreenSession } from '#app/components/signed-in/screen-session.ts';
import {
  SignedInForm,
  signedInForm,
  signedInForms,
} from '#app/components/signed-in/signed-in-form.tsx';
import type { SignedInHandle } from '#app/components/signed-in/signed-in-handle.ts';
import { failed, findErrors, invalid } from '#app/components/ui/form-answer.ts';
import { listingStatusNames } from '#app/domain/business/business-labels.ts';
import { changeBusinessStatus, type NewStatus } from '#app/domain/editing/editing-calls.ts';
import type { Conflict, EditableBusiness } from '#app/domain/editing/editing-schema.ts';
import { writtenJson } from '#app/domain/field/field.ts';
import { isAdmin } from '#app/domain/profile/profile.ts';
import { parseFields } from '#app/domain/submission/listing-rules.ts';
import * as t from '#app/messages/routes/business-profile/listing.tsx';
import { answerEdit, type EditAnswer } from '../edit-answer.ts';
import { isPublic, useChosen, useListing } from '../listing-context.ts';
import { PendingNotices, withdrawPending } from '../pending-notices.tsx';
import { moderate, Moderation } from './moderation.tsx';
import { DateField, type Kind, NewPlace, StatusChoice } from './status-choice.tsx';

const text = z.optional(z.string());

const schema = z.object({
  business_id: z.string(),
  /** Written by the form: the status when it was filled in. */
  expectedStatus: writtenJson<EditableBusiness['business_status']>(),
  kind: z.enum(['open', 'paused', 'closed', 'moved']),
  reopens_on: text,
  moves_on: text,
  is_sure: text,
  where: text,
  moved_to: text,
  street: text,
  city: text,
  state: text,
  zip_code: text,
});

const saveStatus = signedInForm(schema, async ({ db }, form) => {
  const { business_id, expectedStatus, kind } = form;
  if (kind === 'closed' && form.is_sure === undefined) {
    return invalid({ is_sure: t.confirmClosed });
  }
  const newStatus = readNewStatus(form);
  if ('place' in newStatus) {
    const { isValid, values, errors } = parseFields(newStatus.place);
    if (!isValid) return invalid(errors);
    newStatus.place = values;
  }
  const outcome = await changeBusinessStatus(
    { db },
    { businessId: business_id, expectedStatus, newStatus },
  );
  const answer = answerEdit(outcome);
  // There is no choice to make: the screen shows the present status, and the form starts again.
  return 'conflicts' in answer ? { ...failed, conflicts: answer.conflicts } : answer;
});

function readNewStatus(form: z.output<typeof schema>): NewStatus {
  const { kind, reopens_on = '', moved_to = '', where } = form;
  if (kind === 'paused') return { kind, reopens_on };
  if (kind !== 'moved') return { kind };
  if (where === 'listing') return { kind, moved_to };
  const { street = '', city = '', state = '', zip_code = '', moves_on = '' } = form;
  return { kind, place: { street, city, state, zip_code }, moves_on };
}

export const handle = { isPrivate: true, title: t.status } satisfies SignedInHandle;

export const clientAction = signedInForms({
  status: saveStatus,
  moderate,
  withdraw: withdrawPending,
});

/** Whether a business is open, temporarily or permanently closed, or has moved. */
export default function ListingStatus() {
  const listing = useListing();
  const { profile } = useScreenSession().session;
  const moderates = isAdmin(profile) && listing.role !== 'owner';
  return (
    <>
      <PendingNotices fields={['address']} />
      {moderates && <Moderation listing={listing} />}
      {isPublic(listing) ? (
        <StatusForm />
      ) : (
        <p className="mt-6 max-w-[60ch]">
          {t.notPublic({ status: listingStatusNames[listing.status] })}
        </p>
      )}
      {moderates && (
        <ScreenSection title={t.owner}>
          <ChangeOwner filter={{ ids: [listing.id] }} count={1} />
        </ScreenSection>
      )}
    </>
  );
}

function StatusForm() {
  const { id, business_status, role } = useListing();
  const fetcher = useFetcher<EditAnswer>({ key: `status of ${id}` });
  const [kind, setKind] = useChosen(findKind(business_status));
  const errors = findErrors(fetcher.data);
  const mayEnd = role === 'owner' || role === 'directory';
  const hasEnded = business_status.status !== 'published';
  const conflict = fetcher.data?.conflicts?.status;
  const expectedStatus = conflict ? conflict.now : business_status;
  const isLocked = hasEnded && !mayEnd;
  if (isLocked) {
    return <p className="mt-6 max-w-[60ch]">{t.ownerReopens}</p>;
  }
  const choose = (next: Kind) => () => setKind(next);
  return (
    <div className="mt-6 max-w-[36rem]">
      <SignedInForm fetcher={fetcher} intent="status" button={t.saveStatus}>
        <input type="hidden" name="business_id" value={id} />
        <input type="hidden" name="expectedStatus" value={JSON.stringify(expectedStatus)} />
        {conflict && <StatusConflict conflict={conflict} />}
        <fieldset className="grid gap-1">
          <legend className="sr-only">{t.status}</legend>
          <StatusChoice
            kind="open"
            label={t.open}
            about={t.openAbout}
            isChosen={kind === 'open'}
            onChoose={choose('open')}
          />
          <StatusChoice
            kind="paused"
            label={t.paused}
            about={t.pausedAbout}
            isChosen={kind === 'paused'}
            onChoose={choose('paused')}
          >
            <DateField
              key={business_status.reopens_on}
              name="reopens_on"
              label={t.reopensOn}
              hint={t.reopensOnHint}
              defaultValue={business_status.reopens_on ?? ''}
              error={errors.reopens_on}
            />
          </StatusChoice>
          {mayEnd && (
            <>
              <StatusChoice
                kind="moved"
                label={t.moved}
                about={t.movedAbout}
                isChosen={kind === 'moved'}
                onChoose={choose('moved')}
              >
                <NewPlace
                  movedTo={business_status.moved_to}
                  isAdmin={role === 'directory'}
                  errors={errors}
                />
              </StatusChoice>
              <StatusChoice
                kind="closed"
                label={t.closed}
                about={t.closedAbout}
                isChosen={kind === 'closed'}
                onChoose={choose('closed')}
              >
                <Sure error={errors.is_sure} />
              </StatusChoice>
            </>
          )}
        </fieldset>
      </SignedInForm>
    </div>
  );
}

type BusinessStatus = ReturnType<typeof useListing>['business_status'];

function findKind({ status, temporarily_closed }: BusinessStatus): Kind {
  if (status === 'closed' || status === 'moved') return status;
  return temporarily_closed ? 'paused' : 'open';
}

function Sure({ error }: { error: string | undefined }) {
  return (
    <div>
      <label className="flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          name="is_sure"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? 'is_sure-error' : undefined}
        />
        {t.isClosed}
      </label>
      {error && (
        <p className="text-sm font-medium text-accent" id="is_sure-error">
          {error}
        </p>
      )}
    </div>
  );
}

/** Somebody else has changed the status; saving again overrides it. */
function StatusConflict({ conflict: { now, by, name } }: { conflict: Conflict }) {
  const status = showValue('status', now);
  return (
    <p className="rounded-card border-[1.5px] border-accent p-[min(1.25rem,5vw)]" role="alert">
      {t.statusConflict({
        strong: (text) => <strong>{text}</strong>,
        editor: nameEditor(by, name),
        status,
      })}
    </p>
  );
}

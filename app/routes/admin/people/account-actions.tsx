import { Link, useFetcher } from 'react-router';
import * as z from 'zod/mini';
import { offerFile } from '#app/browser/offer-file.ts';
import { notify, type ToastRef } from '#app/browser/toasts/toast-store.ts';
import { describeSuspension } from '#app/components/admin/describe-suspension.ts';
import {
  SignedInForm,
  oldSession,
  signedInForm,
} from '#app/components/signed-in/signed-in-form.tsx';
import {
  findErrors,
  type FormAnswer,
  done,
  failed,
  invalid,
} from '#app/components/ui/form-answer.ts';
import { answerRefusal } from '#app/components/ui/run-form.ts';
import { TextField, TextArea } from '#app/components/ui/text-field.tsx';
import type { Outcome } from '#app/domain/call-write.ts';
import { reasonField } from '#app/domain/field/field.ts';
import {
  changeRole,
  deletePerson,
  exportPerson,
  liftSuspension,
  signOutPerson,
  suspendPerson,
  type PersonFile,
} from '#app/domain/people/people-calls.ts';
import { formatMoment } from '#app/domain/text/text.ts';
import * as toasts from '#app/messages/account-toasts.ts';
import * as adminToasts from '#app/messages/admin-toasts.ts';

type ActOutcome = Outcome<'change_role' | 'suspend_person' | 'export_person'>;

const act = z.object({
  id: z.string(),
  reason: reasonField,
});
const role = z.enum(['community_user', 'business_owner', 'admin', 'super_admin']);

export const changeRoleForm = signedInForm(
  z.extend(act, { expectedRole: role, role }),
  async ({ db }, given) => answer(await changeRole({ db }, given)),
);

export const suspendForm = signedInForm(
  z.extend(act, { last_day: z.string() }),
  async ({ db }, { last_day, ...given }) => {
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
    return answer(await suspendPerson({ db }, { ...given, lastDay: last_day || null, timeZone }));
  },
);

export const liftSuspensionForm = signedInForm(act, async ({ db }, given) =>
  answer(await liftSuspension({ db }, given)),
);

export const signOutForm = signedInForm(act, async ({ db }, given) =>
  answer(await signOutPerson({ db }, given), adminToasts.personSignedOut),
);

export const exportDataForm = signedInForm(act, async ({ db }, given) => {
  const outcome = await exportPerson({ db }, given);
  if (!outcome.ok || outcome.data === null) return answer(outcome);
  const day = outcome.data.exported_at.slice(0, 10);
  const text = JSON.stringify(outcome.data, null, 2);
  offerFile(`mainstreet-data-${given.id}-${day}.json`, 'application/json', text);
  return done;
});

export const deleteAccountForm = signedInForm(
  z.extend(act, { email: z.string(), confirmation: z.string() }),
  async ({ db }, { email, confirmation, ...given }) => {
    if (confirmation.trim().toLowerCase() !== email) {
      return invalid({ confirmation: `Please type ${email} in this field` });
    }
    return answer(await deletePerson({ db }, given), adminToasts.personDeleted);
  },
);

/** Why nothing was done, by toast. */
const byOutcome: Record<
  Exclude<(ActOutcome & { ok: true })['outcome'], 'done' | 'old_session'>,
  ToastRef
> = {
  stale: adminToasts.personChanged,
  no_profile: adminToasts.personChanged,
  not_found: adminToasts.personChanged,
  suspended: adminToasts.notWhileSuspended,
  last_super_admin: toasts.lastSuperAdmin,
  super_admin: adminToasts.notASuperAdmin,
  own: adminToasts.notOneself,
};

const refusals = { last_day: 'Please choose a day from today on, within ten years' };

function answer(outcome: ActOutcome, success: ToastRef = 'saved') {
  if (!outcome.ok) return answerRefusal(outcome, refusals);
  switch (outcome.outcome) {
    case 'done':
      notify(success);
      return done;
    case 'old_session':
      return oldSession;
    default:
      notify(byOutcome[outcome.outcome]);
      return failed;
  }
}

/** Suspends a person, or ends a suspension early. */
export function SuspensionForms({ person }: { person: PersonFile }) {
  const { is_self, role, suspension, suspended_until } = person;
  if (is_self) return <p className="text-soft">You cannot suspend yourself.</p>;
  if (role === 'super_admin') {
    return <p className="text-soft">A super admin cannot be suspended: remove the role first.</p>;
  }
  if (suspended_until === null) return <Suspend person={person} />;
  return (
    <>
      <p className="mb-4 wrap-anywhere">
        {suspension === null
          ? `${describeSuspension(suspended_until)}, by the auth service.`
          : `${describeSuspension(suspended_until)}, by ${suspension.by ?? 'a deleted account'} on ${formatMoment(suspension.suspended_at)}. Reason: ${suspension.reason}`}
      </p>
      <p className="mb-4">
        <Link className="button-line" to={`/dashboard/queue?sender=${person.id}`}>
          Review what they sent
        </Link>
        <span className="mt-2 block text-sm text-soft">
          Opens all items of this person that are awaiting review. “Bulk actions” rejects them in
          one step, with a preview and 30 seconds to undo.
        </span>
      </p>
      <ReasonForm id={person.id} intent="lift-suspension" button="End the suspension" />
    </>
  );
}

function Suspend({ person: { id } }: { person: PersonFile }) {
  const fetcher = useFetcher<FormAnswer>();
  const errors = findErrors(fetcher.data);
  return (
    <SignedInForm fetcher={fetcher} intent="suspend" button="Suspend or block" variant="line">
      <input type="hidden" name="id" value={id} />
      <TextField
        name="last_day"
        type="date"
        label="Last day"
        hint="The suspension ends with this day in your time zone. Leave it empty to block them until an admin ends that. All their sessions end right away."
        error={errors.last_day}
      />
      <AccountReasonField error={errors.reason} />
    </SignedInForm>
  );
}

type ReasonFormProps = { id: string; intent: string; button: string; resets?: boolean };

/** An act on an account that needs only a reason, which its person does not get. */
export function ReasonForm({ id, ...form }: ReasonFormProps) {
  const fetcher = useFetcher<FormAnswer>();
  return (
    <SignedInForm fetcher={fetcher} variant="line" {...form}>
      <input type="hidden" name="id" value={id} />
      <AccountReasonField error={findErrors(fetcher.data).reason} isNotified={false} />
    </SignedInForm>
  );
}

/** The reason of an admin for an act on an account. */
export function AccountReasonField({
  error,
  isNotified = true,
}: {
  error?: string | undefined;
  isNotified?: boolean;
}) {
  return (
    <TextArea
      name="reason"
      label="Reason"
      hint={
        isNotified
          ? 'We email this to the person and store it in the audit log.'
          : 'Stored in the audit log.'
      }
      rows={2}
      maxLength={1000}
      error={error}
    />
  );
}

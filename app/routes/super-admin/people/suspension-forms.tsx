import { formatMoment } from '#app/domain/text/text.ts';
import { Link, useFetcher } from 'react-router';
import { SignedInForm } from '#app/components/signed-in/signed-in-form.tsx';
import { findErrors, type FormAnswer } from '#app/components/ui/form-answer.ts';
import { TextField } from '#app/components/ui/text-field.tsx';
import type { PersonFile } from '#app/domain/people/people.ts';
import { TextArea } from '#app/components/ui/text-area.tsx';

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
          ? `Until ${formatMoment(suspended_until)}, by the auth service.`
          : `Until ${formatMoment(suspended_until)}, by ${suspension.by ?? 'a deleted account'} on ${formatMoment(suspension.suspended_at)}. Reason: ${suspension.reason}`}
      </p>
      <p className="mb-4">
        <Link className="button-line" to={`/dashboard/queue?sender=${person.id}`}>
          Review what they sent
        </Link>
        <span className="mt-2 block text-sm text-soft">
          Opens all items of this person that are awaiting review. “Decide all of these” rejects
          them in one step, with a preview and 30 seconds to undo.
        </span>
      </p>
      <Lift id={person.id} />
    </>
  );
}

function Suspend({ person: { id } }: { person: PersonFile }) {
  const fetcher = useFetcher<FormAnswer>();
  const errors = findErrors(fetcher.data);
  return (
    <SignedInForm fetcher={fetcher} intent="suspend" button="Suspend" look="line">
      <input type="hidden" name="id" value={id} />
      <TextField
        name="last_day"
        type="date"
        label="Last day"
        hint="The suspension ends at the end of this day in your time zone. All their sessions end right away."
        error={errors.last_day}
      />
      <AccountReasonField error={errors.reason} />
    </SignedInForm>
  );
}

function Lift({ id }: { id: string }) {
  const fetcher = useFetcher<FormAnswer>();
  return (
    <SignedInForm
      fetcher={fetcher}
      intent="lift-suspension"
      button="End the suspension"
      look="line"
    >
      <input type="hidden" name="id" value={id} />
      <AccountReasonField error={findErrors(fetcher.data).reason} isNotified={false} />
    </SignedInForm>
  );
}

/** The reason of a super admin for an act on an account. */
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

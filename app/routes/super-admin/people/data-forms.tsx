import { useFetcher } from 'react-router';
import { SignedInForm } from '#app/components/signed-in/signed-in-form.tsx';
import { type FormAnswer, findErrors } from '#app/components/ui/form-answer.ts';
import { TextField } from '#app/components/ui/text-field.tsx';
import type { PersonFile } from '#app/domain/people/people.ts';
import { ReasonField } from './reason-field.tsx';

/** What people may request: a file of their data, and its deletion. */
export function DataForms({ person }: { person: PersonFile }) {
  return (
    <div className="grid grid-cols-1 items-start gap-x-12 gap-y-8 lg:grid-cols-2">
      <Export id={person.id} />
      <Delete person={person} />
    </div>
  );
}

function Export({ id }: { id: string }) {
  const fetcher = useFetcher<FormAnswer>();
  return (
    <SignedInForm fetcher={fetcher} intent="export" button="Download their data" look="line" resets>
      <input type="hidden" name="id" value={id} />
      <ReasonField error={findErrors(fetcher.data).reason} isTold={false} />
    </SignedInForm>
  );
}

function Delete({ person: { id, email, role, is_self } }: { person: PersonFile }) {
  const fetcher = useFetcher<FormAnswer>();
  const errors = findErrors(fetcher.data);
  if (is_self) return <p className="text-soft">You delete your own account in its settings.</p>;
  if (role === 'super_admin') {
    return (
      <p className="text-soft">A super admin’s account cannot be deleted: remove the role first.</p>
    );
  }
  return (
    <details>
      <summary className="button-line">Delete the account…</summary>
      <div className="mt-5 rounded-card border-[1.5px] border-accent p-5">
        <p className="mb-5 text-sm">
          Profile, settings, drafts, submissions and claims are deleted permanently. Listings stay
          without an owner, and reviews stay under the name they were shown with.
        </p>
        <SignedInForm fetcher={fetcher} intent="delete" button="Delete permanently">
          <input type="hidden" name="id" value={id} />
          <input type="hidden" name="email" value={email} />
          <ReasonField error={errors.reason} />
          <TextField
            name="confirmation"
            label="Type their email to confirm"
            autoComplete="off"
            error={errors.confirmation}
          />
        </SignedInForm>
      </div>
    </details>
  );
}

import { useFetcher } from 'react-router';
import { SignedInForm } from '#app/components/signed-in/signed-in-form.tsx';
import { UsernameField } from '#app/components/account/username-field.tsx';
import { type FormAnswer, findErrors } from '#app/components/ui/form-answer.ts';
import { TextField } from '#app/components/ui/text-field.tsx';
import { confirmationWord } from './confirmation-word.ts';

export function DeleteAccount({ email }: { email: string }) {
  const fetcher = useFetcher<FormAnswer>();
  const errors = findErrors(fetcher.data);
  return (
    <details>
      <summary className="button-line">Delete my account…</summary>
      <div className="mt-5 rounded-card border-[1.5px] border-accent p-5">
        <ul className="list-disc space-y-1 pl-5 text-sm">
          <li>
            Your profile, your settings and all your sessions are deleted. This cannot be undone.
          </li>
          <li>Listings you own stay in the directory, without an owner.</li>
          <li>
            The record of changes to listings and roles stays, including changes to your profile.
            Only super admins can read it.
          </li>
        </ul>
        <div className="mt-5">
          <SignedInForm fetcher={fetcher} intent="delete" button="Delete my account permanently">
            <UsernameField email={email} />
            <TextField
              name="owner"
              label="Your password"
              type="password"
              autoComplete="current-password"
              hint="To confirm that it is you."
              error={errors.owner}
            />
            <TextField
              name="confirmation"
              label={`Type ${confirmationWord} to confirm`}
              autoComplete="off"
              error={errors.confirmation}
            />
          </SignedInForm>
        </div>
      </div>
    </details>
  );
}

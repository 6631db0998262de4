import { useFetcher } from 'react-router';
import type { SignedIn } from '#app/browser/session/session-store.ts';
import { UsernameField } from '#app/components/account/username-field.tsx';
import { SignedInForm } from '#app/components/signed-in/signed-in-form.tsx';
import { type FormAnswer, findErrors } from '#app/components/ui/form-answer.ts';
import { TextField } from '#app/components/ui/text-field.tsx';
import { PendingEmail } from './pending-email.tsx';

export function EmailForm({ session }: { session: SignedIn }) {
  const fetcher = useFetcher<FormAnswer>();
  const errors = findErrors(fetcher.data);
  const { email, newEmail, newEmailSentAt } = session;
  return (
    <>
      <p>
        Your address is <strong className="break-words">{email}</strong>.
      </p>
      {newEmail && (
        <PendingEmail key={newEmail} from={email} to={newEmail} sentAt={newEmailSentAt} />
      )}
      <div className="mt-5">
        <SignedInForm fetcher={fetcher} intent="email" button="Change email" resets>
          <TextField
            name="email"
            label="New email"
            type="email"
            autoComplete="email"
            hint="We email both addresses. Your address changes when both have confirmed."
            error={errors.email}
          />
          <UsernameField email={email} />
          <TextField
            name="current"
            label="Password for this change"
            type="password"
            autoComplete="current-password"
            error={errors.current}
          />
        </SignedInForm>
      </div>
    </>
  );
}

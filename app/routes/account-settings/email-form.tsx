import { useFetcher } from 'react-router';
import type { SignedIn } from '#app/browser/session/session-store.ts';
import { SignedInForm } from '#app/components/signed-in/signed-in-form.tsx';
import { type FormAnswer, findErrors } from '#app/components/ui/form-answer.ts';
import { TextField } from '#app/components/ui/text-field.tsx';

export function EmailForm({ session }: { session: SignedIn }) {
  const fetcher = useFetcher<FormAnswer>();
  return (
    <>
      <p>
        Your address is <strong className="break-words">{session.email}</strong>.
      </p>
      {session.newEmail && <PendingEmail from={session.email} to={session.newEmail} />}
      <div className="mt-5">
        <SignedInForm fetcher={fetcher} intent="email" button="Change email" resets>
          <TextField
            name="email"
            label="New email"
            type="email"
            autoComplete="email"
            hint="We send a link to both addresses. Your address changes when both have been opened."
            error={findErrors(fetcher.data).email}
          />
        </SignedInForm>
      </div>
    </>
  );
}

function PendingEmail({ from, to }: { from: string; to: string }) {
  return (
    <div className="mt-4 rounded-card bg-sunk p-4">
      <p className="font-semibold">
        Waiting for <span className="break-words">{to}</span>
      </p>
      <p className="mt-1 text-sm">
        Open the links in the emails to <span className="break-words">{from}</span> and to the new
        address. They work for an hour; ask again below for new ones. To leave everything as it is,
        do nothing.
      </p>
    </div>
  );
}

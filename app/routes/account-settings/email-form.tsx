import { useState } from 'react';
import { openSession } from '#app/components/account/open-session.ts';
import { Form } from '#app/components/ui/form.tsx';
import { TextField } from '#app/components/ui/text-field.tsx';
import { useForm } from '#app/components/ui/use-form.ts';
import type { SignedIn } from '#app/domain/session/session.ts';
import { parseAccountEmail } from '#app/domain/session/parse-account-email.ts';
import { updateEmail } from '#app/domain/session/update-email.ts';

export function EmailForm({ session }: { session: SignedIn }) {
  // A new form after each success: what was typed is then said above it.
  const [sent, setSent] = useState(0);
  const state = useForm({
    parsers: { email: parseNewEmail },
    send: async ({ email }) => {
      const redirectTo = `${location.origin}/account-settings`;
      const complaint = await updateEmail({ db: await openSession() }, { email, redirectTo });
      if (complaint === null) setSent((before) => before + 1);
      return complaint ? { email: complaint } : undefined;
    },
  });

  function parseNewEmail(value: unknown) {
    const parsed = parseAccountEmail(value);
    if (!parsed.ok || parsed.value !== session.email) return parsed;
    return { ok: false as const, message: 'This is your address already' };
  }

  return (
    <>
      <p>
        Your address is <strong className="break-words">{session.email}</strong>.
      </p>
      {session.newEmail && <PendingEmail from={session.email} to={session.newEmail} />}
      <div className="mt-5">
        <Form key={sent} state={state} button="Change email">
          <TextField
            name="email"
            label="New email"
            type="email"
            autoComplete="email"
            hint="We send a link to both addresses. Your address changes when both have been opened."
            error={state.errors.email}
          />
        </Form>
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

import { openSession } from '#app/components/account/open-session.ts';
import { UsernameField } from '#app/components/account/username-field.tsx';
import { Form } from '#app/components/ui/form.tsx';
import { TextField } from '#app/components/ui/text-field.tsx';
import { useForm } from '#app/components/ui/use-form.ts';
import { deleteAccount } from '#app/domain/account/delete-account.ts';
import type { Parsed } from '#app/domain/contact/contact.ts';
import { confirmPassword } from '#app/domain/session/confirm-password.ts';
import { parsePassword } from '#app/domain/session/parse-password.ts';
import type { SignedIn } from '#app/domain/session/session.ts';

const word = 'DELETE';

export function DeleteAccount({ session }: { session: SignedIn }) {
  const state = useForm({
    parsers: { owner: parsePassword, confirmation: parseConfirmation },
    send: async ({ owner }) => {
      const db = await openSession();
      const present = { email: session.email, password: owner, failure: 'deletionFailed' } as const;
      const outcome = await confirmPassword({ db }, present);
      if (outcome.isConfirmed) {
        await deleteAccount({ db });
        return undefined;
      }
      return outcome.complaint === null ? undefined : { owner: outcome.complaint };
    },
  });
  return (
    <details>
      <summary className="button-line">Delete my account…</summary>
      <div className="mt-5 rounded-card border-[1.5px] border-accent p-5">
        <ul className="list-disc space-y-1 pl-5 text-sm">
          <li>Your profile, your choices and all your sessions are deleted. Nobody can undo it.</li>
          <li>Listings you own stay in the directory, without an owner.</li>
          <li>
            The record of changes to listings and roles stays. Only super admins can read it; it
            holds what was changed, also in your profile.
          </li>
        </ul>
        <div className="mt-5">
          <Form state={state} button="Delete my account for good">
            <UsernameField email={session.email} />
            <TextField
              name="owner"
              label="Your password"
              type="password"
              autoComplete="current-password"
              hint="To be sure that it is you."
              error={state.errors.owner}
            />
            <TextField
              name="confirmation"
              label={`Type ${word} to confirm`}
              autoComplete="off"
              error={state.errors.confirmation}
            />
          </Form>
        </div>
      </div>
    </details>
  );
}

function parseConfirmation(value: unknown): Parsed {
  const typed = String(value).trim().toUpperCase();
  return typed === word
    ? { ok: true, value: typed }
    : { ok: false, message: `Please type ${word} in this field` };
}

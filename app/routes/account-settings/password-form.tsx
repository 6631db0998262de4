import { useState } from 'react';
import { Link } from 'react-router';
import { openSession } from '#app/components/account/open-session.ts';
import { Form } from '#app/components/ui/form.tsx';
import { TextField } from '#app/components/ui/text-field.tsx';
import { useForm } from '#app/components/ui/use-form.ts';
import { UsernameField } from '#app/components/account/username-field.tsx';
import { changePassword } from '#app/domain/session/change-password.ts';
import { parsePassword } from '#app/domain/session/parse-password.ts';
import type { SignedIn } from '#app/domain/session/session.ts';

export function PasswordForm({ session }: { session: SignedIn }) {
  // A new, empty form after each success.
  const [changes, setChanges] = useState(0);
  const state = useForm({
    parsers: { current: parsePassword, password: parsePassword },
    send: async (passwords) => {
      const { email } = session;
      const outcome = await changePassword({ db: await openSession() }, { email, ...passwords });
      if (outcome.isChanged) setChanges((before) => before + 1);
      return outcome.complaints;
    },
  });
  return (
    <>
      <Form key={changes} state={state} button="Change password">
        <UsernameField email={session.email} />
        <TextField
          name="current"
          label="Current password"
          type="password"
          autoComplete="current-password"
          error={state.errors.current}
        />
        <TextField
          name="password"
          label="New password"
          type="password"
          autoComplete="new-password"
          hint="At least 8 characters."
          error={state.errors.password}
        />
      </Form>
      <p className="mt-4 text-sm text-soft">
        Forgot it?{' '}
        <Link className="link-quiet" to="/auth?view=recover&next=%2Faccount-settings">
          Ask for a link by email
        </Link>
      </p>
    </>
  );
}

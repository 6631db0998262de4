import { useEffect, useRef } from 'react';
import { useFetcher } from 'react-router';
import { type FormAnswer, findErrors } from '#app/components/ui/form-answer.ts';
import { Form } from '#app/components/ui/form.tsx';
import { TextField } from '#app/components/ui/text-field.tsx';
import * as t from '#app/messages/components/signed-in.tsx';

type SignInAgainFormProps = { email: string; button: string; onSignedIn?: () => void };

/** Sign-in form for a user who was signed in before; focus starts in the password field. */
export function SignInAgainForm({ email, button, onSignedIn }: SignInAgainFormProps) {
  const fetcher = useFetcher<FormAnswer>();
  const fields = useRef<HTMLDivElement>(null);
  const errors = findErrors(fetcher.data);
  const isSignedIn = fetcher.data?.kind === 'done';
  useEffect(() => {
    fields.current?.querySelector<HTMLElement>('[type=password]')?.focus();
  }, []);
  useEffect(() => {
    if (isSignedIn) onSignedIn?.();
  }, [isSignedIn, onSignedIn]);
  return (
    <div ref={fields}>
      <Form fetcher={fetcher} action="/auth" intent="sign-in-again" button={button} look="wide">
        <TextField
          name="email"
          label={t.emailLabel}
          type="email"
          autoComplete="email"
          defaultValue={email}
          error={errors.email}
        />
        <TextField
          name="password"
          label={t.passwordLabel}
          type="password"
          autoComplete="current-password"
          error={errors.password}
        />
      </Form>
    </div>
  );
}

/** Opens password recovery in a new tab, so that unsaved entries stay. */
export function ForgotInNewTab() {
  return (
    <p className="mt-4 text-sm">
      <a className="link-quiet" href="/auth?view=recover" target="_blank">
        {t.forgotPassword}
      </a>
    </p>
  );
}

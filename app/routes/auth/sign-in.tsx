import { useEffect, useRef } from 'react';
import { useFetcher, useSearchParams } from 'react-router';
import { sessionStore } from '#app/browser/session/session-store.ts';
import { SendAgainButton, NewPasswordField } from '#app/components/account/account-fields.tsx';
import { findErrors, type FormAnswer } from '#app/components/ui/form-answer.ts';
import { TextField } from '#app/components/ui/text-field.tsx';
import * as t from '#app/messages/routes/auth.tsx';
import {
  AuthForm,
  type AuthFormProps,
  toAuthHref,
  type MailPurpose,
  type SentMail,
  useCheckMail,
} from './auth-form.tsx';

let typed = '';

/** Returns the address typed last in any form of these screens, for the others. */
function readTypedEmail(): string {
  return typed;
}

export function rememberTypedEmail(email: string) {
  typed = email;
}

/**
 * The address of the account; password managers fill it in, and the other forms get what is typed.
 */
export function EmailField({ error }: { error: string | undefined }) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const { current } = input;
    return () => {
      // After signing in, the address is not kept for the next person.
      const isSignedIn = sessionStore.get().status === 'signed-in';
      rememberTypedEmail(isSignedIn ? '' : (current?.value ?? ''));
    };
  }, []);
  return (
    <TextField
      ref={input}
      name="email"
      label={t.emailLabel}
      type="email"
      autoComplete="email"
      defaultValue={readTypedEmail()}
      error={error}
    />
  );
}

export function SignIn({ next }: AuthFormProps) {
  const fetcher = useFetcher<FormAnswer>();
  const errors = findErrors(fetcher.data);
  const recover = { to: toAuthHref('recover', next), label: t.forgotPassword };
  const resend = { to: toAuthHref('resend', next), label: t.resendConfirmationTitle };
  const suspension = {
    to: '/content-policy#accounts',
    label: t.aboutSuspensions,
  };
  return (
    <AuthForm
      fetcher={fetcher}
      intent="sign-in"
      button={t.signIn}
      next={next}
      noticeLinks={{
        invalid_credentials: recover,
        email_not_confirmed: resend,
        suspended: suspension,
      }}
      links={[
        { to: toAuthHref('link', next), label: t.signInByEmailInstead },
        { to: toAuthHref('sign-up', next), label: t.signUpInstead },
        recover,
        resend,
      ]}
    >
      <EmailField error={errors.email} />
      <TextField
        name="password"
        label={t.passwordLabel}
        type="password"
        autoComplete="current-password"
        error={errors.password}
      />
    </AuthForm>
  );
}

export function SignUp({ next }: AuthFormProps) {
  const isBusiness = useSearchParams()[0].get('as') === 'business';
  const fetcher = useFetcher<FormAnswer>();
  const errors = findErrors(fetcher.data);
  useCheckMail({ answer: fetcher.data, purpose: 'sign-up', next });
  return (
    <AuthForm
      fetcher={fetcher}
      intent="sign-up"
      button={t.signUpButton}
      next={next}
      links={[{ to: toAuthHref('sign-in', next), label: t.signInInstead }]}
    >
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        <TextField
          name="first_name"
          label={t.firstNameLabel}
          autoComplete="given-name"
          error={errors.first_name}
        />
        <TextField
          name="last_name"
          label={t.lastNameLabel}
          autoComplete="family-name"
          error={errors.last_name}
        />
      </div>
      <EmailField error={errors.email} />
      <NewPasswordField label={t.passwordLabel} error={errors.password} />
      <fieldset className="grid gap-1">
        <legend className="text-sm font-semibold">{t.roleLegend}</legend>
        <RoleChoice value="community_user" label={t.roleCommunity} isDefault={!isBusiness} />
        <RoleChoice value="business_owner" label={t.roleBusiness} isDefault={isBusiness} />
      </fieldset>
    </AuthForm>
  );
}

type RoleChoiceProps = { value: string; label: string; isDefault: boolean };

function RoleChoice({ value, label, isDefault }: RoleChoiceProps) {
  return (
    <label className="inline-flex min-h-11 items-center gap-3">
      <input type="radio" name="role" value={value} defaultChecked={isDefault} />
      {label}
    </label>
  );
}

const intents: Record<MailPurpose, string> = {
  'sign-up': 'resend',
  'sign-in': 'link',
  recover: 'recover',
};

/** Sends the same mail again; its code replaces the first one's. */
export function SendAgain({ mail, next }: { mail: SentMail; next: string }) {
  const fetcher = useFetcher<FormAnswer>();
  const { purpose, email, sentAtMs } = mail;
  useCheckMail({ answer: fetcher.data, purpose, next, isAgain: true });
  return (
    <fetcher.Form className="mt-5" method="post" action="/auth">
      <input type="hidden" name="intent" value={intents[purpose]} />
      <input type="hidden" name="email" value={email} />
      <input type="hidden" name="next" value={next} />
      <SendAgainButton sentAtMs={sentAtMs} isSending={fetcher.state !== 'idle'} />
      <p className="mt-2 text-sm text-soft" role="status">
        {fetcher.data?.kind === 'done' && t.codeSentAgain}
      </p>
    </fetcher.Form>
  );
}

type MailFormProps = AuthFormProps & { intent: string; purpose: MailPurpose; button: string };

/** Requests a mail to an address, and goes on to the form for its code. */
export function MailForm({ next, intent, purpose, button }: MailFormProps) {
  const fetcher = useFetcher<FormAnswer>();
  useCheckMail({ answer: fetcher.data, purpose, next });
  return (
    <AuthForm
      fetcher={fetcher}
      intent={intent}
      button={button}
      next={next}
      links={[{ to: toAuthHref('sign-in', next), label: t.backToSignIn }]}
    >
      <EmailField error={findErrors(fetcher.data).email} />
    </AuthForm>
  );
}

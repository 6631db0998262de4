import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { TextField } from '#app/components/ui/text-field.tsx';
import { useForm } from '#app/components/ui/use-form.ts';
import type { Parsed } from '#app/domain/contact/contact.ts';
import { openSession } from '#app/components/account/open-session.ts';
import { parseAccountEmail } from '#app/domain/session/parse-account-email.ts';
import { parsePassword } from '#app/domain/session/parse-password.ts';
import { parseFirstName, parseLastName } from '#app/domain/profile/parse-name.ts';
import { signUp } from '#app/domain/session/sign-up.ts';
import { AuthForm } from './auth-form.tsx';
import { EmailField } from './email-field.tsx';
import { MailSent } from './mail-sent.tsx';
import { type AuthFormProps, toAuthHref } from './views.ts';

const parseRole = (value: unknown): Parsed => ({
  ok: true,
  value: value === 'business_owner' ? value : 'community_user',
});

export function SignUp({ next }: AuthFormProps) {
  const [mailedTo, setMailedTo] = useState<string | null>(null);
  const isBusiness = useSearchParams()[0].get('as') === 'business';
  const state = useForm({
    parsers: {
      first_name: parseFirstName,
      last_name: parseLastName,
      email: parseAccountEmail,
      password: parsePassword,
      role: parseRole,
    },
    send: async (values) => {
      const outcome = await signUp(
        { db: await openSession() },
        {
          ...values,
          role: values.role === 'business_owner' ? 'business_owner' : 'community_user',
          redirectTo: `${location.origin}/`,
        },
      );
      if (outcome.kind === 'confirm-email') setMailedTo(values.email);
      if (outcome.kind !== 'failed' || outcome.weakPassword === null) return undefined;
      return { password: outcome.weakPassword };
    },
  });
  if (mailedTo) {
    return (
      <MailSent
        email={mailedTo}
        what="a confirmation link"
        next={{ to: toAuthHref('resend', next), label: 'Resend the confirmation link' }}
      />
    );
  }
  return (
    <AuthForm
      state={state}
      button="Create account"
      links={[{ to: toAuthHref('sign-in', next), label: 'Have an account? Sign in' }]}
    >
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        <TextField
          name="first_name"
          label="First name (optional)"
          autoComplete="given-name"
          error={state.errors.first_name}
        />
        <TextField
          name="last_name"
          label="Last name (optional)"
          autoComplete="family-name"
          error={state.errors.last_name}
        />
      </div>
      <EmailField error={state.errors.email} />
      <TextField
        name="password"
        label="Password"
        type="password"
        autoComplete="new-password"
        hint="At least 8 characters."
        error={state.errors.password}
      />
      <fieldset className="grid gap-1">
        <legend className="text-sm font-semibold">I am here to</legend>
        <RoleChoice value="community_user" label="find and review places" isDefault={!isBusiness} />
        <RoleChoice value="business_owner" label="list my own business" isDefault={isBusiness} />
      </fieldset>
    </AuthForm>
  );
}

type RoleChoiceProps = { value: string; label: string; isDefault: boolean };

function RoleChoice({ value, label, isDefault }: RoleChoiceProps) {
  return (
    <label className="inline-flex min-h-11 items-center gap-3">
      <input
        className="size-5 accent-(--accent)"
        type="radio"
        name="role"
        value={value}
        defaultChecked={isDefault}
      />
      {label}
    </label>
  );
}

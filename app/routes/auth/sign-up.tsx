import { useFetcher, useSearchParams } from 'react-router';
import { type FormAnswer, findErrors } from '#app/components/ui/form-answer.ts';
import { passwordHint } from '#app/components/account/password-hint.ts';
import { TextField } from '#app/components/ui/text-field.tsx';
import * as t from '#app/messages/routes/auth.tsx';
import { AuthForm } from './auth-form.tsx';
import { EmailField } from './sign-in.tsx';
import { useCheckMail } from './sent-mail.ts';
import { type AuthFormProps, toAuthHref } from './views.ts';

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
      <TextField
        name="password"
        label={t.passwordLabel}
        type="password"
        autoComplete="new-password"
        hint={passwordHint}
        error={errors.password}
      />
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

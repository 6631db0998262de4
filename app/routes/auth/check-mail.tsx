import { useEffect } from 'react';
import { useFetcher, useNavigate } from 'react-router';
import { useHydrated } from '#app/browser/hydration.ts';
import { CodeField } from '#app/components/account/code-field.tsx';
import { type FormAnswer, findErrors } from '#app/components/ui/form-answer.ts';
import { AuthForm } from './auth-form.tsx';
import { SendAgain } from './send-again.tsx';
import { type MailPurpose, useSentMail } from './sent-mail.ts';
import { type AuthFormProps, type AuthView, toAuthHref } from './views.ts';

const purposes: Record<MailPurpose, { what: string; button: string; from: AuthView }> = {
  'sign-up': {
    what: 'a link and a code to confirm it',
    button: 'Confirm my email',
    from: 'sign-up',
  },
  'sign-in': { what: 'a link and a code to sign in', button: 'Sign in', from: 'link' },
  recover: {
    what: 'a link and a code for a new password',
    button: 'Choose a new password',
    from: 'recover',
  },
};

/** Says where a mail was sent, also after a reload, with a form for its code. */
export function CheckMail({ next }: AuthFormProps) {
  const isHydrated = useHydrated();
  const known = useSentMail();
  const mail = isHydrated ? known : null;
  const fetcher = useFetcher<FormAnswer>();
  const navigate = useNavigate();
  const isUnknown = isHydrated && mail === null;
  useEffect(() => {
    if (isUnknown) void navigate(toAuthHref('sign-in', next), { replace: true });
  }, [isUnknown, next, navigate]);
  const { what, button, from } = purposes[mail?.purpose ?? 'sign-in'];
  return (
    <>
      <p className="mt-4">
        If an account uses it, {mail ? what : 'a link and a code'} went to{' '}
        <strong className="block min-h-[1lh] break-words">{mail?.email}</strong>
        It may take a minute; check your spam folder, too.
      </p>
      <AuthForm
        fetcher={fetcher}
        intent="verify-code"
        button={mail ? button : 'Go on'}
        next={next}
        links={[{ to: toAuthHref(from, next), label: 'Use another address' }]}
      >
        <input type="hidden" name="email" value={mail?.email ?? ''} />
        <input type="hidden" name="purpose" value={mail?.purpose ?? ''} />
        <CodeField error={findErrors(fetcher.data).code} />
      </AuthForm>
      {mail && <SendAgain mail={mail} next={next} />}
    </>
  );
}

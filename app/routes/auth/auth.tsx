import { useEffect } from 'react';
import { data, Link, useFetcher, useNavigate, useSearchParams } from 'react-router';
import { useHydrated } from '#app/browser/hydration.ts';
import { newAccount } from '#app/browser/session/new-account.ts';
import { useSession } from '#app/browser/session/session-store.ts';
import { whenIdle } from '#app/browser/start/page-lifecycle.ts';
import { notifyLoadFailure } from '#app/browser/toasts/notify-failure.ts';
import {
  CodeField,
  UsernameField,
  NewPasswordField,
} from '#app/components/account/account-fields.tsx';
import { endedParameter } from '#app/components/account/early-session.ts';
import { NarrowScreen } from '#app/components/site/narrow-screen.tsx';
import { privateMeta } from '#app/components/site/page-meta.ts';
import {
  failed,
  findErrors,
  type FormAnswer,
  readFormText,
} from '#app/components/ui/form-answer.ts';
import { publicPageHeaders } from '#app/config/page-cache.ts';
import { type Audience, findAudience } from '#app/config/private-screens.ts';
import type { ScreenHandle } from '#app/config/screen-handle.ts';
import { parseNext } from '#app/domain/session/session.ts';
import * as t from '#app/messages/routes/auth.tsx';
import type { Route } from './+types/auth';
import {
  loadForms,
  preloadForms,
  type MailPurpose,
  useSentMail,
  type AuthFormProps,
  type AuthView,
  authViews,
  isAuthView,
  toAuthHref,
  AuthForm,
} from './auth-form.tsx';
import { MailForm, SendAgain, SignIn, SignUp } from './sign-in.tsx';

const purposes: Record<MailPurpose, { text: string; button: string; from: AuthView }> = {
  'sign-up': {
    text: t.checkMailSignUp,
    button: t.confirmEmailButton,
    from: 'sign-up',
  },
  'sign-in': { text: t.checkMailSignIn, button: t.signIn, from: 'link' },
  recover: {
    text: t.checkMailRecover,
    button: t.newPasswordTitle,
    from: 'recover',
  },
};

/** Says where a mail was sent, also after a reload, with a form for its code. */
function CheckMail({ next }: AuthFormProps) {
  const isHydrated = useHydrated();
  const known = useSentMail();
  const mail = isHydrated ? known : null;
  const fetcher = useFetcher<FormAnswer>();
  const navigate = useNavigate();
  const isUnknown = isHydrated && mail === null;
  useEffect(() => {
    if (isUnknown) void navigate(toAuthHref('sign-in', next), { replace: true });
  }, [isUnknown, next, navigate]);
  const { text, button, from } = purposes[mail?.purpose ?? 'sign-in'];
  return (
    <>
      <p className="mt-4">
        {mail ? text : t.checkMailUnknown}
        <strong className="block min-h-[1lh] break-words">{mail?.email}</strong>
        {t.checkMailNote}
      </p>
      <AuthForm
        fetcher={fetcher}
        intent="verify-code"
        button={mail ? button : t.continueButton}
        next={next}
        links={[{ to: toAuthHref(from, next), label: t.changeAddress }]}
      >
        <input type="hidden" name="email" value={mail?.email ?? ''} />
        <input type="hidden" name="purpose" value={mail?.purpose ?? ''} />
        <CodeField error={findErrors(fetcher.data).code} />
      </AuthForm>
      {mail && <SendAgain mail={mail} next={next} />}
    </>
  );
}

export const handle = {
  searchParams: ['view', 'as'],
  allowedValues: { view: authViews, as: ['business'] },
  hasOwnSearch: true,
  isPrivate: true,
} satisfies ScreenHandle;

export function headers(): HeadersInit {
  return publicPageHeaders;
}

const screens = {
  'sign-in': { title: t.signIn, Form: SignIn },
  link: { title: t.signInByEmailTitle, Form: SignInLink },
  'sign-up': { title: t.signUpTitle, Form: SignUp },
  recover: { title: t.resetPasswordTitle, Form: RecoverPassword },
  resend: { title: t.resendConfirmationTitle, Form: ResendConfirmation },
  'check-mail': { title: t.checkMailTitle, Form: CheckMail },
  'new-password': { title: t.newPasswordTitle, Form: NewPassword },
} satisfies Record<AuthView, object>;

export async function clientAction({ request }: Route.ClientActionArgs) {
  const form = await request.formData();
  const code = await loadForms().catch(notifyLoadFailure);
  if (!code) return data(failed, { status: 400 });
  const run = code.authForms[readFormText(form, 'intent')];
  if (run === undefined) throw data(null, { status: 400 });
  return run(form);
}

/**
 * Sign-in, sign-up and all other account forms. The server renders them, and they wait for
 * JavaScript.
 */
export default function Auth() {
  const [parameters] = useSearchParams();
  const view = readView(parameters);
  // The server's page is the same for every `next`: only the browser may use its own in links.
  const isHydrated = useHydrated();
  const next = parseNext(isHydrated ? parameters.get('next') : null);
  // Loads the code of the forms when idle, before somebody has typed an address.
  useEffect(() => whenIdle(preloadForms), []);
  useLeaveWhenSignedIn(view, next);
  const { title, Form } = screens[view];

  return (
    <NarrowScreen title={title} javascriptNeeded={t.javascriptNeeded}>
      {view === 'sign-in' && <SignInReason next={next} />}
      <Form key={view} next={next} />
    </NarrowScreen>
  );
}

/**
 * Leaves when somebody is signed in, except from the forms for a forgotten password and for a new
 * one (routes/site-layout).
 */
function useLeaveWhenSignedIn(view: AuthView, next: string) {
  const session = useSession();
  const purpose = useSentMail()?.purpose;
  const isRecovering = purpose === 'recover';
  const navigate = useNavigate();
  const isForPassword = view === 'recover' || (view === 'check-mail' && isRecovering);
  const isDone = session.status === 'signed-in' && !session.isRecovering && !isForPassword;
  const isNew = view === 'sign-up' || (view === 'check-mail' && purpose === 'sign-up');
  useEffect(() => {
    if (isDone) void navigate(next, { replace: true, state: isNew ? newAccount : null });
  }, [isDone, isNew, next, navigate]);
}

const sentences: Record<Audience, string> = {
  everybody: t.accountNeeded,
  owners: t.ownerAccountNeeded,
  admins: t.adminAccountNeeded,
  'super-admins': t.superAdminAccountNeeded,
};

/**
 * Says why somebody was sent here. Only the browser knows; until then, space of the same height
 * keeps the form in place.
 */
function SignInReason({ next }: { next: string }) {
  const [parameters] = useSearchParams();
  const hasEnded = parameters.get(endedParameter.name) === endedParameter.value;
  const audience = findAudience(next);
  return <p className="mt-3 min-h-14 text-soft">{describe(audience, hasEnded)}</p>;
}

function describe(audience: Audience | null, hasEnded: boolean): string {
  if (hasEnded && audience !== null) {
    return t.sessionEnded;
  }
  if (audience !== null) return sentences[audience];
  return t.accountOptional;
}

export function meta({ location }: Route.MetaArgs): Route.MetaDescriptors {
  const { title } = screens[readView(new URLSearchParams(location.search))];
  const content = t.metaDescription({ title });
  return [...privateMeta(title), { name: 'description', content }];
}

function readView(parameters: URLSearchParams): AuthView {
  const input = parameters.get('view');
  return isAuthView(input) ? input : 'sign-in';
}

function NewPassword({ next }: AuthFormProps) {
  const session = useSession();
  const fetcher = useFetcher<FormAnswer>();
  const isSignedOut = useHydrated() && session.status === 'signed-out';
  return (
    // Both in the same cell, so that nothing moves when the session is known.
    <div className="grid *:[grid-area:1/1]">
      <div className={isSignedOut ? 'invisible' : ''}>
        <AuthForm
          fetcher={fetcher}
          intent="new-password"
          button={t.saveNewPassword}
          next={next}
          links={[]}
        >
          <UsernameField email={session.status === 'signed-in' ? session.email : ''} />
          <NewPasswordField label={t.newPasswordLabel} error={findErrors(fetcher.data).password} />
        </AuthForm>
      </div>
      {isSignedOut && (
        <p className="mt-6">
          {t.newPasswordNeedsLink}{' '}
          <Link className="link-quiet" to={toAuthHref('recover', next)}>
            {t.requestNewLink}
          </Link>
        </p>
      )}
    </div>
  );
}

function RecoverPassword({ next }: AuthFormProps) {
  return <MailForm next={next} intent="recover" purpose="recover" button={t.sendResetLink} />;
}

function ResendConfirmation({ next }: AuthFormProps) {
  return <MailForm next={next} intent="resend" purpose="sign-up" button={t.resendConfirmation} />;
}

function SignInLink({ next }: AuthFormProps) {
  return <MailForm next={next} intent="link" purpose="sign-in" button={t.sendSignInLink} />;
}

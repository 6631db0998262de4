import { useEffect } from 'react';
import { data, useNavigate, useSearchParams } from 'react-router';
import { useSession } from '#app/browser/session/use-session.ts';
import { failed, readText } from '#app/components/ui/form-answer.ts';
import { whenIdle } from '#app/browser/when-idle.ts';
import { PageHeading } from '#app/components/site/page-heading.tsx';
import { useHydrated } from '#app/browser/hydration.ts';
import { privateMeta } from '#app/components/site/private-meta.ts';
import { publicPageHeaders } from '#app/config/page-cache.ts';
import { notify } from '#app/browser/toasts/toast-store.ts';
import { parseNext } from '#app/domain/session/parse-next.ts';
import type { ScreenHandle } from '#app/config/screen-handle.ts';
import type { Route } from './+types/auth';
import { CheckMail } from './check-mail.tsx';
import { loadForms, preloadForms } from './forms-code.ts';
import { NewPassword } from './new-password.tsx';
import { RecoverPassword } from './recover-password.tsx';
import { ResendConfirmation } from './resend-confirmation.tsx';
import { useSentMail } from './sent-mail.ts';
import { SignIn } from './sign-in.tsx';
import { SignInLink } from './sign-in-link.tsx';
import { SignUp } from './sign-up.tsx';
import { type AuthView, authViews, isAuthView } from './views.ts';
import { WhyHere } from './why-here.tsx';

export const handle = {
  reads: ['view', 'as'],
  knows: { view: authViews, as: ['business'] },
  hasOwnSearch: true,
  isPrivate: true,
} satisfies ScreenHandle;

export function headers(): HeadersInit {
  return publicPageHeaders;
}

const screens = {
  'sign-in': { title: 'Sign in', Form: SignIn },
  link: { title: 'Sign in by email', Form: SignInLink },
  'sign-up': { title: 'Create an account', Form: SignUp },
  recover: { title: 'Reset your password', Form: RecoverPassword },
  resend: { title: 'Resend the confirmation link', Form: ResendConfirmation },
  'check-mail': { title: 'Check your email', Form: CheckMail },
  'new-password': { title: 'Choose a new password', Form: NewPassword },
} satisfies Record<AuthView, object>;

export async function clientAction({ request }: Route.ClientActionArgs) {
  const form = await request.formData();
  const code = await loadForms().catch(() => null);
  if (code === null) {
    notify('connectionError');
    return data(failed, { status: 400 });
  }
  const run = code.authForms[readText(form, 'intent')];
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
    // As high as the window, so that a form's replacement moves no visible footer.
    <div className="shell min-h-svh py-10 sm:py-16">
      <div className="mx-auto max-w-md">
        <PageHeading>{title}</PageHeading>
        {view === 'sign-in' && <WhyHere next={next} />}
        <Form key={view} next={next} />
        <noscript>
          <p className="mt-4">Accounts need JavaScript. Search and listings work without it.</p>
        </noscript>
      </div>
    </div>
  );
}

/**
 * Leaves when somebody is signed in, except from the forms for a forgotten password and for a new
 * one (routes/frame).
 */
function useLeaveWhenSignedIn(view: AuthView, next: string) {
  const session = useSession();
  const isRecovering = useSentMail()?.purpose === 'recover';
  const navigate = useNavigate();
  const isForPassword = view === 'recover' || (view === 'check-mail' && isRecovering);
  const isDone = session.status === 'signed-in' && !session.isRecovering && !isForPassword;
  useEffect(() => {
    if (isDone) void navigate(next, { replace: true });
  }, [isDone, next, navigate]);
}

export function meta({ location }: Route.MetaArgs): Route.MetaDescriptors {
  const { title } = screens[readView(new URLSearchParams(location.search))];
  const content = `${title}. A Mainstreet account is free: review places, or manage your own listing.`;
  return [...privateMeta(title), { name: 'description', content }];
}

function readView(parameters: URLSearchParams): AuthView {
  const given = parameters.get('view');
  return isAuthView(given) ? given : 'sign-in';
}

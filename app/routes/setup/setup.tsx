import { useEffect, useState } from 'react';
import { useFetcher, useNavigate } from 'react-router';
import * as z from 'zod/mini';
import { awaitSignIn, openSession } from '#app/browser/session/open-session.ts';
import { readStoredText, storeText } from '#app/browser/storage/stored.ts';
import { NewPasswordField } from '#app/components/account/account-fields.tsx';
import { LoadFailed } from '#app/components/errors/load-failed.tsx';
import { NarrowScreen } from '#app/components/site/narrow-screen.tsx';
import { privateMeta } from '#app/components/site/page-meta.ts';
import {
  done,
  failed,
  findErrors,
  type FormAnswer,
  invalid,
} from '#app/components/ui/form-answer.ts';
import { Form } from '#app/components/ui/form.tsx';
import { Loading } from '#app/components/ui/loading.tsx';
import { sendPublicForm } from '#app/components/ui/public-form.ts';
import { runForm } from '#app/components/ui/run-form.ts';
import { TextField } from '#app/components/ui/text-field.tsx';
import { publicPageHeaders } from '#app/config/page-cache.ts';
import type { ScreenHandle } from '#app/config/screen-handle.ts';
import { setupTokenKey } from '#app/config/session.ts';
import { signIn } from '#app/domain/session/session-calls.ts';
import * as t from '#app/messages/routes/setup.ts';
import type { Route } from './+types/setup';

/** Where setting up goes on, as its account. */
const nextPath = '/dashboard/settings#start';

const schema = z.object({ email: z.string(), password: z.string() });

export const handle = { isPrivate: true } satisfies ScreenHandle;

export function headers(): HeadersInit {
  return publicPageHeaders;
}

export async function clientAction({ request }: Route.ClientActionArgs) {
  return runForm(await request.formData(), schema, async (account) => {
    const token = readStoredText('sessionStorage', setupTokenKey) ?? '';
    const sent = await sendPublicForm('/api/setup/account', { token, account });
    if (!(sent instanceof Response)) return sent;
    const { outcome } = await sent.json<{ outcome: string }>();
    if (outcome === 'void') return invalid({ email: t.linkVoid });
    if (outcome === 'email_taken') return invalid({ email: t.emailTaken });
    if (outcome === 'weak_password') return invalid({ password: t.passwordWeak });
    const db = await openSession();
    if (!(await signIn({ db }, account)).ok) return failed;
    await awaitSignIn({ db });
    storeText('sessionStorage', setupTokenKey, null);
    return done;
  });
}

type State = 'loading' | 'failed' | 'void' | 'valid';

/** Where the link leads that the start of an empty directory prints: the account of its first super admin. */
export default function Setup() {
  const [state, setState] = useState<State>('loading');
  const load = () => {
    setState('loading');
    void checkToken().then(setState);
  };
  useEffect(() => {
    const check = () => void checkToken().then(setState);
    check();
    // Another link that is opened in this tab.
    addEventListener('hashchange', check);
    return () => removeEventListener('hashchange', check);
  }, []);
  return (
    <NarrowScreen title={t.title} javascriptNeeded={t.javascriptNeeded}>
      {state === 'loading' && <Loading className="mt-6" />}
      {state === 'failed' && <LoadFailed text={t.notLoaded} onRetry={load} />}
      {state === 'void' && <p className="mt-4">{t.linkVoid}</p>}
      {state === 'valid' && <FirstAccount />}
    </NarrowScreen>
  );
}

async function checkToken(): Promise<State> {
  const token = readStoredText('sessionStorage', setupTokenKey);
  if (token === null) return 'void';
  const response = await fetch('/api/setup/account', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ token }),
  }).catch(() => null);
  if (!response?.ok) return 'failed';
  return (await response.json<{ outcome: 'valid' | 'void' }>()).outcome;
}

function FirstAccount() {
  const fetcher = useFetcher<FormAnswer>();
  const navigate = useNavigate();
  const errors = findErrors(fetcher.data);
  const isDone = fetcher.data?.kind === 'done';
  useEffect(() => {
    if (isDone) void navigate(nextPath);
  }, [isDone, navigate]);
  return (
    <>
      <p className="mt-4 mb-6 text-soft">{t.intro}</p>
      <Form fetcher={fetcher} intent="create" button={t.create} variant="wide">
        <TextField
          name="email"
          label={t.emailLabel}
          type="email"
          autoComplete="email"
          required
          error={errors.email}
        />
        <NewPasswordField label={t.passwordLabel} error={errors.password} />
      </Form>
    </>
  );
}

export function meta() {
  return privateMeta(t.title);
}

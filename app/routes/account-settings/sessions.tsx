import * as toasts from '#app/messages/account-toasts.ts';
import { useFetcher } from 'react-router';
import * as z from 'zod/mini';
import { SignedInForm } from '#app/components/signed-in/signed-in-form.tsx';
import { done, type FormAnswer, sessionEnded } from '#app/components/ui/form-answer.ts';
import { signOutBy } from '#app/browser/session/sign-out-state.ts';
import { answerAuthFailure } from '#app/components/ui/answer-failure.ts';
import { notify } from '#app/browser/toasts/toast-store.ts';
import { signedInForm } from '#app/components/signed-in/signed-in-forms.ts';
import { signOutEverywhere } from '#app/domain/session/session-calls.ts';
import * as t from '#app/messages/routes/account-settings.tsx';

export function Sessions() {
  const fetcher = useFetcher<FormAnswer>();
  return (
    <>
      <p className="mb-4 text-sm">{t.signOutEverywhereEffect}</p>
      <SignedInForm
        fetcher={fetcher}
        intent="sign-out-everywhere"
        button={t.signOutEverywhere}
        look="line"
      />
    </>
  );
}

export const signOutOfAll = signedInForm(z.object({}), async ({ db }) => {
  const outcome = await signOutBy(() => signOutEverywhere({ db }));
  if (outcome.ok) {
    notify(toasts.signedOutEverywhere);
    return done;
  }
  if (outcome.reason === 'session_ended') return sessionEnded;
  return answerAuthFailure(toasts.signOutFailed, outcome);
});

import * as toasts from '#app/messages/account-toasts.ts';
import { useFetcher } from 'react-router';
import * as z from 'zod/mini';
import { SignedInForm } from '#app/components/signed-in/signed-in-form.tsx';
import { done, type FormAnswer } from '#app/components/ui/form-answer.ts';
import { leaveBy } from '#app/browser/session/leaving.ts';
import { answerAuthFailure } from '#app/components/ui/answer-failure.ts';
import { notify } from '#app/browser/toasts/toast-store.ts';
import { sessionEnded, signedInForm } from '#app/components/signed-in/signed-in-forms.ts';
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
  const outcome = await leaveBy(() => signOutEverywhere({ db }));
  if (outcome.ok) {
    notify(toasts.signedOutEverywhere);
    return done;
  }
  if (outcome.reason === 'session-ended') return sessionEnded;
  return answerAuthFailure(toasts.signOutFailed, outcome);
});

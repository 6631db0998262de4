import { notify } from '#app/browser/toasts/toast-store.ts';
import { done, invalid } from '#app/components/ui/form-answer.ts';
import { verifyCode } from '#app/domain/session/verify-code.ts';
import { authForm } from './auth-action.ts';
import { refuse } from './refuse.ts';
import { sentCode } from './schemas.ts';

/** Signs in with a code; a new profile shows 'Welcome!' by itself. */
export const verifySentCode = authForm(sentCode, async (db, { purpose, ...values }) => {
  const type = purpose === 'recover' ? 'recovery' : 'email';
  const outcome = await verifyCode({ db }, { ...values, type });
  if (outcome.ok) {
    if (purpose === 'sign-in') notify('welcomeBack');
    return done;
  }
  if (outcome.reason !== 'code-expired') return refuse('codeFailed', outcome);
  return invalid({ code: 'This code is wrong, was used before, or has expired' });
});

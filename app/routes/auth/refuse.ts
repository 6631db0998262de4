import { answerAuthFailure } from '#app/components/ui/answer-failure.ts';
import type { FormAnswer, FormNotice } from '#app/components/ui/form-answer.ts';
import { type ToastName, type ToastText, toastTexts } from '#app/config/toasts.ts';
import type { AuthFailure } from '#app/domain/session/auth-failure.ts';

/** Reports a failure of Supabase Auth by toast, and beside the form while it is shown. */
export function refuse(name: ToastName, failure: AuthFailure): FormAnswer {
  const answer = answerAuthFailure(name, failure);
  return { ...answer, kind: 'failed', notice: toNotice(name, failure) };
}

function toNotice(name: ToastName, failure: AuthFailure): FormNotice {
  const { title, description = '' }: ToastText = toastTexts[findToast(name, failure)];
  const text = 'message' in failure ? failure.message : description;
  return { title, text, reason: failure.reason };
}

function findToast(name: ToastName, { reason }: AuthFailure): ToastName {
  if (reason === 'unreachable') return 'connectionError';
  return reason === 'email-not-confirmed' ? 'emailNotConfirmed' : name;
}

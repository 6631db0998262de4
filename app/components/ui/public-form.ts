import { notify } from '#app/browser/toasts/toast-store.ts';
import { backendCalls } from '#app/config/limits.ts';
import { withTimeout } from '#app/errors/promises.ts';
import { type FormAnswer, failed, unknown, unsent } from './form-answer.ts';

/** What the form itself answers: it is saved, the session has ended, the link leads nowhere. */
const ofForm = new Set([200, 204, 401, 404]);
/** The Worker may call the backend three times, for a message to three listings. */
const patienceMs = 3 * backendCalls.timeoutMs;

/**
 * Sends a form to its endpoint in the Worker, which has the rule of its fields.
 * @returns the response, for the form to read; else the form's answer, of which a toast has told
 */
export async function sendPublicForm(
  path: string,
  fields: object,
  headers: Record<string, string> = {},
): Promise<Response | FormAnswer> {
  const isOnline = navigator.onLine;
  const sending = fetch(path, {
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: JSON.stringify(fields),
  });
  const response = await withTimeout(sending, patienceMs).catch(() => null);
  if (response !== null && ofForm.has(response.status)) return response;
  if (response === null) {
    notify('connectionError');
    return isOnline ? unknown : unsent;
  }
  notify(response.status === 429 ? 'tooMuchToday' : 'saveFailed');
  return failed;
}

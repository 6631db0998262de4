import * as z from 'zod/mini';
import { getAuthorization } from '#app/browser/session/fetch-answer.ts';
import { notify } from '#app/browser/toasts/toast-store.ts';
import { signedInForm } from '#app/components/signed-in/signed-in-forms.ts';
import { answerFailure } from '#app/components/ui/answer-failure.ts';
import { done, failed, invalid, unknown, sessionEnded } from '#app/components/ui/form-answer.ts';
import { backendCalls } from '#app/config/limits.ts';
import type { MessageSent, MessageToSend } from '#app/domain/message/message.ts';
import { maxRecipients, messageFields } from '#app/domain/message/message-rules.ts';
import { withTimeout } from '#app/errors/promises.ts';
import * as t from '#app/messages/routes/messages.tsx';
import type { Db } from '#app/services/supabase/client.ts';

/** A message to one to three listings. The hidden fields: recipients (JSON) and openedAt. */
export const sendMessageForm = signedInForm(
  z.object({
    recipients: z.string(),
    openedAt: z.string(),
    website: z.string(),
    body: messageFields.body,
    // The name that Turnstile gives its field.
    'cf-turnstile-response': z.optional(z.string()),
  }),
  async ({ db }, { recipients, openedAt, website, body, 'cf-turnstile-response': token = '' }) => {
    if (!navigator.onLine) return answerFailure('saveFailed', 'unreachable');
    const response = await post(db, {
      recipients: JSON.parse(recipients) as MessageToSend['recipients'],
      body,
      website,
      open_ms: Date.now() - Number(openedAt),
      token,
    });
    if (response?.status === 401) return sessionEnded;
    if (response?.status === 429) {
      notify('tooMuchToday');
      return failed;
    }
    if (response === null) {
      notify('connectionError');
      return unknown;
    }
    if (!response.ok) return answerFailure('saveFailed', 'refused');
    const sent = await response.json<MessageSent>();
    if (sent.outcome === 'too_fast') {
      return invalid({ body: t.tooFast });
    }
    if (sent.outcome === 'not_verified') {
      return invalid({ body: t.notVerified });
    }
    if (sent.sendings.every(({ outcome }) => outcome === 'full')) {
      return invalid({ body: t.limitReached });
    }
    const missed = sent.sendings.filter(({ outcome }) => outcome !== 'sent').length;
    // The reloaded screen says why one alone was not sent.
    return missed === 0 || sent.sendings.length === 1
      ? done
      : { ...done, text: t.notSentTo({ missed, count: sent.sendings.length }) };
  },
);

/** The Worker may write to three listings, each within the time of a call to the backend. */
const patienceMs = maxRecipients * backendCalls.timeoutMs;

/** Null without an answer: the message may have been sent. */
async function post(db: Db, message: MessageToSend): Promise<Response | null> {
  const headers = { ...(await getAuthorization(db)), 'Content-Type': 'application/json' };
  const body = JSON.stringify(message);
  const answer = fetch('/api/messages', { method: 'POST', headers, body });
  return withTimeout(answer, patienceMs).catch(() => null);
}

import { type ClientActionFunctionArgs, data } from 'react-router';
import type * as z from 'zod/mini';
import { triggerMails } from '#app/browser/beacons.ts';
import { reloadProfile } from '#app/browser/session/find-own-profile.ts';
import { confirmIdentity } from '#app/browser/session/sign-in-again.ts';
import { openSession } from '#app/browser/session/open-session.ts';
import { deleteFormDraft } from '#app/browser/storage/form-draft.ts';
import { dismissOutdated, notify } from '#app/browser/toasts/toast-store.ts';
import { isRetryable } from '#app/domain/session/auth-failure.ts';
import type { Db } from '#app/services/supabase/client.ts';
import { trackWrites } from '#app/services/supabase/track-writes.ts';
import { answerException } from '#app/components/ui/answer-failure.ts';
import {
  done,
  failed,
  type FormAnswer,
  isDoneField,
  readFormText,
  type sessionEnded,
  unsent,
} from '#app/components/ui/form-answer.ts';
import { answerForm, runForm } from '#app/components/ui/run-form.ts';

/** Hidden field with the id of the user who began the form. */
export const beganByField = 'began_by';

/** Hidden field with the name of the form's draft on this device, which is deleted once it is sent. */
export const draftField = 'draft';

/** The user for whom a form is sent, and the client that sends it. */
type SignedInPerson = { db: Db; userId: string; email: string };

/** Returned by a form when its action requires a recent sign-in. */
export const oldSession = { kind: 'old_session' } as const;

type SessionFault = typeof sessionEnded | typeof oldSession;

type SignedInForm = (form: FormData) => ReturnType<typeof runForm>;

/** Defines a form of a signed-in user: its schema and what to do with its values. */
export function signedInForm<Schema extends z.ZodMiniType<object>>(
  schema: Schema,
  send: (person: SignedInPerson, values: z.output<Schema>) => Promise<FormAnswer | SessionFault>,
): SignedInForm {
  return (form) =>
    runForm(form, schema, async (values) =>
      sendFor(readFormText(form, beganByField), (person) => send(person, values)),
    );
}

/** Returns a screen's clientAction for these forms, keyed by intent. */
export function signedInForms(forms: Record<string, SignedInForm>) {
  return async ({ request }: ClientActionFunctionArgs) => {
    const form = await request.formData();
    const run = forms[readFormText(form, 'intent')];
    if (run === undefined) throw data(null, { status: 400 });
    const answer = readFormText(form, isDoneField) === '' ? await run(form) : answerArrived();
    // Here, since a form may be gone from the screen by the time its answer arrives.
    if (answer.data.kind === 'done') deleteFormDraft(readFormText(form, draftField));
    return answer;
  };
}

function answerArrived() {
  dismissOutdated();
  notify('arrived');
  // Nobody knows here which form shows what of the profile.
  void reloadProfile();
  triggerMails();
  return answerForm(done);
}

/**
 * Sends a form as the user who began it. If the session has ended it asks for a new sign-in first;
 * if another user is signed in it asks whether to send the form at all.
 */
async function sendFor(
  userId: string,
  send: (person: SignedInPerson) => Promise<FormAnswer | SessionFault>,
): Promise<FormAnswer> {
  const client = await openSession().catch(() => null);
  // A toast has reported it.
  if (client === null) return unsent;
  const { db, findUnanswered } = trackWrites(client);
  const mayBeSentBy = new Set([userId]);
  for (;;) {
    const { data: present, error } = await db.auth.getSession();
    if (error && isRetryable(error)) {
      notify('connectionError');
      return unsent;
    }
    const user = present.session?.user;
    if (user && !mayBeSentBy.has(user.id)) {
      const identity = await confirmIdentity('other_person', user.email ?? null);
      if (identity === 'no') return failed;
      if (identity === 'yes') mayBeSentBy.add(user.id);
      continue;
    }
    const person = user && { db, userId: user.id, email: user.email ?? '' };
    const answer = person && (await send(person).catch(answerException));
    if (answer?.kind === 'done') triggerMails();
    if (answer?.kind === 'failed' && answer.unavailable?.writes) {
      return { ...answer, unavailable: { writes: findUnanswered() } };
    }
    if (answer && !isFault(answer)) return answer;
    if ((await confirmIdentity(answer?.kind ?? 'session_ended')) === 'no') return failed;
  }
}

function isFault(answer: FormAnswer | SessionFault): answer is SessionFault {
  return answer.kind === 'session_ended' || answer.kind === 'old_session';
}

import { useEffect, useRef } from 'react';
import { type ClientActionFunctionArgs, data } from 'react-router';
import type * as z from 'zod/mini';
import { triggerMails } from '#app/browser/beacons.ts';
import { reloadProfile } from '#app/browser/session/find-own-profile.ts';
import { openSession } from '#app/browser/session/open-session.ts';
import { confirmIdentity } from '#app/browser/session/sign-in-again.ts';
import { deleteFormDraft } from '#app/browser/storage/form-draft.ts';
import { dismissOutdated, notify } from '#app/browser/toasts/toast-store.ts';
import {
  recordAnswer,
  recordSaved,
  recordSending,
  resetSaved,
  watchForm,
} from '#app/browser/unsent/unsaved-forms.ts';
import {
  isDoneField,
  readFormText,
  done,
  failed,
  type FormAnswer,
  type sessionEnded,
  unsent,
} from '#app/components/ui/form-answer.ts';
import { Form, type FormProps } from '#app/components/ui/form.tsx';
import { answerException, answerForm, runForm } from '#app/components/ui/run-form.ts';
import { isRetryable } from '#app/domain/session/auth-failure.ts';
import type { Db } from '#app/services/supabase/client.ts';
import { trackWrites } from '#app/services/supabase/track-writes.ts';
import { useScreenSession } from './screen-session.ts';

type SignedInFormProps = Omit<FormProps, 'onSend'> & {
  /** Resets it to the screen's values once saved, for another entry. */
  resets?: boolean;
};

/**
 * A form of a signed-in user, sent by a `signedInForm` of the screen's clientAction. Warns before
 * unsaved edits are lost.
 */
export function SignedInForm({ resets = false, children, ...form }: SignedInFormProps) {
  const { beganBy, markSaved } = useScreenSession();
  const field = useRef<HTMLInputElement>(null);
  const { state, data } = form.fetcher;
  // A saved form counts as saved even while the screen revalidates.
  const isAnswered = state !== 'submitting';

  useEffect(() => {
    const element = field.current?.form;
    return element ? watchForm(element) : undefined;
  }, []);
  useEffect(() => {
    const element = field.current?.form;
    if (!element || !isAnswered || data === undefined) return;
    recordAnswer(element, data.kind === 'done' ? 'saved' : 'refused');
    if (data.kind === 'done') markSaved();
  }, [isAnswered, data, markSaved]);
  useEffect(() => {
    const element = field.current?.form;
    // Wait for revalidation: until then the fields have their old values.
    if (element && state === 'idle' && data?.kind === 'done' && resets) resetSaved(element);
  }, [state, data, resets]);

  return (
    <Form {...form} onSend={recordSend}>
      <input ref={field} type="hidden" name={beganByField} value={beganBy} />
      {children}
    </Form>
  );
}

function recordSend(form: HTMLFormElement) {
  if (readFormText(new FormData(form), isDoneField) === '') recordSending(form);
  else recordSaved(form);
}

/** Hidden field with the id of the user who began the form. */
export const beganByField = 'began_by';

/** Hidden field with the name of the form's draft on this device, which is deleted once it is sent. */
export const draftField = 'draft';

/** The user for whom a form is sent, and the client that sends it. */
type SignedInPerson = { db: Db; userId: string; email: string };

/** Returned by a form when its action requires a recent sign-in. */
export const oldSession = { kind: 'old_session' } as const;

type SessionFault = typeof sessionEnded | typeof oldSession;

type FormHandler = (form: FormData) => ReturnType<typeof runForm>;

/** Defines a form of a signed-in user: its schema and what to do with its values. */
export function signedInForm<Schema extends z.ZodMiniType<object>>(
  schema: Schema,
  send: (person: SignedInPerson, values: z.output<Schema>) => Promise<FormAnswer | SessionFault>,
): FormHandler {
  return (form) =>
    runForm(form, schema, async (values) =>
      sendFor(readFormText(form, beganByField), (person) => send(person, values)),
    );
}

/** Returns a screen's clientAction for these forms, keyed by intent. */
export function signedInForms(forms: Record<string, FormHandler>) {
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

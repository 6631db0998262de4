import * as z from 'zod/mini';
import { openSession } from '#app/browser/session/open-session.ts';
import { findToastText, type ToastRef } from '#app/browser/toasts/toast-store.ts';
import { type FormAnswer, type FormNotice, unsent } from '#app/components/ui/form-answer.ts';
import { runForm, answerAuthFailure } from '#app/components/ui/run-form.ts';
import { accountRules } from '#app/config/session.ts';
import { field } from '#app/domain/field/field.ts';
import { type NewProfile, parseFirstName, parseLastName } from '#app/domain/profile/profile.ts';
import type { AuthFailure } from '#app/domain/session/auth-failure.ts';
import { parseAccountEmail, parseCode, parsePassword } from '#app/domain/session/parse-account.ts';
import { parseNext } from '#app/domain/session/session.ts';
import * as t from '#app/messages/routes/auth.tsx';
import type { Db } from '#app/services/supabase/client.ts';

export type AuthFormHandler = (form: FormData) => ReturnType<typeof runForm>;

/** A form of these screens: its schema, and what to do with its values. */
export function authForm<Schema extends z.ZodMiniType<object>>(
  schema: Schema,
  send: (db: Db, values: z.output<Schema>) => Promise<FormAnswer>,
): AuthFormHandler {
  return (form) =>
    runForm(form, schema, async (values) => {
      const db = await openSession().catch(() => null);
      // A toast has told.
      return db === null ? unsent : send(db, values);
    });
}

/** Reports a failure of Supabase Auth by toast, and beside the form while it is shown. */
export function refuse(toast: ToastRef, failure: AuthFailure, unanswered?: FormAnswer): FormAnswer {
  const answer = answerAuthFailure(toast, failure, unanswered);
  return { ...answer, kind: 'failed', notice: toNotice(toast, failure) };
}

function toNotice(toast: ToastRef, failure: AuthFailure): FormNotice {
  const { title, description = '' } = findToastText(findToast(toast, failure));
  const text = 'message' in failure ? failure.message : description;
  return { title, text, reason: failure.reason };
}

function findToast(toast: ToastRef, { reason }: AuthFailure): ToastRef {
  if (reason === 'unreachable') return 'connectionError';
  return reason === 'email_not_confirmed' ? 'emailNotConfirmed' : toast;
}

const email = field(parseAccountEmail);
const password = field(parsePassword);
const next = z.pipe(
  z.optional(z.string()),
  z.transform((value) => parseNext(value ?? null)),
);

export const mailedForm = z.object({ email, next });
export const credentials = z.object({ email, password });
export const newPassword = z.object({ password });
export const sentCode = z.object({ email, code: field(parseCode), purpose: z.string() });
export const returnedLink = z.object({ email, type: z.string() });
export const openedLink = z.object({ email, token_hash: z.string(), type: z.string() });

/**
 * The server decides how strong a password must be. If other fields are invalid, the server is not
 * asked, so a short password is reported here as well: nobody should be sent back twice.
 */
export const newAccount = z
  .object({
    first_name: field(parseFirstName),
    last_name: field(parseLastName),
    email,
    password,
    role: z.pipe(z.unknown(), z.transform(toRole)),
    next,
  })
  .check(
    z.refine(({ password: input }) => !isTooShort(input), {
      path: ['password'],
      when: ({ issues }) => issues.length > 0,
      error: t.passwordTooShort({
        min: accountRules.minPasswordLength,
      }),
    }),
  );

/** In bytes, as the server counts; an empty field has its own rule. */
function isTooShort(input: unknown): boolean {
  if (typeof input !== 'string' || input === '') return false;
  return new TextEncoder().encode(input).length < accountRules.minPasswordLength;
}

/** Nobody can request an admin role, whatever is sent. */
function toRole(value: unknown): NewProfile['role'] {
  return value === 'business_owner' ? value : 'community_user';
}

import type * as z from 'zod/mini';
import { openSession } from '#app/browser/session/open-session.ts';
import { type FormAnswer, unsent } from '#app/components/ui/form-answer.ts';
import { runForm } from '#app/components/ui/run-form.ts';
import type { Db } from '#app/services/supabase/client.ts';

export type AuthForm = (form: FormData) => ReturnType<typeof runForm>;

/** A form of these screens: its schema, and what to do with its values. */
export function authForm<Schema extends z.ZodMiniType<object>>(
  schema: Schema,
  send: (db: Db, values: z.output<Schema>) => Promise<FormAnswer>,
): AuthForm {
  return (form) =>
    runForm(form, schema, async (values) => {
      const db = await openSession().catch(() => null);
      // A toast has told.
      return db === null ? unsent : send(db, values);
    });
}

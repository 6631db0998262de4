import * as z from 'zod/mini';
import { openSession, settleSignIn } from '#app/browser/session/open-session.ts';
import { notifyAuthFailure } from '#app/browser/toasts/notify-failure.ts';
import { notify } from '#app/browser/toasts/toast-store.ts';
import { type FormAnswer, done, failed, invalid } from '#app/components/ui/form-answer.ts';
import { field, runForm } from '#app/components/ui/run-form.ts';
import { parseFirstName, parseLastName } from '#app/domain/profile/parse-name.ts';
import type { NewProfile } from '#app/domain/profile/profile.ts';
import { parseAccountEmail } from '#app/domain/session/parse-account-email.ts';
import { parsePassword } from '#app/domain/session/parse-password.ts';
import { resendConfirmation } from '#app/domain/session/resend-confirmation.ts';
import { sendRecovery } from '#app/domain/session/send-recovery.ts';
import { signIn } from '#app/domain/session/sign-in.ts';
import { signUp } from '#app/domain/session/sign-up.ts';
import { updatePassword } from '#app/domain/session/update-password.ts';
import type { Db } from '#app/services/supabase/client.ts';

const email = field(parseAccountEmail);
const password = field(parsePassword);

const address = z.object({ email });
const credentials = z.object({ email, password });
const newPassword = z.object({ password });
const newAccount = z.object({
  first_name: field(parseFirstName),
  last_name: field(parseLastName),
  email,
  password,
  role: z.pipe(z.unknown(), z.transform(toRole)),
});

/** Whatever is sent, nobody makes themself an admin. */
function toRole(value: unknown): NewProfile['role'] {
  return value === 'business_owner' ? value : 'community_user';
}

type AuthForm = (form: FormData) => ReturnType<typeof runForm>;

/** The forms of this screen, by their intents. */
export const authForms: Record<string, AuthForm | undefined> = {
  'sign-in': authForm(credentials, async (db, values) => {
    const outcome = await signIn({ db }, values);
    if (outcome.ok) {
      notify('welcomeBack');
      return done;
    }
    notifyAuthFailure('signInFailed', outcome);
    return failed;
  }),

  // In a dialog over a form that waits, where no toast can be reached.
  'sign-in-again': authForm(credentials, async (db, values) => {
    const outcome = await signIn({ db }, values);
    if (outcome.ok) {
      await settleSignIn({ db });
      return done;
    }
    return invalid({ password: 'message' in outcome ? outcome.message : unreached });
  }),

  'sign-up': authForm(newAccount, async (db, values) => {
    const outcome = await signUp({ db }, { ...values, redirectTo: `${location.origin}/` });
    if (outcome.ok) {
      if (outcome.isSignedIn) return done;
      notify('accountCreated');
      return { kind: 'done', mailedTo: values.email };
    }
    notifyAuthFailure('signUpFailed', outcome);
    return outcome.reason === 'weak-password' ? invalid({ password: outcome.message }) : failed;
  }),

  recover: authForm(address, async (db, values) => {
    const redirectTo = `${location.origin}/auth?view=new-password`;
    const outcome = await sendRecovery({ db }, { ...values, redirectTo });
    if (outcome.ok) return { kind: 'done', mailedTo: values.email };
    notifyAuthFailure('recoveryFailed', outcome);
    return failed;
  }),

  resend: authForm(address, async (db, values) => {
    const redirectTo = `${location.origin}/`;
    const outcome = await resendConfirmation({ db }, { ...values, redirectTo });
    if (outcome.ok) {
      notify('emailSent');
      return done;
    }
    notifyAuthFailure('resendFailed', outcome);
    return failed;
  }),

  'new-password': authForm(newPassword, async (db, values) => {
    const outcome = await updatePassword({ db }, values.password);
    if (outcome.ok) {
      notify('passwordChanged');
      return done;
    }
    notifyAuthFailure('passwordFailed', outcome);
    return outcome.reason === 'weak-password' ? invalid({ password: outcome.message }) : failed;
  }),
};

const unreached = 'We could not reach the directory. Please check your connection and try again.';

function authForm<Schema extends z.ZodMiniType<object>>(
  schema: Schema,
  send: (db: Db, values: z.output<Schema>) => Promise<FormAnswer>,
): AuthForm {
  return (form) =>
    runForm(form, schema, async (values) => {
      const db = await openSession().catch(() => null);
      // Told by a toast.
      return db === null ? failed : send(db, values);
    });
}

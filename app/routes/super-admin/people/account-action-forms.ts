import * as adminToasts from '#app/messages/admin-toasts.ts';
import * as toasts from '#app/messages/account-toasts.ts';
import * as z from 'zod/mini';
import { offerFile } from '#app/browser/offer-file.ts';
import { answerFailure } from '#app/components/ui/answer-failure.ts';
import { notify, type ToastRef } from '#app/browser/toasts/toast-store.ts';
import { oldSession, signedInForm } from '#app/components/signed-in/signed-in-forms.ts';
import { done, failed, invalid, refused } from '#app/components/ui/form-answer.ts';
import { field, reasonField } from '#app/domain/field/field.ts';
import { parseRequiredText } from '#app/domain/contact/contact.ts';
import type { Outcome } from '#app/domain/call-write.ts';
import {
  changeRole,
  deletePerson,
  exportPerson,
  liftSuspension,
  suspendPerson,
} from '#app/domain/people/people-calls.ts';

type ActOutcome = Outcome<'change_role' | 'suspend_person' | 'export_person'>;

const act = z.object({
  id: z.string(),
  reason: reasonField,
});
const role = z.enum(['community_user', 'business_owner', 'admin', 'super_admin']);

export const changeRoleForm = signedInForm(
  z.extend(act, { seen: role, role }),
  async ({ db }, given) => answer(await changeRole({ db }, given)),
);

export const suspendForm = signedInForm(
  z.extend(act, { last_day: field((value) => parseRequiredText('Last day', value)) }),
  async ({ db }, { last_day, ...given }) => {
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
    return answer(await suspendPerson({ db }, { ...given, lastDay: last_day, timeZone }));
  },
);

export const liftSuspensionForm = signedInForm(act, async ({ db }, given) =>
  answer(await liftSuspension({ db }, given)),
);

export const exportDataForm = signedInForm(act, async ({ db }, given) => {
  const outcome = await exportPerson({ db }, given);
  if (!outcome.ok || outcome.data === null) return answer(outcome);
  const day = outcome.data.exported_at.slice(0, 10);
  const text = JSON.stringify(outcome.data, null, 2);
  offerFile(`mainstreet-data-${given.id}-${day}.json`, 'application/json', text);
  return done;
});

export const deleteAccountForm = signedInForm(
  z.extend(act, { email: z.string(), confirmation: z.string() }),
  async ({ db }, { email, confirmation, ...given }) => {
    if (confirmation.trim().toLowerCase() !== email) {
      return invalid({ confirmation: `Please type ${email} in this field` });
    }
    return answer(await deletePerson({ db }, given), adminToasts.personDeleted);
  },
);

/** Why nothing was done, by toast. */
const byOutcome: Record<
  Exclude<(ActOutcome & { ok: true })['outcome'], 'done' | 'old_session'>,
  ToastRef
> = {
  stale: adminToasts.personChanged,
  no_profile: adminToasts.personChanged,
  not_found: adminToasts.personChanged,
  suspended: adminToasts.notWhileSuspended,
  last_super_admin: toasts.lastSuperAdmin,
  super_admin: adminToasts.notASuperAdmin,
  own: adminToasts.notOneself,
};

const refusals = { last_day: 'Please choose a day from today on, within ten years' };

function answer(outcome: ActOutcome, success: ToastRef = 'saved') {
  if (!outcome.ok) {
    if (outcome.reason === 'invalid') return refused(outcome.field, refusals);
    return answerFailure('saveFailed', outcome.reason);
  }
  switch (outcome.outcome) {
    case 'done':
      notify(success);
      return done;
    case 'old_session':
      return oldSession;
    default:
      notify(byOutcome[outcome.outcome]);
      return failed;
  }
}

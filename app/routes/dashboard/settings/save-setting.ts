import * as adminToasts from '#app/messages/admin-toasts.ts';
import * as z from 'zod/mini';
import { answerFailure } from '#app/components/ui/answer-failure.ts';
import { notify } from '#app/browser/toasts/toast-store.ts';
import { sessionEnded, signedInForm } from '#app/components/signed-in/signed-in-forms.ts';
import { done, failed, invalid, refused } from '#app/components/ui/form-answer.ts';
import { listErrors } from '#app/components/ui/run-form.ts';
import { type Role, roleNames } from '#app/domain/profile/profile.ts';
import { changeSetting } from '#app/domain/setting/setting-calls.ts';
import { settingSchema } from '#app/domain/setting/setting-rules.ts';
import type { Db } from '#app/services/supabase/client.ts';

const target = z.object({
  kind: z.enum(['limit', 'flag', 'banner']),
  name: z.string(),
  /** The revision that the form started with. */
  seen: z.coerce.number(),
});
/** Browsers do not send unchecked boxes. */
const checkbox = z.pipe(
  z.optional(z.unknown()),
  z.transform((value) => value !== undefined),
);
/** Anything but digits is no number. */
const digits = z.pipe(
  z.string(),
  z.transform((text: string) => (/^\s*\d{1,6}\s*$/.test(text) ? Number(text) : NaN)),
);
const trimmed = z.string().check(z.trim());
/** The value of an input for date and time, in this browser's time zone. */
const localMoment = z.pipe(
  z.string(),
  z.transform((text: string) => {
    const moment = new Date(text);
    return Number.isNaN(moment.getTime()) ? '' : moment.toISOString();
  }),
);

export const saveLimit = signedInForm(
  z.extend(target, { requests: digits }),
  (person, { requests, ...given }) => save(person, given, { requests }),
);

export const saveFlag = signedInForm(
  z.extend(target, {
    is_on: z.enum(['yes', 'no']),
    share: digits,
    community_user: checkbox,
    business_owner: checkbox,
    admin: checkbox,
    super_admin: checkbox,
  }),
  (person, { kind, name, seen, is_on, share, ...chosen }) => {
    const roles = (Object.keys(roleNames) as Role[]).filter((role) => chosen[role]);
    return save(person, { kind, name, seen }, { is_on: is_on === 'yes', share, roles });
  },
);

export const saveBanner = signedInForm(
  z.extend(target, {
    text: z.string(),
    href: trimmed,
    words: trimmed,
    tone: z.string(),
    starts_at: localMoment,
    ends_at: localMoment,
  }),
  (person, { kind, name, seen, href, words, ...banner }) => {
    const link = href === '' ? { href: null, words: null } : { href, words: words || null };
    return save(person, { kind, name, seen }, { ...banner, ...link });
  },
);

/** Restores an earlier value of a setting; an empty `value` is the default of the code. */
export const putBack = signedInForm(
  z.extend(target, { value: z.string() }),
  async (person, { value, ...given }) => {
    const answer = await save(person, given, JSON.parse(value));
    // Its fields are not those of this form.
    return answer.kind === 'invalid'
      ? invalid({ value: Object.values(answer.errors).join(' ') })
      : answer;
  },
);

/** Saves a value, or null for the default of the code. */
async function save(person: { db: Db }, given: z.output<typeof target>, value: unknown) {
  const parsed = z.nullable(settingSchema(given)).safeParse(value);
  if (!parsed.success) return invalid(listErrors(parsed.error.issues));
  const outcome = await changeSetting(person, { ...given, value: parsed.data });
  if (!outcome.ok) {
    if (outcome.reason === 'invalid') {
      return refused(outcome.field, { ends_at: 'Please choose an end that is to come' });
    }
    if (outcome.reason === 'session-ended') return sessionEnded;
    return answerFailure('saveFailed', outcome.reason);
  }
  if (outcome.outcome === 'done') {
    notify(adminToasts.settingSaved);
    return done;
  }
  notify(adminToasts.settingChanged);
  return failed;
}

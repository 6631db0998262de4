import * as z from 'zod/mini';
import { answerFailure } from '#app/components/ui/answer-failure.ts';
import { notify } from '#app/browser/toasts/toast-store.ts';
import { sessionEnded, signedInForm } from '#app/components/signed-in/signed-in-forms.ts';
import { type FormAnswer, done, failed, invalid } from '#app/components/ui/form-answer.ts';
import { field } from '#app/components/ui/run-form.ts';
import { isBannerLink } from '#app/config/announcement.ts';
import { type Parsed, parseRequiredText } from '#app/domain/contact/contact.ts';
import type { ActOutcome } from '#app/domain/act-outcome.ts';
import { changeSetting } from '#app/domain/setting/setting-calls.ts';
import { type Role, roleNames } from '#app/domain/profile/profile.ts';

const whole = z.pipe(
  z.string().check(z.regex(/^\s*\d{1,6}\s*$/, 'Please enter a whole number')),
  z.transform(Number),
);
const target = z.object({
  kind: z.enum(['limit', 'flag', 'banner']),
  name: z.string(),
  /** The revision that the form started with. */
  seen: whole,
});
/** Browsers do not send unchecked boxes. */
const checkbox = z.pipe(
  z.optional(z.unknown()),
  z.transform((value) => value !== undefined),
);

export const saveLimit = signedInForm(
  z.extend(target, { requests: whole }),
  async (person, { requests, ...given }) =>
    answer(await changeSetting(person, { ...given, value: { requests } })),
);

export const saveFlag = signedInForm(
  z.extend(target, {
    is_on: z.enum(['yes', 'no']),
    share: whole,
    community_user: checkbox,
    business_owner: checkbox,
    admin: checkbox,
    super_admin: checkbox,
  }),
  async (person, { kind, name, seen, is_on, share, ...chosen }) => {
    const roles = (Object.keys(roleNames) as Role[]).filter((role) => chosen[role]);
    const value = { is_on: is_on === 'yes', share, roles };
    return answer(await changeSetting(person, { kind, name, seen, value }));
  },
);

export const saveBanner = signedInForm(
  z.extend(target, {
    text: field((value) => parseRequiredText('Text', value)),
    href: field(parseLink),
    words: field((value) => ({ ok: true, value: typeof value === 'string' ? value.trim() : '' })),
    tone: z.enum(['notice', 'warning']),
    starts_at: field((value) => parseMoment('when it begins', value)),
    ends_at: field((value) => parseMoment('when it ends', value)),
  }),
  async (person, { kind, name, seen, href, words, ...banner }) => {
    if (href !== '' && words === '') return invalid({ words: 'Link text is required' });
    const link = href === '' ? { href: null, words: null } : { href, words };
    return answer(await changeSetting(person, { kind, name, seen, value: { ...banner, ...link } }));
  },
);

/** Restores an earlier value of a setting; an empty `value` is the default of the code. */
export const putBack = signedInForm(
  z.extend(target, { value: z.string() }),
  async (person, { value, ...given }) => {
    const earlier = JSON.parse(value) as object | null;
    const said = answer(await changeSetting(person, { ...given, value: earlier }));
    // Its fields are not those of this form.
    return said.kind === 'invalid'
      ? invalid({ value: Object.values(said.errors).join(' ') })
      : said;
  },
);

function parseLink(value: unknown): Parsed {
  const href = typeof value === 'string' ? value.trim() : '';
  if (href === '' || isBannerLink(href)) return { ok: true, value: href };
  return {
    ok: false,
    message: 'Please enter a web address, or a path of this site such as /help',
  };
}

/** Parses the value of an input for date and time, in this browser's time zone. */
function parseMoment(what: string, value: unknown): Parsed {
  const moment = new Date(typeof value === 'string' ? value : '');
  if (Number.isNaN(moment.getTime())) return { ok: false, message: `Please enter ${what}` };
  return { ok: true, value: moment.toISOString() };
}

function answer(outcome: ActOutcome): FormAnswer | typeof sessionEnded {
  if (!outcome.ok) {
    if (outcome.reason === 'session-ended') return sessionEnded;
    return answerFailure('saveFailed', outcome.reason);
  }
  if (outcome.outcome === 'invalid') return invalid(outcome.errors);
  if (outcome.outcome === 'done') {
    notify('settingSaved');
    return done;
  }
  notify('settingChanged');
  return failed;
}

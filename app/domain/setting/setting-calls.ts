import * as z from 'zod/mini';
import { rateLimits } from '#app/config/limits.ts';
import { isBannerLink, numbers } from '#app/config/settings.ts';
import type { RateLimitName } from '#app/services/redis/rate-limiter.ts';
import type { Json } from '#app/services/supabase/database.types.ts';
import { defineRead } from '../call-function.ts';
import { defineWrite } from '../call-write.ts';
import { isWithin } from '../field/field.ts';
import { type Role, roleNames } from '../profile/profile.ts';
import { cleanText, dayMs, namesOf } from '../text/text.ts';
import type { Setting } from './setting.ts';

type ChangeSettingInput = {
  kind: Setting['kind'];
  name: string;
  /** Null restores the default in the code; for the banner, removes it. */
  value: object | null;
  /** The revision that the caller has seen, for conflict detection. */
  expectedRevision: number;
};

/** Changes a setting; it takes effect everywhere at the edge within a minute. */
export const changeSetting = defineWrite(
  'change_setting',
  ({ kind, name, value, expectedRevision }: ChangeSettingInput) => ({
    kind,
    name,
    value: value as Json,
    expected_revision: expectedRevision,
  }),
);

/** Changes several settings at once, or none of them. */
export const changeSettings = defineWrite('change_settings', (changes: ChangeSettingInput[]) => ({
  changes: changes.map(({ kind, name, value, expectedRevision }) => ({
    kind,
    name,
    value: value as Json,
    expected_revision: expectedRevision,
  })),
}));

/** Returns the settings of a kind, or all but the texts, with their latest changes, for a super admin. */
export const findSettings = defineRead('get_settings', (kind?: 'text') =>
  kind === undefined ? {} : { of_kind: kind },
);

/** Returns what the database knows of a directory that is about to go live, for a super admin. */
export const findSetupFacts = defineRead('get_setup_facts');

// The rules of settings and their sentences; `find_setting_fault` of the database refuses what these refuse.

function whole(min: number, max: number) {
  const message = `Please enter a whole number from ${min} to ${max}`;
  return z.int(message).check(z.minimum(min, message), z.maximum(max, message));
}

/** A text on one line. */
function line(max: number, message: string) {
  const clean = z.pipe(
    z.string(message),
    z.transform((text: string) => cleanText(text)),
  );
  const isLine = (text: string) =>
    text !== '' && isWithin(max)(text) && !/[\t\n\r\u2028\u2029]/.test(text);
  return z.pipe(clean, z.string().check(z.refine(isLine, message)));
}

function moment(message: string) {
  const inSeconds = z.regex(/^20\d\d-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,6})?Z$/, message);
  return z.iso.datetime(message).check(inSeconds);
}

const maxBannerMs = 90 * dayMs;

/** A limit can be set to a quarter to ten times its default. */
export function limitRange(name: RateLimitName): [min: number, max: number] {
  const { requests } = rateLimits[name];
  return [Math.ceil(requests / 4), requests * 10];
}

const flagSchema = z.strictObject({
  is_on: z.boolean('Please choose on or off'),
  /** Percent of people. */
  share: whole(0, 100),
  roles: z
    .array(z.enum(Object.keys(roleNames) as [Role, ...Role[]]))
    .check(z.minLength(1, 'Please choose a role, or switch it off')),
});

const bannerSchema = z
  .strictObject({
    text: line(200, 'Please write one line of at most 200 characters'),
    href: z.nullable(
      z
        .string()
        .check(
          z.refine(
            isBannerLink,
            'Please enter a web address, or a path of this site such as /help',
          ),
        ),
    ),
    words: z.nullable(line(60, 'Please say in at most 60 characters where the link leads')),
    tone: z.enum(['notice', 'warning'], 'Please choose a kind'),
    starts_at: moment('Please enter when it begins'),
    ends_at: moment('Please enter when it ends'),
  })
  .check(
    z.refine(({ href, words }) => (href === null) === (words === null), {
      path: ['words'],
      error: 'Link text is required',
    }),
    z.refine(
      ({ starts_at, ends_at }) => {
        const ms = Date.parse(ends_at) - Date.parse(starts_at);
        return ms > 0 && ms <= maxBannerMs;
      },
      { path: ['ends_at'], error: 'Please choose an end after its beginning, within 90 days' },
    ),
  );

/** Returns the schema of a setting's value. */
export function settingSchema({ kind, name }: { kind: string; name: string }) {
  if (kind === 'flag') return flagSchema;
  if (kind === 'banner') return bannerSchema;
  const number = namesOf(numbers).find((one) => kind === 'number' && one === name);
  if (number) return z.strictObject({ number: whole(numbers[number].min, numbers[number].max) });
  const limit = namesOf(rateLimits).find((one) => one === name);
  return limit ? z.strictObject({ requests: whole(...limitRange(limit)) }) : z.never();
}

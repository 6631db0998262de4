import { Link } from 'react-router';
import * as z from 'zod/mini';
import { notify } from '#app/browser/toasts/toast-store.ts';
import {
  describeLimit,
  describeValue,
  describeWindow,
  limitLabels,
} from '#app/components/admin/setting-labels.ts';
import { signedInContext } from '#app/components/signed-in/require-session.ts';
import { ScreenPart, settle } from '#app/components/signed-in/screen-part.tsx';
import { ScreenSection } from '#app/components/signed-in/screen-section.tsx';
import { signedInForm, signedInForms } from '#app/components/signed-in/signed-in-form.tsx';
import type { SignedInHandle } from '#app/components/signed-in/signed-in-handle.ts';
import { done, failed, invalid } from '#app/components/ui/form-answer.ts';
import { listErrors, answerRefusal } from '#app/components/ui/run-form.ts';
import { TextField } from '#app/components/ui/text-field.tsx';
import { rateLimits } from '#app/config/limits.ts';
import { roleNames } from '#app/domain/profile/profile.ts';
import { changeSetting, findSettings, settingSchema } from '#app/domain/setting/setting-calls.ts';
import type { Setting, SettingOf } from '#app/domain/setting/setting.ts';
import { formatCount, namesOf } from '#app/domain/text/text.ts';
import * as adminToasts from '#app/messages/admin-toasts.ts';
import type { Db } from '#app/services/supabase/client.ts';
import type { Route } from './+types/settings';
import { BannerForm, FlagForm, SettingForm } from './setting-forms.tsx';

const target = z.object({
  kind: z.enum(['limit', 'flag', 'banner']),
  name: z.string(),
  /** The revision that the form started with. */
  expectedRevision: z.coerce.number(),
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

const saveLimit = signedInForm(
  z.extend(target, { requests: digits }),
  (person, { requests, ...given }) => save(person, given, { requests }),
);

const saveFlag = signedInForm(
  z.extend(target, {
    is_on: z.enum(['yes', 'no']),
    share: digits,
    community_user: checkbox,
    business_owner: checkbox,
    admin: checkbox,
    super_admin: checkbox,
  }),
  (person, { kind, name, expectedRevision, is_on, share, ...chosen }) => {
    const roles = namesOf(roleNames).filter((role) => chosen[role]);
    return save(person, { kind, name, expectedRevision }, { is_on: is_on === 'yes', share, roles });
  },
);

const saveBanner = signedInForm(
  z.extend(target, {
    text: z.string(),
    href: trimmed,
    words: trimmed,
    tone: z.string(),
    starts_at: localMoment,
    ends_at: localMoment,
  }),
  (person, { kind, name, expectedRevision, href, words, ...banner }) => {
    const link = href === '' ? { href: null, words: null } : { href, words: words || null };
    return save(person, { kind, name, expectedRevision }, { ...banner, ...link });
  },
);

/** Restores an earlier value of a setting; an empty `value` is the default of the code. */
const restoreSetting = signedInForm(
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
  if (!outcome.ok)
    return answerRefusal(outcome, { ends_at: 'Please choose an end that is to come' });
  if (outcome.outcome === 'done') {
    notify(adminToasts.settingSaved);
    return done;
  }
  notify(adminToasts.settingChanged);
  return failed;
}

export const handle = { isPrivate: true, title: 'Settings' } satisfies SignedInHandle;

export async function clientLoader({ context }: Route.ClientLoaderArgs) {
  return { settings: await settle(findSettings(context.get(signedInContext))) };
}

export const clientAction = signedInForms({
  'save-banner': saveBanner,
  'save-flag': saveFlag,
  'save-limit': saveLimit,
  'put-back': restoreSetting,
});

/** Settings that super admins change at run time. */
export default function SettingsScreen({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <p className="mt-3 max-w-2xl text-lg text-soft">
        Changes apply across the site within a minute. Each change is in the audit log and can be
        reverted.
      </p>
      <ScreenPart of={loaderData.settings.of} failed="We could not load the settings.">
        {(settings) => <Sections settings={settings} />}
      </ScreenPart>
    </>
  );
}

function Sections({ settings }: { settings: Setting[] }) {
  const of = <Kind extends Setting['kind']>(kind: Kind) =>
    settings.filter((one): one is SettingOf<Kind> => one.kind === kind);
  return (
    <>
      <ScreenSection title="Banner on all pages">
        {of('banner').map((setting) => (
          <BannerForm key={setting.id} setting={setting} />
        ))}
      </ScreenSection>
      <ScreenSection title="Features">
        <div className="grid gap-10">
          {of('flag').map((setting) => (
            <FlagForm key={setting.id} setting={setting} />
          ))}
        </div>
      </ScreenSection>
      <ScreenSection title="Saved reasons">
        <p className="mb-3 max-w-2xl text-soft">
          The saved reasons for rejecting items are in the review queue, where all admins can edit
          them.
        </p>
        <Link className="button-line" to="/dashboard/queue/templates">
          Edit saved reasons
        </Link>
      </ScreenSection>
      <ScreenSection title="Rate limits by address">
        <div className="grid items-start gap-x-12 gap-y-10 sm:grid-cols-2 xl:grid-cols-3">
          {of('limit').map((setting) => (
            <LimitForm key={setting.id} setting={setting} />
          ))}
        </div>
      </ScreenSection>
    </>
  );
}

/** The number of requests that an address may make. */
function LimitForm({ setting }: { setting: SettingOf<'limit'> }) {
  const { name } = setting;
  const { title, about } = limitLabels[name];
  const { requests } = rateLimits[name];
  return (
    <section aria-label={title}>
      <h3 className="font-semibold">{title}</h3>
      <p className="mb-3 text-sm text-soft">{about}</p>
      <SettingForm
        setting={setting}
        describe={(value) => describeValue.limit(value, name)}
        intent="save-limit"
        button="Save"
      >
        {(errors) => (
          <TextField
            name="requests"
            label={`${title}, ${describeWindow(name)}`}
            hint={`Default: ${describeLimit(name, requests)}. Allowed: ${formatCount(setting.min_value ?? 0)} to ${formatCount(setting.max_value ?? 0)}.`}
            inputMode="numeric"
            autoComplete="off"
            defaultValue={String(setting.value?.requests ?? requests)}
            error={errors.requests}
          />
        )}
      </SettingForm>
    </section>
  );
}

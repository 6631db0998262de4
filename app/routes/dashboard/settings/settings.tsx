import { Link } from 'react-router';
import { ScreenPart, ScreenSection, settle } from '#app/components/signed-in/screen-part.tsx';
import { requireRole, signedInContext } from '#app/components/signed-in/require-session.ts';
import { signedInForms } from '#app/components/signed-in/signed-in-forms.ts';
import type { SignedInHandle } from '#app/components/signed-in/signed-in-handle.ts';
import { findSettings } from '#app/domain/setting/setting-calls.ts';
import type { Setting } from '#app/domain/setting/setting.ts';
import { formatCount } from '#app/domain/text/text.ts';
import { TextField } from '#app/components/ui/text-field.tsx';
import { rateLimits } from '#app/config/limits.ts';
import type { RateLimitName } from '#app/services/redis/rate-limiter.ts';
import type { Route } from './+types/settings';
import { BannerForm } from './banner-form.tsx';
import { FlagForm } from './flag-form.tsx';
import { putBack, saveBanner, saveFlag, saveLimit } from './save-setting.ts';
import { SettingForm } from './setting-form.tsx';
import { describeLimit, describeWindow, limitWords } from './words.ts';

export const handle = { isPrivate: true, title: 'Settings' } satisfies SignedInHandle;

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  requireRole({
    isMet: ({ role }) => role === 'super_admin',
    refusal: 'Only super admins change the settings.',
  }),
];

export async function clientLoader({ context }: Route.ClientLoaderArgs) {
  return { settings: await settle(findSettings(context.get(signedInContext))) };
}

export const clientAction = signedInForms({
  'save-banner': saveBanner,
  'save-flag': saveFlag,
  'save-limit': saveLimit,
  'put-back': putBack,
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
  const of = (kind: Setting['kind']) => settings.filter((one) => one.kind === kind);
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
function LimitForm({ setting }: { setting: Setting }) {
  const name = setting.name as RateLimitName;
  const { title, about } = limitWords[name];
  const { requests } = rateLimits[name];
  const set = (setting.value as { requests: number } | null)?.requests;
  return (
    <section aria-label={title}>
      <h3 className="font-semibold">{title}</h3>
      <p className="mb-3 text-sm text-soft">{about}</p>
      <SettingForm setting={setting} intent="save-limit" button="Save">
        {(errors) => (
          <TextField
            name="requests"
            label={`${title}, ${describeWindow(name)}`}
            hint={`Default: ${describeLimit(name, requests)}. Allowed: ${formatCount(setting.fewest ?? 0)} to ${formatCount(setting.most ?? 0)}.`}
            inputMode="numeric"
            autoComplete="off"
            defaultValue={String(set ?? requests)}
            error={errors.requests}
          />
        )}
      </SettingForm>
    </section>
  );
}

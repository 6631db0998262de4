import { TextField } from '#app/components/ui/text-field.tsx';
import { rateLimits } from '#app/config/limits.ts';
import type { Setting } from '#app/domain/setting/setting.ts';
import type { RateLimitName } from '#app/services/redis/rate-limiter.ts';
import { SettingForm } from './setting-form.tsx';
import { describeLimit, describeWindow, limitWords } from './words.ts';

/** The number of requests that an address may make. */
export function LimitForm({ setting }: { setting: Setting }) {
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
            hint={`By default ${describeLimit(name, requests)}; from ${setting.fewest} to ${setting.most}`}
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

import { useState } from 'react';
import { useFetcher } from 'react-router';
import { SignedInForm } from '#app/components/signed-in/signed-in-form.tsx';
import type { FormAnswer } from '#app/components/ui/form-answer.ts';
import { SelectField } from '#app/components/ui/select-field.tsx';
import { TextField } from '#app/components/ui/text-field.tsx';
import type { BannerValue, Setting } from '#app/domain/setting/setting.ts';
import { SettingForm, Target } from './setting-form.tsx';
import { dayMs, toLocalInput } from '#app/domain/text/text.ts';

/** The banner above all pages, and when it is shown. */
export function BannerForm({ setting }: { setting: Setting }) {
  const [openedAtMs] = useState(Date.now);
  const tomorrow = new Date(openedAtMs + dayMs).toISOString();
  const removing = useFetcher<FormAnswer>();
  const banner = setting.value as BannerValue | null;
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const isOver = banner !== null && Date.parse(banner.ends_at) <= openedAtMs;
  return (
    <div className="max-w-2xl">
      <p className="mb-4">{describeState(banner, openedAtMs)}</p>
      {banner !== null && !isOver && (
        <div className="mb-6">
          <SignedInForm fetcher={removing} intent="put-back" button="Remove the banner" look="line">
            <Target setting={setting} />
            <input type="hidden" name="value" value="null" />
          </SignedInForm>
        </div>
      )}
      <SettingForm setting={setting} intent="save-banner" button="Save the banner">
        {(errors) => (
          <>
            <TextField
              name="text"
              label="Text"
              hint="One line, no formatting. Visitors can dismiss it; if you change it, it appears again."
              maxLength={200}
              defaultValue={banner?.text}
              error={errors.text}
            />
            <SelectField
              name="tone"
              label="Kind"
              options={[
                ['notice', 'Notice'],
                ['warning', 'Warning: starts with “Important:”'],
              ]}
              defaultValue={banner?.tone}
            />
            <TextField
              name="href"
              label="Link (optional)"
              hint="https://… or a path of this site, such as /help"
              autoComplete="off"
              maxLength={500}
              defaultValue={banner?.href ?? ''}
              error={errors.href}
            />
            <TextField
              name="words"
              label="Link text"
              maxLength={60}
              defaultValue={banner?.words ?? ''}
              error={errors.words}
            />
            <div className="grid gap-5 sm:grid-cols-2">
              <TextField
                name="starts_at"
                label="From"
                type="datetime-local"
                hint={`Time zone: ${zone}`}
                defaultValue={toLocalInput(banner?.starts_at ?? new Date(openedAtMs).toISOString())}
                error={errors.starts_at}
              />
              <TextField
                name="ends_at"
                label="Until"
                type="datetime-local"
                hint={`Time zone: ${zone}. Up to 90 days later.`}
                defaultValue={toLocalInput(banner?.ends_at ?? tomorrow)}
                error={errors.ends_at}
              />
            </div>
          </>
        )}
      </SettingForm>
    </div>
  );
}

function describeState(banner: BannerValue | null, nowMs: number): string {
  if (banner === null) return 'There is no banner.';
  const [from, until] = [banner.starts_at, banner.ends_at].map((moment) =>
    new Date(moment).toLocaleString('en-US', {
      dateStyle: 'medium',
      timeStyle: 'short',
    }),
  );
  if (Date.parse(banner.ends_at) <= nowMs) return `The last banner ended on ${until}.`;
  if (Date.parse(banner.starts_at) > nowMs)
    return `The banner will be shown from ${from} until ${until}.`;
  return `The banner is shown on all pages until ${until}.`;
}

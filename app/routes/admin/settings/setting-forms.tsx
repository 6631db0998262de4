import { type ReactNode, useEffect, useState, useId } from 'react';
import { useFetcher, useRevalidator } from 'react-router';
import { describeValue, describeFlag, flagLabels } from '#app/components/admin/setting-labels.ts';
import { type Change, ChangeHistory } from '#app/components/signed-in/change-history.tsx';
import { SignedInForm } from '#app/components/signed-in/signed-in-form.tsx';
import { findErrors, type FormAnswer, type FormErrors } from '#app/components/ui/form-answer.ts';
import { SelectField } from '#app/components/ui/select-field.tsx';
import { TextField } from '#app/components/ui/text-field.tsx';
import { type Flag, flags, isSwitch } from '#app/config/settings.ts';
import { type Role, roleNames } from '#app/domain/profile/profile.ts';
import type { Setting, SettingOf } from '#app/domain/setting/setting.ts';
import { dayMs, toLocalInput, namesOf } from '#app/domain/text/text.ts';

/** The banner above all pages, and when it is shown. */
export function BannerForm({ setting }: { setting: SettingOf<'banner'> }) {
  const [openedAtMs] = useState(Date.now);
  const tomorrow = new Date(openedAtMs + dayMs).toISOString();
  const removing = useFetcher<FormAnswer>();
  const { value: banner } = setting;
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const isOver = banner !== null && Date.parse(banner.ends_at) <= openedAtMs;
  return (
    <div className="max-w-2xl">
      <p className="mb-4">{describeState(banner, openedAtMs)}</p>
      {banner !== null && !isOver && (
        <div className="mb-6">
          <SignedInForm
            fetcher={removing}
            intent="put-back"
            button="Remove the banner"
            variant="line"
          >
            <Target setting={setting} />
            <input type="hidden" name="value" value="null" />
          </SignedInForm>
        </div>
      )}
      <SettingForm
        setting={setting}
        describe={describeValue.banner}
        intent="save-banner"
        button="Save the banner"
      >
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

function describeState(banner: SettingOf<'banner'>['value'], nowMs: number): string {
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

/** Who has a part of the site. */
export function FlagForm({ setting }: { setting: SettingOf<'flag'> }) {
  const { name } = setting;
  const { title, about } = flagLabels[name];
  const flag: Flag = setting.value ?? flags[name];
  return (
    <section className="max-w-2xl" aria-label={title}>
      <h3 className="font-semibold">{title}</h3>
      <p className="text-sm text-soft">{about}</p>
      <p className="mt-1 mb-3 text-sm">
        Now {describeFlag(flag)}. Default: {describeFlag(flags[name])}.
      </p>
      <SettingForm
        setting={setting}
        describe={(value) => describeValue.flag(value, name)}
        intent="save-flag"
        button="Save"
      >
        {(errors) => (
          <>
            <SelectField
              name="is_on"
              label="State"
              options={[
                ['yes', 'On'],
                ['no', 'Off'],
              ]}
              defaultValue={flag.is_on ? 'yes' : 'no'}
            />
            {isSwitch(name) ? (
              <Everybody />
            ) : (
              <>
                <TextField
                  name="share"
                  label="Share of people, in percent"
                  hint="The same people each time; raising the share keeps everyone who has it."
                  inputMode="numeric"
                  autoComplete="off"
                  defaultValue={String(flag.share)}
                  error={errors.share}
                />
                <Roles chosen={flag.roles} error={errors.roles} />
              </>
            )}
          </>
        )}
      </SettingForm>
    </section>
  );
}

/** Hidden fields of a flag without share and roles. */
function Everybody() {
  return (
    <>
      <input type="hidden" name="share" value="100" />
      {namesOf(roleNames).map((role) => (
        <input key={role} type="hidden" name={role} value="on" />
      ))}
    </>
  );
}

function Roles({ chosen, error }: { chosen: readonly Role[]; error: string | undefined }) {
  const id = useId();
  return (
    <fieldset aria-describedby={error ? id : undefined}>
      <legend className="text-sm font-semibold">Which of them</legend>
      <div className="mt-1 flex flex-wrap gap-x-6">
        {namesOf(roleNames).map((role) => (
          <label key={role} className="flex min-h-11 items-center gap-2">
            <input
              type="checkbox"
              name={role}
              defaultChecked={chosen.includes(role)}
              aria-invalid={error ? true : undefined}
            />
            {roleNames[role]}s
          </label>
        ))}
      </div>
      {error && (
        <p className="mt-1 text-sm font-medium text-accent" id={id}>
          {error}
        </p>
      )}
    </fieldset>
  );
}

type SettingFormProps<Value> = {
  setting: Pick<Setting, 'kind' | 'name' | 'revision'> & {
    value: Value;
    changes: readonly Change<Value>[];
  };
  describe: (value: Value) => string;
  intent: string;
  button: string;
  children: (errors: FormErrors) => ReactNode;
};

/**
 * The form of a setting, with its earlier values. Keeps what was typed if somebody else saved
 * first.
 */
export function SettingForm<Value>(props: SettingFormProps<Value>) {
  const { setting, describe, intent, button, children } = props;
  const saving = useFetcher<FormAnswer>();
  const restoring = useFetcher<FormAnswer>();
  const { revalidate } = useRevalidator();
  const isSettled = saving.state === 'idle' && restoring.state === 'idle';
  const hasFailed = [saving.data, restoring.data].some((answer) => answer?.kind === 'failed');
  useEffect(() => {
    // Shows what somebody else has saved; the next attempt is based on it.
    if (isSettled && hasFailed) void revalidate();
  }, [isSettled, hasFailed, revalidate]);
  return (
    <>
      <SignedInForm
        key={useRound(restoring)}
        fetcher={saving}
        intent={intent}
        button={button}
        variant="line"
      >
        <Target setting={setting} />
        {children(findErrors(saving.data))}
      </SignedInForm>
      <ChangeHistory
        changes={setting.changes}
        present={setting.value}
        describe={describe}
        nameRestore={(value) => `Restore ${describe(value)}`}
        fieldsOf={(value) => ({
          kind: setting.kind,
          name: setting.name,
          expectedRevision: String(setting.revision),
          value: JSON.stringify(value),
        })}
        fetcher={restoring}
      />
    </>
  );
}

/** Returns another number after each restored value, which fills the form again. */
function useRound({ state, data }: ReturnType<typeof useFetcher<FormAnswer>>): number {
  const [last, setLast] = useState<{ round: number; answer?: FormAnswer }>({ round: 0 });
  if (state === 'idle' && data?.kind === 'done' && data !== last.answer) {
    setLast({ round: last.round + 1, answer: data });
  }
  return last.round;
}

/** Hidden fields that name the setting of a form. */
function Target({
  setting: { kind, name, revision },
}: {
  setting: Pick<Setting, 'kind' | 'name' | 'revision'>;
}) {
  return (
    <>
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name="name" value={name} />
      <input type="hidden" name="expectedRevision" value={revision} />
    </>
  );
}

import { useId } from 'react';
import { SelectField } from '#app/components/ui/select-field.tsx';
import { TextField } from '#app/components/ui/text-field.tsx';
import { type Flag, type FlagName, flags, isSwitch } from '#app/config/flags.ts';
import { type Role, roleNames } from '#app/domain/profile/profile.ts';
import type { Setting } from '#app/domain/setting/setting.ts';
import { SettingForm } from './setting-form.tsx';
import { describeFlag, flagLabels } from './labels.ts';

/** Who has a part of the site. */
export function FlagForm({ setting }: { setting: Setting }) {
  const name = setting.name as FlagName;
  const { title, about } = flagLabels[name];
  const flag = (setting.value as Flag | null) ?? flags[name];
  return (
    <section className="max-w-2xl" aria-label={title}>
      <h3 className="font-semibold">{title}</h3>
      <p className="text-sm text-soft">{about}</p>
      <p className="mt-1 mb-3 text-sm">
        Now {describeFlag(flag)}. Default: {describeFlag(flags[name])}.
      </p>
      <SettingForm setting={setting} intent="save-flag" button="Save">
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
      {(Object.keys(roleNames) as Role[]).map((role) => (
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
        {(Object.keys(roleNames) as Role[]).map((role) => (
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

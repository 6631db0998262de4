import * as z from 'zod/mini';
import { notify } from '#app/browser/toasts/toast-store.ts';
import { changesField } from '#app/browser/unsent/unsaved-forms.ts';
import { readSettingField, settingFields } from '#app/components/admin/setting-fields.ts';
import { signedInForm } from '#app/components/signed-in/signed-in-form.tsx';
import { done, failed, invalid } from '#app/components/ui/form-answer.ts';
import { answerRefusal } from '#app/components/ui/run-form.ts';
import { setSite, site } from '#app/config/site.ts';
import { changeSettings, findSettings } from '#app/domain/setting/setting-calls.ts';
import { parseSetting } from '#app/domain/setting/setting-value.ts';
import type { Setting } from '#app/domain/setting/setting.ts';
import * as adminToasts from '#app/messages/admin-toasts.ts';
import type { Db } from '#app/services/supabase/client.ts';

type Change = Parameters<typeof changeSettings>[1][number];

const sentences: Record<string, string> = {
  counties: 'One of these counties is unknown: please check the spelling and the state',
  name: 'Please give an area of several places a name',
  towns: 'One of these towns is unknown: please check the spelling and the state',
  ends_at: 'Please choose an end that is to come',
};

async function write(person: { db: Db }, changes: Change[]) {
  const outcome = await changeSettings(person, changes);
  if (!outcome.ok) {
    if (outcome.reason !== 'invalid') return answerRefusal(outcome);
    const id = changes
      .map(({ kind, name }) => `${kind}.${name}.${outcome.field}`)
      .find((one) => settingFields.some((field) => field.id === one));
    return answerRefusal(
      { ...outcome, field: id ?? outcome.field },
      {
        [String(id)]: sentences[outcome.field] ?? 'Please check this',
      },
    );
  }
  if (outcome.outcome !== 'done') {
    notify(adminToasts.settingChanged);
    return failed;
  }
  // This document has the former name; the next one gets the new one from the server.
  const identity = changes.find(({ kind }) => kind === 'identity');
  if (identity) setSite({ identity: identity.value ?? {}, area: site.area });
  notify(adminToasts.settingSaved);
  return done;
}

const fromJson = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z.pipe(
    z.pipe(
      z.string(),
      z.transform((text: string): unknown => JSON.parse(text)),
    ),
    schema,
  );

/** Saves the changed fields of several settings at once. */
export const saveSettings = signedInForm(
  z.object({
    /** The texts of the changed fields. */
    [changesField]: fromJson(z.record(z.string(), z.string())),
    /** What the form started with. */
    revisions: fromJson(z.record(z.string(), z.number())),
  }),
  async (person, { [changesField]: typed, revisions }) => {
    const errors: Record<string, string> = {};
    const changes: Change[] = [];
    for (const setting of await findSettings(person)) {
      const fields = fieldsOf(setting);
      if (!fields.some(({ id }) => id in typed)) continue;
      // Others may have changed its other fields.
      const texts = fields.map((field) => [
        field.key,
        typed[field.id] ?? readSettingField(field, setting.value),
      ]);
      const { kind, name } = setting;
      const parsed = parseSetting(setting, Object.fromEntries(texts));
      if ('errors' in parsed) {
        for (const [key, text] of Object.entries(parsed.errors))
          errors[`${kind}.${name}.${key}`] = text;
      } else {
        const expectedRevision = revisions[setting.id] ?? -1;
        changes.push({ kind, name, value: parsed.value, expectedRevision });
      }
    }
    return Object.keys(errors).length > 0 ? invalid(errors) : write(person, changes);
  },
);

/** Restores an earlier value of a setting; null is the default of the code. */
export const restoreSetting = signedInForm(
  z.object({
    kind: z.enum(['limit', 'number', 'flag', 'banner', 'identity', 'area', 'frame']),
    name: z.string(),
    expectedRevision: z.coerce.number(),
    value: fromJson(z.nullable(z.looseObject({}))),
  }),
  async (person, change) => {
    const answer = await write(person, [change]);
    // Its fields are not those of this form.
    if (answer.kind !== 'invalid') return answer;
    return invalid({ value: Object.values(answer.errors).join(' ') });
  },
);

const fieldsOf = ({ kind, name }: Pick<Setting, 'kind' | 'name'>) =>
  settingFields.filter((field) => field.kind === kind && field.name === name);

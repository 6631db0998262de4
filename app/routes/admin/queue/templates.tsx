import { useState } from 'react';
import { useFetcher } from 'react-router';
import { ChangeHistory } from '#app/components/signed-in/change-history.tsx';
import { signedInContext } from '#app/components/signed-in/require-session.ts';
import { ScreenPart, settle } from '#app/components/signed-in/screen-part.tsx';
import { SignedInForm, signedInForms } from '#app/components/signed-in/signed-in-form.tsx';
import type { SignedInHandle } from '#app/components/signed-in/signed-in-handle.ts';
import { type FormAnswer, findErrors } from '#app/components/ui/form-answer.ts';
import { SelectField } from '#app/components/ui/select-field.tsx';
import { TextArea, TextField } from '#app/components/ui/text-field.tsx';
import { TitledSection } from '#app/components/ui/titled-section.tsx';
import { findRefusalTemplates } from '#app/domain/admin-queue/admin-queue-calls.ts';
import type { RefusalTemplate, StoredTemplate } from '#app/domain/admin-queue/admin-queue.ts';
import { kindNames, queueKinds } from '#app/domain/admin-queue/queue-kinds.ts';
import type { Route } from './+types/templates';
import { restoreTemplate, removeTemplate, saveTemplate } from './preset-forms.ts';

export const handle = { isPrivate: true, title: 'Saved reasons' } satisfies SignedInHandle;

export async function clientLoader({ context }: Route.ClientLoaderArgs) {
  return { templates: await settle(findRefusalTemplates(context.get(signedInContext))) };
}

export const clientAction = signedInForms({
  save: saveTemplate,
  remove: removeTemplate,
  'put-back': restoreTemplate,
});

/** The reasons for refusals that all admins share. */
export default function TemplatesScreen({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <p className="mt-3 mb-8 max-w-2xl text-lg text-soft">
        Use these when a decision needs a reason. All admins share them.
      </p>
      <ScreenPart of={loaderData.templates.of} failed="We could not load the saved reasons.">
        {(templates) => {
          const saved = templates.filter(({ text }) => text !== null);
          const removed = templates.filter(({ text }) => text === null);
          return (
            <>
              <ul className="max-w-2xl border-t border-ink">
                {saved.map((template) => (
                  <li key={template.id} className="border-b border-rule py-6">
                    <Template template={template} />
                  </li>
                ))}
              </ul>
              <NewTemplate key={saved.length} />
              {removed.length > 0 && <RemovedTemplates templates={removed} />}
            </>
          );
        }}
      </ScreenPart>
    </>
  );
}

/** A reason in use; a restored version fills its fields again. */
function Template({ template }: { template: StoredTemplate }) {
  const { id, text } = template;
  return (
    <>
      {text && <TemplateForm key={JSON.stringify(text)} template={{ id, ...text }} />}
      <TemplateHistory template={template} />
    </>
  );
}

function RemovedTemplates({ templates }: { templates: readonly StoredTemplate[] }) {
  return (
    <TitledSection
      className="mt-10 max-w-2xl"
      id="removed"
      title="Removed"
      headingClass="mb-4 text-section"
    >
      <ul className="border-t border-ink">
        {templates.map((template) => (
          <li key={template.id} className="border-b border-rule py-4">
            <p className="font-semibold">{template.changes[0]?.before?.name}</p>
            <TemplateHistory template={template} />
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}

/** Its earlier versions. That it did not exist yet is not one of them: removing it does that. */
function TemplateHistory({ template: { id, text, changes } }: { template: StoredTemplate }) {
  const fetcher = useFetcher<FormAnswer>();
  return (
    <ChangeHistory
      changes={changes.filter(({ before }) => before !== null)}
      present={text}
      describe={describeWords}
      nameRestore={() => 'Restore the previous text'}
      fieldsOf={(words) => words && { id, ...words }}
      fetcher={fetcher}
    />
  );
}

function describeWords(words: StoredTemplate['changes'][number]['before']): string {
  return words === null
    ? 'nothing'
    : `“${words.name}: ${words.reason}” (${kindNames[words.kind].one})`;
}

function NewTemplate() {
  const [id] = useState(() => crypto.randomUUID());
  return (
    <TitledSection
      className="mt-10 max-w-2xl"
      id="another"
      title="Add a reason"
      headingClass="mb-4 text-section"
    >
      <TemplateForm template={{ id, kind: 'submission', name: '', reason: '' }} isNew />
    </TitledSection>
  );
}

const kindOptions = queueKinds.map((kind): [string, string] => [kind, kindNames[kind].many]);

type TemplateFormProps = {
  template: RefusalTemplate;
  isNew?: boolean;
};

function TemplateForm({ template: { id, kind, name, reason }, isNew = false }: TemplateFormProps) {
  const saving = useFetcher<FormAnswer>();
  const removing = useFetcher<FormAnswer>();
  const errors = findErrors(saving.data);
  return (
    <div className="grid gap-3">
      <SignedInForm fetcher={saving} intent="save" button="Save" variant="line">
        <input type="hidden" name="id" value={id} />
        <SelectField name="kind" label="For" options={kindOptions} defaultValue={kind} />
        <TextField
          name="name"
          label="Name"
          autoComplete="off"
          defaultValue={name}
          error={errors.name}
        />
        <TextArea
          name="reason"
          label="Reason"
          hint="The people concerned see this."
          rows={3}
          maxLength={1000}
          defaultValue={reason}
          error={errors.reason}
        />
      </SignedInForm>
      {!isNew && (
        <SignedInForm fetcher={removing} intent="remove" button={`Remove “${name}”`} variant="line">
          <input type="hidden" name="id" value={id} />
        </SignedInForm>
      )}
    </div>
  );
}

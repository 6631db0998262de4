import { useState } from 'react';
import { useFetcher } from 'react-router';
import { settle } from '#app/components/signed-in/later.ts';
import { ScreenPart } from '#app/components/signed-in/screen-part.tsx';
import { SignedInForm } from '#app/components/signed-in/signed-in-form.tsx';
import { signedInContext } from '#app/components/signed-in/signed-in-context.ts';
import { signedInForms } from '#app/components/signed-in/signed-in-forms.ts';
import type { SignedInHandle } from '#app/components/signed-in/signed-in-handle.ts';
import { type FormAnswer, findErrors } from '#app/components/ui/form-answer.ts';
import { TextArea } from '#app/components/ui/text-area.tsx';
import { TextField } from '#app/components/ui/text-field.tsx';
import type { RefusalTemplate } from '#app/domain/admin-queue/admin-queue.ts';
import { findQueueAids } from '#app/domain/admin-queue/find-queue-aids.ts';
import type { Route } from './+types/templates';
import { removeTemplate, saveTemplate } from './aid-forms.ts';

export const handle = { isPrivate: true, title: 'Kept reasons' } satisfies SignedInHandle;

export async function clientLoader({ context }: Route.ClientLoaderArgs) {
  return { aids: await settle(findQueueAids(context.get(signedInContext))) };
}

export const clientAction = signedInForms({ save: saveTemplate, remove: removeTemplate });

/** The reasons by which admins refuse, as all of them have them. */
export default function TemplatesScreen({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <p className="mt-3 mb-8 max-w-2xl text-lg text-soft">
        Whoever refuses something can begin with one of these. Every admin has the same.
      </p>
      <ScreenPart of={loaderData.aids.of} what="the kept reasons">
        {({ templates }) => (
          <>
            <ul className="max-w-2xl border-t border-ink">
              {templates.map((template) => (
                <li key={template.id} className="border-b border-rule py-6">
                  <TemplateForm template={template} />
                </li>
              ))}
            </ul>
            <NewTemplate key={templates.length} />
          </>
        )}
      </ScreenPart>
    </>
  );
}

function NewTemplate() {
  const [id] = useState(() => crypto.randomUUID());
  return (
    <section className="mt-10 max-w-2xl" aria-labelledby="another">
      <h2 className="mb-4 text-section" id="another">
        Another one
      </h2>
      <TemplateForm template={{ id, name: '', reason: '' }} isNew />
    </section>
  );
}

type TemplateFormProps = { template: RefusalTemplate; isNew?: boolean };

function TemplateForm({ template: { id, name, reason }, isNew = false }: TemplateFormProps) {
  const saving = useFetcher<FormAnswer>();
  const removing = useFetcher<FormAnswer>();
  const errors = findErrors(saving.data);
  return (
    <div className="grid gap-3">
      <SignedInForm fetcher={saving} intent="save" button="Save" look="line">
        <input type="hidden" name="id" value={id} />
        <TextField
          name="name"
          label="What it is called"
          autoComplete="off"
          defaultValue={name}
          error={errors.name}
        />
        <TextArea
          name="reason"
          label="Reason"
          hint="Whoever is refused reads it."
          rows={3}
          maxLength={1000}
          defaultValue={reason}
          error={errors.reason}
        />
      </SignedInForm>
      {!isNew && (
        <SignedInForm fetcher={removing} intent="remove" button={`Remove “${name}”`} look="line">
          <input type="hidden" name="id" value={id} />
        </SignedInForm>
      )}
    </div>
  );
}

import { type ReactNode, useId, useState } from 'react';
import { type Fetcher, useFetcher } from 'react-router';
import * as z from 'zod/mini';
import { SignedInForm, signedInForm } from '#app/components/signed-in/signed-in-form.tsx';
import {
  done,
  findErrors,
  type FormErrors,
  invalid,
  readFormText,
} from '#app/components/ui/form-answer.ts';
import { changeBusiness } from '#app/domain/editing/editing-calls.ts';
import type { EditableValues } from '#app/domain/editing/editing-schema.ts';
import { writtenJson } from '#app/domain/field/field.ts';
import { parseFields } from '#app/domain/submission/listing-rules.ts';
import * as t from '#app/messages/routes/business-profile/listing.tsx';
import { ConflictChoices } from './conflict-choices.tsx';
import { answerEdit, type EditAnswer, useOldValues } from './edit-answer.ts';
import { useListing } from './listing-context.ts';

type ListField = 'opening_hours' | 'special_hours' | 'services' | 'attributes';

/** Written by the form: the list before and after. */
const schema = z.catchall(
  z.object({
    business_id: z.string(),
    field: z.enum(['opening_hours', 'special_hours', 'services', 'attributes']),
    oldValues: writtenJson<Partial<EditableValues>>(),
    newValues: writtenJson<unknown>(),
  }),
  z.string(),
);

/** Saves a list of a listing as a whole; after a conflict, the chosen one. */
export const saveList = signedInForm(schema, async ({ db }, { business_id, field, ...form }) => {
  if (form[`keep:${field}`] === 'theirs') return { ...done, values: form.oldValues };
  const { isValid, values, errors } = parseFields({ [field]: form.newValues });
  if (!isValid) return invalid(errors);
  return answerEdit(
    await changeBusiness(
      { db },
      { businessId: business_id, oldValues: form.oldValues, newValues: values },
    ),
  );
});

type Edited = Pick<EditableValues, ListField>;

type ListSectionProps = {
  title: string;
  about: string;
  /** The only section of its screen, whose heading says the same. */
  isAlone?: boolean;
  /** The list that it saves. */
  field: ListField;
  /** Renders the editor of the list. */
  children: (editor: {
    values: Edited;
    change: (part: Partial<Edited>) => void;
    errors: FormErrors;
  }) => ReactNode;
};

/** A list of a listing, hours or services, with its own form, which sends the whole list. */
export function ListSection({ title, about, isAlone = false, field, children }: ListSectionProps) {
  const id = useId();
  const listing = useListing();
  const fetcher = useFetcher<EditAnswer>();
  const { oldValues, conflicts } = useOldValues([field], fetcher.data);
  const { values, formKey, change } = useEdited(field, fetcher);
  return (
    <section className="border-t border-rule py-9 first:border-0" aria-labelledby={id}>
      <h2 className={isAlone ? 'sr-only' : 'mb-2 text-title'} id={id}>
        {title}
      </h2>
      <p className="mb-5 max-w-[52ch] text-sm text-soft">{about}</p>
      <SignedInForm fetcher={fetcher} intent="list" button={t.saveSection({ title })}>
        <input type="hidden" name="business_id" value={listing.id} />
        <input type="hidden" name="field" value={field} />
        <input type="hidden" name="oldValues" value={JSON.stringify(oldValues)} />
        <input type="hidden" name="newValues" value={JSON.stringify(values[field])} />
        <div key={formKey}>{children({ values, change, errors: findErrors(fetcher.data) })}</div>
        <ConflictChoices conflicts={conflicts} />
      </SignedInForm>
    </section>
  );
}

/**
 * Returns the list being edited; after saving, the saved list with a new key for the fields, unless
 * somebody has gone on editing since it was sent.
 */
function useEdited(field: ListField, fetcher: Fetcher<EditAnswer>) {
  const listing = useListing();
  const { data: answer, formData } = fetcher;
  const [known, setKnown] = useState(() => ({
    answer,
    values: listing.values as Edited,
    sent: '',
    formKey: 0,
  }));
  const change = (part: Partial<Edited>) =>
    setKnown((old) => ({ ...old, values: { ...old.values, ...part } }));
  const sent = formData ? readFormText(formData, 'newValues') : known.sent;
  if (known.answer === answer && known.sent === sent) return { ...known, change };
  const isSaved = known.answer !== answer && answer?.kind === 'done';
  const isAsSent = JSON.stringify(known.values[field]) === sent;
  const next =
    isSaved && isAsSent
      ? {
          answer,
          sent,
          values: { ...known.values, ...answer.values },
          formKey: known.formKey + 1,
        }
      : { ...known, answer, sent };
  setKnown(next);
  return { ...next, change };
}

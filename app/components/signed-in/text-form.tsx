import { type ReactNode, useState } from 'react';
import { useFetcher } from 'react-router';
import { findErrors, type FormAnswer, type FormErrors } from '#app/components/ui/form-answer.ts';
import { TextArea } from '#app/components/ui/text-field.tsx';
import { DraftedForm, type DraftedFormProps } from './drafted-form.tsx';

type TextFormProps<Fields extends { body: string }> = Omit<
  DraftedFormProps<Fields>,
  'fetcher' | 'children'
> & {
  /** Of what is edited; something new gets an id of its own. */
  id: string | undefined;
  /** Hidden fields that say what the text is about. */
  about: Record<string, string>;
  label: string;
  hint: string;
  rows?: number;
  maxLength?: number;
  /** Fields above and below the text. */
  before?: (start: Fields, errors: FormErrors) => ReactNode;
  after?: (start: Fields) => ReactNode;
  /** How the text will be shown. */
  note?: ReactNode;
  /** Another one begins anew with the values. */
  formKey?: string;
};

/** The drafted form of a text about a listing: a review, a question, an answer. */
export function TextForm<Fields extends { body: string }>({
  id,
  about,
  label,
  hint,
  rows = 4,
  maxLength = 1000,
  before,
  after,
  note,
  formKey,
  ...form
}: TextFormProps<Fields>) {
  const fetcher = useFetcher<FormAnswer>();
  const errors = findErrors(fetcher.data);
  const [newId] = useState(() => crypto.randomUUID());
  return (
    <DraftedForm key={formKey} {...form} fetcher={fetcher}>
      {(start) => (
        <>
          {Object.entries({ id: id ?? newId, ...about }).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          {before?.(start, errors)}
          <TextArea
            name="body"
            label={label}
            hint={hint}
            rows={rows}
            maxLength={maxLength}
            defaultValue={start.body}
            error={errors.body}
          />
          {after?.(start)}
          {note && <p className="text-sm text-soft">{note}</p>}
        </>
      )}
    </DraftedForm>
  );
}

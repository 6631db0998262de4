import type { InputHTMLAttributes } from 'react';
import type { FormErrors } from '#app/components/ui/form-answer.ts';
import { TextField } from '#app/components/ui/text-field.tsx';
import { type ListingField, fieldsWith } from '#app/domain/business/business.ts';
import { findNationalPhone } from '#app/domain/contact/contact.ts';
import type { Content } from '#app/domain/submission/submission.ts';
import { isNameOf } from '#app/domain/text/text.ts';
import * as t from '#app/messages/components/editors.tsx';
import { formLabels, hints } from '#app/messages/domain/listing-fields.ts';

type TextFieldsProps = {
  names: readonly string[];
  values: Partial<Content>;
  errors: FormErrors;
};

/** The texts of a business with these names, as they are declared. */
export function TextFields({ names, values, errors }: TextFieldsProps) {
  const declaredTexts = fieldsWith({ is_text: true }).filter(({ name }) => names.includes(name));
  return declaredTexts.map((declared) => (
    <DeclaredText
      key={declared.name}
      declared={declared}
      value={values[declared.name]}
      error={errors[declared.name]}
    />
  ));
}

type DeclaredTextProps = {
  declared: Extract<ListingField, { is_text: true }>;
  value: string | undefined;
  error: string | undefined;
};

/** The input of a text of one line, as it is declared. */
export function DeclaredText({ declared, value, error }: DeclaredTextProps) {
  const { name, kind, is_required, max_length } = declared;
  const label = formLabels[name];
  return (
    <TextField
      {...inputs[kind]}
      name={name}
      label={is_required ? label : t.optional({ label })}
      {...(isNameOf(hints, name) && { hint: hints[name] })}
      {...(name === kind || name === 'website' ? { autoComplete: completions[kind] } : {})}
      // Spaces and a pasted sentence still fit: the rule says what is too long.
      maxLength={max_length + (kind === 'link' ? 0 : 30)}
      defaultValue={value}
      error={error}
      suggestion={kind === 'phone' ? findNationalPhone(value) : null}
    />
  );
}

type Input = Pick<InputHTMLAttributes<HTMLInputElement>, 'type' | 'inputMode'>;

const inputs: Record<string, Input> = {
  phone: { type: 'tel' },
  extension: { inputMode: 'numeric' },
  email: { type: 'email' },
  link: { type: 'url', inputMode: 'url' },
};

const completions: Record<string, string> = { phone: 'tel-national', email: 'email', link: 'url' };

type AttributesFieldProps = {
  /** The attributes offered for its category. */
  offered: readonly string[];
  value: string[];
  error: string | undefined;
  onChange: (value: string[]) => void;
};

/** Checkboxes of a place's attributes, including ones its category does not offer. */
export function AttributesField({ offered, value, error, onChange }: AttributesFieldProps) {
  const names = [...offered, ...value.filter((name) => !offered.includes(name))];
  return (
    <fieldset>
      <legend className="sr-only">{t.featuresLabel}</legend>
      <div className="grid gap-x-6 border-t border-ink sm:grid-cols-2">
        {names.map((name) => (
          <label
            key={name}
            className="flex min-h-12 items-center gap-3 border-b border-rule py-1 wrap-anywhere"
          >
            <input
              type="checkbox"
              checked={value.includes(name)}
              onChange={(event) =>
                onChange(
                  event.target.checked ? [...value, name] : value.filter((other) => other !== name),
                )
              }
            />
            {name}
          </label>
        ))}
      </div>
      {error && (
        <p className="mt-2 text-sm font-medium text-accent" role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}

import type { InputHTMLAttributes } from 'react';
import { TextField } from '#app/components/ui/text-field.tsx';
import type { ListingField } from '#app/domain/business/business.ts';
import { findMeantPhone } from '#app/domain/contact/contact.ts';
import { isNameOf } from '#app/domain/text/text.ts';
import * as t from '#app/messages/components/editors.tsx';
import { formLabels, hints } from '#app/messages/domain/listing-fields.ts';

type DeclaredTextProps = {
  declared: Extract<ListingField, { is_text: true }>;
  value: string | undefined;
  error: string | undefined;
  /** Enters the extension of what a phone may have meant. */
  onExtension: (extension: string) => void;
};

/** The input of a text of one line, as it is declared. */
export function DeclaredText({ declared, value, error, onExtension }: DeclaredTextProps) {
  const { name, kind, is_required, max_length } = declared;
  const label = formLabels[name];
  const meant = kind === 'phone' ? findMeantPhone(value) : null;
  return (
    <TextField
      {...inputs[kind]}
      name={name}
      label={is_required ? label : t.optional({ label })}
      {...(isNameOf(hints, name) && { hint: hints[name] })}
      {...(name === kind || name === 'website' ? { autoComplete: completions[kind] } : {})}
      // Spaces and a pasted sentence still fit: the rule says what is too long.
      maxLength={max_length + (kind === 'link' || kind === 'social' ? 0 : 30)}
      defaultValue={value}
      error={error}
      suggestion={
        meant && {
          value: meant.phone,
          label: meant.extension ? t.withExtension(meant) : meant.phone,
          onUse: () => meant.extension && onExtension(meant.extension),
        }
      }
    />
  );
}

type Input = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'inputMode' | 'autoCapitalize' | 'spellCheck'
>;

const inputs: Record<string, Input> = {
  phone: { type: 'tel' },
  extension: { inputMode: 'numeric' },
  email: { type: 'email' },
  link: { type: 'url', inputMode: 'url' },
  social: { inputMode: 'url', autoCapitalize: 'none', spellCheck: false },
  miles: { inputMode: 'numeric' },
  date: { type: 'date' },
};

const completions: Record<string, string> = {
  name: 'organization',
  phone: 'tel-national',
  email: 'email',
  link: 'url',
};

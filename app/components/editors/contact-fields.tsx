import type { FormErrors } from '#app/components/ui/form-answer.ts';
import { TextField } from '#app/components/ui/text-field.tsx';
import type { Content } from '#app/domain/submission/submission.ts';

type ContactFieldsProps = {
  values: Pick<Content, 'phone' | 'email' | 'website'>;
  errors: FormErrors;
};

/** The contact fields of a business. */
export function ContactFields({ values, errors }: ContactFieldsProps) {
  return (
    <>
      <TextField
        name="phone"
        label="Phone number"
        type="tel"
        autoComplete="tel"
        hint="Ten digits, with the area code. An extension goes in the description."
        maxLength={40}
        defaultValue={values.phone}
        error={errors.phone}
      />
      <TextField
        name="email"
        label="Email"
        type="email"
        autoComplete="email"
        hint="Shown on your public page."
        maxLength={260}
        defaultValue={values.email}
        error={errors.email}
      />
      <TextField
        name="website"
        label="Website (optional)"
        type="url"
        inputMode="url"
        autoComplete="url"
        maxLength={500}
        defaultValue={values.website}
        error={errors.website}
      />
    </>
  );
}

import { TextField } from '#app/components/ui/text-field.tsx';
import type { StepProps } from './step-form.tsx';

export function ContactStep({ content, errors }: StepProps) {
  return (
    <>
      <TextField
        name="phone"
        label="Phone"
        type="tel"
        autoComplete="tel"
        hint="Ten digits, with the area code."
        maxLength={40}
        defaultValue={content.phone}
        error={errors.phone}
      />
      <TextField
        name="email"
        label="Email of the business"
        type="email"
        autoComplete="email"
        hint="It will stand on the public page."
        maxLength={260}
        defaultValue={content.email}
        error={errors.email}
      />
      <TextField
        name="website"
        label="Website (optional)"
        type="url"
        inputMode="url"
        autoComplete="url"
        maxLength={500}
        defaultValue={content.website}
        error={errors.website}
      />
    </>
  );
}

import { AddressFields } from '#app/components/editors/address-fields.tsx';
import { TextField } from '#app/components/ui/text-field.tsx';
import type { ReactNode } from 'react';
import type { StepProps } from './step-form.tsx';

/** Name and address come first: they show whether the business is already listed. */
export function PlaceStep({ content, errors, children }: StepProps & { children: ReactNode }) {
  return (
    <>
      <TextField
        name="name"
        label="Business name"
        autoComplete="organization"
        hint="As it appears on your sign."
        maxLength={200}
        defaultValue={content.name}
        error={errors.name}
      />
      <AddressFields values={content} errors={errors} />
      {children}
    </>
  );
}

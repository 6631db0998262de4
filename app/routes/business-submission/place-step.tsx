import { TextField } from '#app/components/ui/text-field.tsx';
import type { ReactNode } from 'react';
import type { StepProps } from './step-form.tsx';

/** Name and place come first: they decide whether it is listed already. */
export function PlaceStep({ content, errors, children }: StepProps & { children: ReactNode }) {
  return (
    <>
      <TextField
        name="name"
        label="Business name"
        autoComplete="organization"
        hint="As it stands over the door."
        maxLength={200}
        defaultValue={content.name}
        error={errors.name}
      />
      <TextField
        name="street"
        label="Street and number"
        autoComplete="address-line1"
        maxLength={250}
        defaultValue={content.street}
        error={errors.street}
      />
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-[2fr_1fr_1fr]">
        <TextField
          name="city"
          label="City"
          autoComplete="address-level2"
          maxLength={120}
          defaultValue={content.city}
          error={errors.city}
        />
        <TextField
          name="state"
          label="State"
          autoComplete="address-level1"
          maxLength={40}
          defaultValue={content.state}
          error={errors.state}
        />
        <TextField
          name="zip_code"
          label="Zip code"
          autoComplete="postal-code"
          inputMode="numeric"
          maxLength={10}
          defaultValue={content.zip_code}
          error={errors.zip_code}
        />
      </div>
      {children}
    </>
  );
}

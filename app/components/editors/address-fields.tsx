import type { FormErrors } from '#app/components/ui/form-answer.ts';
import { TextField } from '#app/components/ui/text-field.tsx';
import type { Content } from '#app/domain/submission/submission.ts';
import * as t from '#app/messages/components/editors.tsx';

type AddressFieldsProps = {
  /** Not given for a new place. */
  values?: Pick<Content, 'street' | 'city' | 'state' | 'zip_code'>;
  errors: FormErrors;
};

/** The four address fields of a business. */
export function AddressFields({ values, errors }: AddressFieldsProps) {
  return (
    <>
      <TextField
        name="street"
        label={t.streetLabel}
        autoComplete="address-line1"
        maxLength={250}
        defaultValue={values?.street}
        error={errors.street}
      />
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-[minmax(0,1fr)_6rem_8rem]">
        <TextField
          name="city"
          label={t.cityLabel}
          autoComplete="address-level2"
          maxLength={120}
          defaultValue={values?.city}
          error={errors.city}
        />
        <TextField
          name="state"
          label={t.stateLabel}
          autoComplete="address-level1"
          maxLength={40}
          defaultValue={values?.state}
          error={errors.state}
        />
        <TextField
          name="zip_code"
          label={t.zipCodeLabel}
          autoComplete="postal-code"
          inputMode="numeric"
          maxLength={12}
          defaultValue={values?.zip_code}
          error={errors.zip_code}
        />
      </div>
    </>
  );
}

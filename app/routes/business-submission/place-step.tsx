import type { ReactNode } from 'react';
import { AddressFields } from '#app/components/editors/address-fields.tsx';
import { TextField } from '#app/components/ui/text-field.tsx';
import { PlaceEditor } from '#app/components/editors/place-editor.tsx';
import type { AddressOnMap, Content } from '#app/domain/submission/submission.ts';
import * as t from '#app/messages/routes/business-submission.tsx';
import type { EditorStepProps, StepProps } from './step-form.tsx';

/** Name and address come first: they show whether the business is already listed. */
export function PlaceStep({ content, errors, children }: StepProps & { children: ReactNode }) {
  return (
    <>
      <TextField
        name="name"
        label={t.nameLabel}
        autoComplete="organization"
        hint={t.nameHint}
        maxLength={200}
        defaultValue={content.name}
        error={errors.name}
      />
      <AddressFields values={content} errors={errors} />
      {children}
    </>
  );
}

type MapStepProps = EditorStepProps & { address: AddressOnMap | null };

export function MapStep({ content, errors, onChange, address }: MapStepProps) {
  return (
    <PlaceEditor
      found={address}
      value={content.location}
      error={errors.location}
      onChange={(location) => onChange({ location })}
    />
  );
}

type CityQuestionProps = {
  content: Content;
  address: AddressOnMap | null;
  onChoose: (city: string) => void;
};

/**
 * Asks whether a city is right that no listing of its zip code has; only a question, because nobody
 * knows all cities.
 */
export function CityQuestion({ content, address, onChoose }: CityQuestionProps) {
  const usual = address?.usual_city ?? null;
  return (
    <div role="status">
      {usual !== null && (
        <p className="rounded-card bg-sunk p-4">
          {t.cityUnusual({
            zipCode: content.zip_code.slice(0, 5),
            usual,
            city: content.city,
          })}{' '}
          <button
            className="link-quiet min-h-11 font-semibold"
            type="button"
            onClick={() => onChoose(usual)}
          >
            {t.cityCorrect({ usual })}
          </button>
        </p>
      )}
    </div>
  );
}

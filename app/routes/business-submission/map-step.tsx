import { PlaceEditor } from '#app/components/editors/place-editor.tsx';
import type { AddressOnMap } from '#app/domain/submission/submission.ts';
import type { EditorStepProps } from './step-form.tsx';

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

import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { PlaceEditor } from '#app/components/editors/place-editor.tsx';
import { useLocatedAddress } from '#app/components/editors/use-located-address.ts';
import type { EditableValues } from '#app/domain/editing/editing.ts';
import { useChosen } from '../listing-context.ts';

type SentPlaceProps = {
  /** With the saved address, around which the map is drawn. */
  values: EditableValues;
  error: string | undefined;
};

/** The map field of a form. */
export function SentPlace({ values, error }: SentPlaceProps) {
  const [json, choose] = useChosen(JSON.stringify(values.location));
  const place = JSON.parse(json) as EditableValues['location'];
  const found = useLocatedAddress(values);
  const field = useRef<HTMLInputElement>(null);

  function put(to: EditableValues['location']) {
    flushSync(() => choose(JSON.stringify(to)));
    // The check for unsaved changes only listens to input events.
    field.current?.dispatchEvent(new Event('input', { bubbles: true }));
  }

  return (
    <>
      <input ref={field} type="hidden" name="location" value={json} />
      <PlaceEditor found={found} value={place} error={error} onChange={put} />
    </>
  );
}

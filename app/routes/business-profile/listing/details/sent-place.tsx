import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { PlaceEditor } from '#app/components/editors/place-editor.tsx';
import { useLocatedAddress } from '#app/components/editors/use-located-address.ts';
import type { EditableValues } from '#app/domain/editing/editing.ts';

type SentPlaceProps = {
  /** With the saved address, around which the map is drawn. */
  values: EditableValues;
  error: string | undefined;
};

/** The map field of a form. Its key is the saved value, like that of `SentCategory`. */
export function SentPlace({ values, error }: SentPlaceProps) {
  const [place, setPlace] = useState(values.location);
  const found = useLocatedAddress(values);
  const field = useRef<HTMLInputElement>(null);

  function put(to: EditableValues['location']) {
    flushSync(() => setPlace(to));
    // The check for unsaved changes only listens to input events.
    field.current?.dispatchEvent(new Event('input', { bubbles: true }));
  }

  return (
    <>
      <input ref={field} type="hidden" name="location" value={JSON.stringify(place)} />
      <PlaceEditor found={found} value={place} error={error} onChange={put} />
    </>
  );
}

import { useRef } from 'react';
import type { Constants } from '#app/domain/import/fields.ts';
import { fieldNames } from './labels.ts';

type SameForAllProps = {
  constants: Constants;
  /** What the file's name says that all rows are called; null if nothing. */
  proposedName: string | null;
  onChange: (constants: Constants) => void;
};

const askedForAll = ['brand', 'city', 'state'] as const;

/** What the rows have in common and the file does not say: a chain's name, the town of its parks. */
export function SameForAll({ constants, proposedName, onChange }: SameForAllProps) {
  const fields = useRef<HTMLFieldSetElement>(null);
  return (
    <fieldset ref={fields} className="mt-6 max-w-4xl">
      <legend className="text-sm font-semibold">The same for all rows</legend>
      <div className="mt-2 grid grid-cols-1 items-end gap-5 sm:grid-cols-3">
        {askedForAll.map((field) => (
          <label key={field} className="block text-sm">
            {field === 'brand' ? 'What are all rows called?' : fieldNames[field]}
            <input
              className="field-small mt-1 block w-full"
              maxLength={100}
              value={constants[field] ?? ''}
              onChange={({ target }) => onChange({ ...constants, [field]: target.value })}
            />
          </label>
        ))}
      </div>
      {proposedName !== null && !constants.brand && (
        <button
          className="link-quiet mt-2 min-h-11 text-sm"
          type="button"
          onClick={() => {
            onChange({ ...constants, brand: proposedName });
            // This button goes away; the first field is the name's.
            fields.current?.querySelector('input')?.focus();
          }}
        >
          All rows are called {proposedName}
        </button>
      )}
    </fieldset>
  );
}

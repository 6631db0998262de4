import { useId } from 'react';
import type { Reading } from '#app/domain/import/read/read-table.ts';

type ReadingFieldsProps = { reading: Reading; onChange: (change: Partial<Reading>) => void };

const encodings: readonly (readonly [Reading['encoding'], string])[] = [
  ['utf-8', 'UTF-8'],
  ['windows-1252', 'Western (Windows-1252, Latin-1)'],
  ['macintosh', 'Mac Roman'],
  ['utf-16le', 'UTF-16, little-endian'],
  ['utf-16be', 'UTF-16, big-endian'],
];
const delimiters: readonly (readonly [string, string])[] = [
  [',', 'Commas'],
  [';', 'Semicolons'],
  ['\t', 'Tabs'],
  ['|', 'Bars'],
];

/** Encoding and format of the file, if the guess was wrong. */
export function ReadingFields({ reading, onChange }: ReadingFieldsProps) {
  return (
    <div className="mt-4 grid max-w-2xl grid-cols-1 gap-5 sm:grid-cols-2">
      <Choice
        label="Encoding"
        options={encodings}
        value={reading.encoding}
        onChange={(encoding) => onChange({ encoding })}
      />
      <Choice
        label="Cells are separated by"
        options={delimiters}
        value={reading.delimiter}
        onChange={(delimiter) => onChange({ delimiter })}
      />
    </div>
  );
}

type ChoiceProps<Value extends string> = {
  label: string;
  options: readonly (readonly [Value, string])[];
  value: Value;
  onChange: (value: Value) => void;
};

function Choice<Value extends string>({ label, options, value, onChange }: ChoiceProps<Value>) {
  const id = useId();
  return (
    <div>
      <label className="block text-sm font-semibold" htmlFor={id}>
        {label}
      </label>
      <select
        className="mt-1 block min-h-12 w-full rounded-control border-[1.5px] border-rule-strong bg-raised px-3"
        id={id}
        value={value}
        onChange={({ target }) => onChange(target.value as Value)}
      >
        {options.map(([name, text]) => (
          <option key={name} value={name}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}

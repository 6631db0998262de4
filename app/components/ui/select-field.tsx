import { useId } from 'react';

type SelectFieldProps = {
  name: string;
  label: string;
  /** Values and their labels. */
  options: readonly (readonly [value: string, label: string])[];
  defaultValue?: string | undefined;
};

/** A labelled select of a few options. */
export function SelectField({ name, label, options, defaultValue }: SelectFieldProps) {
  const id = useId();
  return (
    <div>
      <label className="block text-sm font-semibold" htmlFor={id}>
        {label}
      </label>
      <select
        className="mt-1 block min-h-12 w-full rounded-control border-[1.5px] border-rule-strong bg-raised px-3"
        id={id}
        name={name}
        defaultValue={defaultValue}
      >
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}

import { useId } from 'react';

type SelectFieldProps<Value extends string> = {
  name?: string;
  label: string;
  /** Values and their labels. */
  options: readonly (readonly [value: Value, label: string])[];
  defaultValue?: string | undefined;
  /** The chosen value, where the screen keeps it; `onChange` replaces it. */
  value?: Value;
  onChange?: (value: Value) => void;
};

/** A labelled select of a few options. */
export function SelectField<Value extends string>({
  label,
  options,
  onChange,
  ...props
}: SelectFieldProps<Value>) {
  const id = useId();
  return (
    <div>
      <label className="block text-sm font-semibold" htmlFor={id}>
        {label}
      </label>
      <select
        className="mt-1 block min-h-12 w-full rounded-control border-[1.5px] border-rule-strong bg-raised px-3"
        id={id}
        onChange={onChange && (({ target }) => onChange(target.value as Value))}
        {...props}
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

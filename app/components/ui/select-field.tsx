import { useId } from 'react';
import { useFieldError } from './field-errors.ts';

type SelectFieldProps<Value extends string> = {
  name?: string;
  label: string;
  /** Values and their labels. */
  options: readonly (readonly [value: Value, label: string])[];
  defaultValue?: string | undefined;
  /** The chosen value, where the screen keeps it; `onChange` replaces it. */
  value?: Value;
  onChange?: (value: Value) => void;
  error?: string | undefined;
};

/** A labelled select of a few options. */
export function SelectField<Value extends string>({
  label,
  options,
  onChange,
  error: message,
  ...props
}: SelectFieldProps<Value>) {
  const id = useId();
  const error = useFieldError(message, { name: props.name ?? '', label });
  return (
    <div>
      <label className="block text-sm font-semibold" htmlFor={id}>
        {label}
      </label>
      <select
        className={`mt-1 block min-h-12 w-full rounded-control border-[1.5px] bg-raised px-3 ${error ? 'border-accent' : 'border-rule-strong'}`}
        id={id}
        onChange={onChange && (({ target }) => onChange(target.value as Value))}
        aria-invalid={error ? true : undefined}
        aria-describedby={error && `${id}-error`}
        {...props}
      >
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
      {error && (
        <p className="mt-1 text-sm font-medium text-accent" id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}

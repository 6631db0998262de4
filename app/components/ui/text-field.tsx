import { type InputHTMLAttributes, useId } from 'react';

type TextFieldProps = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'autoComplete' | 'inputMode' | 'defaultValue' | 'maxLength' | 'required'
> & {
  name: string;
  label: string;
  hint?: string;
  error?: string | undefined;
};

/** A labelled input; its hint and its error are read out with it. */
export function TextField({ name, label, hint, error, type = 'text', ...input }: TextFieldProps) {
  // Not the name: a dialog may ask for an email over a form that does.
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const described = [hint && hintId, error && errorId].filter(Boolean).join(' ');
  return (
    <div>
      <label className="block text-sm font-semibold" htmlFor={id}>
        {label}
      </label>
      <input
        {...input}
        type={type}
        className={`mt-1 block min-h-12 w-full rounded-control border-[1.5px] bg-raised px-3 ${
          error ? 'border-accent' : 'border-rule-strong'
        }`}
        id={id}
        name={name}
        aria-invalid={error ? true : undefined}
        aria-describedby={described || undefined}
      />
      {hint && (
        <p className="mt-1 text-xs text-soft" id={hintId}>
          {hint}
        </p>
      )}
      {error && (
        <p className="mt-1 text-sm font-medium text-accent" id={errorId}>
          {error}
        </p>
      )}
    </div>
  );
}

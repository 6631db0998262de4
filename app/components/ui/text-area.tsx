import { type TextareaHTMLAttributes, useId } from 'react';
import { useFieldError } from './use-field-error.ts';

type TextAreaProps = Pick<
  TextareaHTMLAttributes<HTMLTextAreaElement>,
  'rows' | 'defaultValue' | 'maxLength'
> & {
  name: string;
  label: string;
  hint: string;
  error?: string | undefined;
};

/** A labelled multi-line field; its hint and error are announced with it. */
export function TextArea({ name, label, hint, error: message, ...area }: TextAreaProps) {
  const error = useFieldError(message, { name, label });
  const id = useId();
  return (
    <div>
      <label className="block text-sm font-semibold" htmlFor={id}>
        {label}
      </label>
      <textarea
        {...area}
        className={`mt-1 block w-full rounded-control border-[1.5px] bg-raised p-3 ${
          error ? 'border-accent' : 'border-rule-strong'
        }`}
        dir="auto"
        id={id}
        name={name}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-hint ${id}-error` : `${id}-hint`}
      />
      <p className="mt-1 text-xs text-soft" id={`${id}-hint`}>
        {hint}
      </p>
      {error && (
        <p className="mt-1 text-sm font-medium text-accent" id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}

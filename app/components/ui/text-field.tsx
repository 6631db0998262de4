import { type InputHTMLAttributes, type RefObject, useId } from 'react';
import { RevealButton, useReveal } from './reveal-button.tsx';
import { useFieldError } from './use-field-error.ts';

type TextFieldProps = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'autoComplete' | 'inputMode' | 'defaultValue' | 'maxLength' | 'required'
> & {
  ref?: RefObject<HTMLInputElement | null>;
  name: string;
  label: string;
  hint?: string;
  error?: string | undefined;
};

/** A labelled input; its hint and error are announced with it. Passwords can be revealed. */
export function TextField({ name, label, hint, type = 'text', ...rest }: TextFieldProps) {
  const { error: message, ...input } = rest;
  const error = useFieldError(message, { name, label });
  // Not the name: a dialog and the form below it may both have an email field.
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const reveal = useReveal(type === 'password');
  const described = [hint && hintId, error && errorId].filter(Boolean).join(' ');
  return (
    <div>
      <label className="block text-sm font-semibold" htmlFor={id}>
        {label}
      </label>
      <div className="relative mt-1">
        <input
          {...input}
          type={reveal?.isShown ? 'text' : type}
          className={`block min-h-12 w-full rounded-control border-[1.5px] bg-raised pl-3 ${
            error ? 'border-accent' : 'border-rule-strong'
          } ${reveal ? 'pr-18' : 'pr-3'}`}
          id={id}
          name={name}
          aria-invalid={error ? true : undefined}
          aria-describedby={described || undefined}
        />
        {reveal && <RevealButton {...reveal} inputId={id} what={label} />}
      </div>
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

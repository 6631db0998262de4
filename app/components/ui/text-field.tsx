import {
  type InputHTMLAttributes,
  type RefObject,
  useEffect,
  useId,
  useState,
  type TextareaHTMLAttributes,
} from 'react';
import { useHydrated } from '#app/browser/hydration.ts';
import * as t from '#app/messages/components/ui.ts';
import { useFieldError } from './field-errors.ts';

type TextFieldProps = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  | 'type'
  | 'autoComplete'
  | 'inputMode'
  | 'defaultValue'
  | 'list'
  | 'maxLength'
  | 'required'
  | 'tabIndex'
> & {
  ref?: RefObject<HTMLInputElement | null>;
  name: string;
  label: string;
  hint?: string;
  error?: string | undefined;
  /** What an invalid value may have meant: a button below the error fills the field with it. */
  suggestion?: { value: string; label: string; onUse: () => void } | null;
};

/** A labelled input; its hint and error are announced with it. Passwords can be revealed. */
export function TextField({ name, label, hint, type = 'text', ...rest }: TextFieldProps) {
  const { error: message, suggestion, ...input } = rest;
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
      {error && suggestion && (
        <button
          className="min-h-12 text-sm font-semibold underline underline-offset-4"
          type="button"
          onClick={() => {
            fillIn(document.getElementById(id), suggestion.value);
            suggestion.onUse();
          }}
        >
          {t.fillInSuggestion({ suggestion: suggestion.label })}
        </button>
      )}
    </div>
  );
}

/** The field's form hears of it as of typing. */
function fillIn(input: HTMLElement | null, value: string) {
  if (!(input instanceof HTMLInputElement)) return;
  input.value = value;
  input.dispatchEvent(new Event('input', { bubbles: true }));
  input.focus();
}

type Reveal = { isShown: boolean; show: (isShown: boolean) => void };

/** Returns whether a password field's text is visible, with its setter; null for other fields. */
function useReveal(isPassword: boolean): Reveal | null {
  const [isShown, show] = useState(false);
  return isPassword ? { isShown, show } : null;
}

type RevealButtonProps = Reveal & { inputId: string; what: string };

/** A button inside the field, rendered after hydration. */
function RevealButton({ isShown, show, inputId, what }: RevealButtonProps) {
  const isHydrated = useHydrated();
  // Browsers save plain text submitted in fields for autofill.
  useEffect(() => {
    const hide = () => show(false);
    const form = document.getElementById(inputId)?.closest('form');
    form?.addEventListener('submit', hide);
    return () => form?.removeEventListener('submit', hide);
  }, [inputId, show]);
  if (!isHydrated) return null;
  return (
    <button
      className="absolute inset-y-0 right-0 min-w-16 rounded-control px-3 text-sm font-semibold underline underline-offset-4"
      type="button"
      aria-controls={inputId}
      onClick={() => show(!isShown)}
    >
      {isShown ? t.hidePassword : t.showPassword}
      <span className="sr-only"> {what.toLowerCase()}</span>
    </button>
  );
}

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

import { type FormEvent, type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { useHydrated } from '#app/browser/hydration.ts';
import { reportUnreadInput } from '#app/components/ui/unread-input.ts';
import type { ContentErrors } from '#app/domain/submission/parse-submission.ts';
import type { Content } from '#app/domain/submission/submission.ts';
import type { Step } from './steps.ts';

/** The values of a step's fields, and their errors. */
export type StepProps = { content: Content; errors: ContentErrors };

/** For steps with more than text fields, which report each change themselves. */
export type EditorStepProps = StepProps & { onChange: (part: Partial<Content>) => void };

type StepFormProps = {
  step: Step;
  errors: ContentErrors;
  onChange: (part: Partial<Content>) => void;
  onContinue: () => void;
  children: ReactNode;
};

/**
 * The fields of a step. They are uncontrolled, so that text typed before hydration is not lost;
 * each change is reported.
 */
export function StepForm({ step, errors, onChange, onContinue, children }: StepFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const tell = useEffectEvent(() => {
    if (form.current) onChange(readFields(form.current, step));
  });
  // Ignores fields that are still empty: the draft may not be filled in yet.
  const tellTyped = useEffectEvent(() => {
    if (!form.current) return;
    const typed = Object.entries(readFields(form.current, step)).filter(
      ([, value]) => value !== '',
    );
    onChange(Object.fromEntries(typed));
  });
  useEffect(() => tellTyped(), []);
  useEffect(() => {
    if (Object.keys(errors).length === 0) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [errors]);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!reportUnreadInput(event.currentTarget)) onContinue();
  }

  const count = Object.keys(errors).length;
  return (
    <form
      ref={form}
      className="grid gap-5"
      method="post"
      noValidate
      onInput={tell}
      onSubmit={submit}
    >
      {children}
      <p className="sr-only" role="alert">
        {count > 0 && `${count} ${count === 1 ? 'field needs' : 'fields need'} your attention.`}
      </p>
      <button
        className="button-solid waits justify-self-start"
        type="submit"
        disabled={!useHydrated()}
      >
        Continue
      </button>
    </form>
  );
}

function readFields(form: HTMLFormElement, step: Step): Partial<Content> {
  const data = new FormData(form);
  const texts = step.fields.flatMap((name) => {
    const value = data.get(name);
    return typeof value === 'string' ? [[name, value] as const] : [];
  });
  return Object.fromEntries(texts);
}

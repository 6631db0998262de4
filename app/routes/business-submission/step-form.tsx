import { type FormEvent, type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { useHydrated } from '#app/browser/hydration.ts';
import { reportUnreadInput } from '#app/components/ui/field-errors.ts';
import { fieldsWith } from '#app/domain/business/business.ts';
import type { ListingErrors } from '#app/domain/submission/listing-rules.ts';
import { type Content, readContent, type Submission } from '#app/domain/submission/submission.ts';
import { labels } from '#app/messages/domain/listing-fields.ts';
import * as t from '#app/messages/routes/business-submission.tsx';
import type { Step } from './steps.ts';
import type { DraftStorage } from './use-draft.ts';

/** The values of a step's fields, and their errors. */
export type StepProps = { content: Content; errors: ListingErrors };

/** For steps with more than text fields, which report each change themselves. */
export type EditorStepProps = StepProps & { onChange: (part: Partial<Content>) => void };

type StepFormProps = {
  step: Step;
  errors: ListingErrors;
  button: string;
  isSending: boolean;
  /** Of a second button, which leaves out what may come later; null without one. */
  laterButton: string | null;
  onChange: (part: Partial<Content>) => void;
  onContinue: (isLater: boolean) => void;
  children: ReactNode;
};

/**
 * The fields of a step. They are uncontrolled, so that text typed before hydration is not lost;
 * each change is reported.
 */
export function StepForm(props: StepFormProps) {
  const { step, errors, button, isSending, laterButton, onChange, onContinue, children } = props;
  const isHydrated = useHydrated();
  const form = useRef<HTMLFormElement>(null);
  const reportInput = useEffectEvent(() => {
    if (form.current) onChange(readFields(form.current, step));
  });
  // Ignores fields that are still empty: the draft may not be filled in yet.
  const reportTyped = useEffectEvent(() => {
    if (!form.current) return;
    const typed = Object.entries(readFields(form.current, step)).filter(
      ([, value]) => value !== '',
    );
    onChange(Object.fromEntries(typed));
  });
  useEffect(() => reportTyped(), []);
  useEffect(() => {
    if (Object.keys(errors).length === 0) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [errors]);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    const isLater = submitter?.getAttribute('value') === 'later';
    if (!reportUnreadInput(event.currentTarget)) onContinue(isLater);
  }

  const count = Object.keys(errors).length;
  return (
    <form
      ref={form}
      className="grid gap-5"
      method="post"
      noValidate
      onInput={reportInput}
      onSubmit={submit}
    >
      {children}
      <p className="sr-only" role="alert">
        {count > 0 && t.fieldsNeedAttention({ count })}
      </p>
      <div className="flex flex-wrap gap-3">
        <button
          className="button-solid pending-button"
          type="submit"
          disabled={!isHydrated}
          aria-disabled={isSending}
        >
          {isSending ? t.submitting : button}
        </button>
        {laterButton && isHydrated && (
          <button className="button-line" type="submit" value="later">
            {laterButton}
          </button>
        )}
      </div>
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

const sentences: Record<DraftStorage, string> = {
  browser: t.draftSavedHere,
  saving: t.draftSaving,
  account: t.draftSaved,
  failed: t.draftNotSynced,
  full: t.draftsFull,
};

/** Says where the draft is stored. */
export function StorageLine({ storedIn }: { storedIn: DraftStorage }) {
  return (
    <p className="text-sm text-soft" role={storedIn === 'failed' ? 'alert' : undefined}>
      {sentences[storedIn]}
    </p>
  );
}

const fields: readonly { name: keyof Content; label: string }[] = [
  ...fieldsWith({}).map(({ name }) => ({ name, label: labels[name] })),
  { name: 'specialty', label: t.specialtyLabel },
  { name: 'hours_words', label: t.hoursInWordsLabel },
];

type ConflictNoticeProps = {
  here: Content;
  there: Submission;
  onOverwrite: () => void;
  onAcceptServer: () => void;
};

/** Another device has changed the same draft: shows the differences, and asks which to keep. */
export function ConflictNotice({ here, there, onOverwrite, onAcceptServer }: ConflictNoticeProps) {
  const other = readContent(there.content);
  const different = fields.filter(
    ({ name }) => JSON.stringify(here[name]) !== JSON.stringify(other[name]),
  );
  return (
    <section
      className="mb-8 rounded-card border-[1.5px] border-accent p-[min(1.25rem,5vw)]"
      role="alert"
    >
      <h2 className="text-title">{t.conflictTitle}</h2>
      <p className="mt-1">{t.conflictText}</p>
      <ul className="mt-3 grid gap-2 text-sm">
        {different.map(({ name, label }) => (
          <li key={name} className="wrap-anywhere">
            {t.conflictField({
              label: <strong>{label}:</strong>,
              here: show(here[name]),
              other: show(other[name]),
            })}
          </li>
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap gap-3">
        <button className="button-solid" type="button" onClick={onOverwrite}>
          {t.conflictKeepThis}
        </button>
        <button className="button-line" type="button" onClick={onAcceptServer}>
          {t.conflictUseOther}
        </button>
      </div>
    </section>
  );
}

function show(value: Content[keyof Content]): string {
  if (value === null) return t.noValue;
  if (Array.isArray(value)) return t.entries({ count: value.length });
  if (typeof value === 'object') return `${value.lat.toFixed(5)}, ${value.lng.toFixed(5)}`;
  return value === '' ? t.noValue : `“${value}”`;
}

import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import type { FetcherWithComponents } from 'react-router';
import { useHydrated } from '#app/browser/hydration.ts';
import * as t from '#app/messages/components/ui.ts';
import { type FormAnswer, findErrors } from './form-answer.ts';
import { reportUnreadInput } from './unread-input.ts';
import { EditedFieldsContext } from './use-field-error.ts';
import { UnsentNote } from './unsent-note.tsx';
import { useFocusAfter } from './use-focus-after.ts';

export type FormFetcher = FetcherWithComponents<FormAnswer>;

export type FormProps = {
  fetcher: FormFetcher;
  /** The action's path; by default the current screen's. */
  action?: string;
  /** Identifies the form among the screen's forms. */
  intent: string;
  button: string;
  /** The button's style; `wide` fills the form's width. */
  look?: keyof typeof looks;
  /** Called just before it is sent. */
  onSend?: (form: HTMLFormElement) => void;
  children?: ReactNode;
};

const looks = {
  wide: 'button-solid',
  solid: 'button-solid justify-self-start',
  line: 'button-line justify-self-start',
};

/**
 * A form that its route's action validates and sends: shows messages by field, focuses the first
 * invalid field, keeps the typed input, stops while an input cannot be read, and prevents a second submission while the first is
 * pending. It can be filled in before hydration but not sent: a disabled button also blocks Enter.
 * Uses POST: if a browser submits it natively, no password gets into a URL.
 */
export function Form(props: FormProps) {
  const { fetcher, action, intent, button, look = 'solid', onSend, children } = props;
  const { state, data } = fetcher;
  const form = useRef<HTMLFormElement>(null);
  const keepFocusAfter = useFocusAfter(form);
  // React Router reports a submission in a transition, too late for two quick clicks.
  const isUnderWay = useRef(false);
  const isSending = state !== 'idle';
  const isAnswered = state !== 'submitting';
  const [edited, setEdited] = useState<Edited>({ since: data, names: new Set() });
  const [hasInput, setHasInput] = useState(false);
  const names = edited.since === data ? edited.names : none;

  useEffect(() => {
    if (!isAnswered) return;
    isUnderWay.current = false;
    if (data?.kind === 'invalid') {
      form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
    }
  }, [isAnswered, data]);

  function begin(event: FormEvent<HTMLFormElement>) {
    if (isUnderWay.current || isSending || reportUnreadInput(event.currentTarget))
      return event.preventDefault();
    isUnderWay.current = true;
    keepFocusAfter((event.nativeEvent as SubmitEvent).submitter);
    setHasInput(event.currentTarget.querySelector(inputs) !== null);
    onSend?.(event.currentTarget);
  }

  function recordEdit({ target }: FormEvent) {
    const name = target instanceof Element ? (target.getAttribute('name') ?? '') : '';
    if (!names.has(name)) setEdited({ since: data, names: new Set(names).add(name) });
  }

  return (
    <fetcher.Form
      ref={form}
      className="grid grid-cols-1 gap-5"
      method="post"
      action={action}
      noValidate
      onSubmit={begin}
      onInput={recordEdit}
    >
      <input type="hidden" name="intent" value={intent} />
      <EditedFieldsContext value={names}>{children}</EditedFieldsContext>
      <p className="sr-only" role="alert">
        {announce(data, names)}
      </p>
      <UnsentNote form={form} answer={data} isSending={!isAnswered} hasInput={hasInput} />
      <button
        className={`pending-button ${looks[look]}`}
        type="submit"
        disabled={!useHydrated()}
        aria-disabled={isSending || undefined}
      >
        {isSending ? t.sending : button}
      </button>
    </fetcher.Form>
  );
}

const inputs = 'input:not([type=hidden]), textarea, select';

/** The fields that were edited since an answer; '' for those without a name, as lists have. */
type Edited = { since: FormAnswer | undefined; names: ReadonlySet<string> };

const none: ReadonlySet<string> = new Set();

/** Counts the errors of fields that are as they were sent. */
function announce(answer: FormAnswer | undefined, edited: ReadonlySet<string>): string {
  if (edited.has('')) return '';
  const count = Object.keys(findErrors(answer)).filter((name) => !edited.has(name)).length;
  if (count === 0) return '';
  return t.fieldsNeedAttention({ count });
}

import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import type { FetcherWithComponents } from 'react-router';
import { useHydrated } from '#app/browser/hydration.ts';
import { type FormAnswer, findErrors } from './form-answer.ts';
import { UnsentNote } from './unsent-note.tsx';

export type FormFetcher = FetcherWithComponents<FormAnswer>;

export type FormProps = {
  fetcher: FormFetcher;
  /** Where it goes; by default to the screen it stands on. */
  action?: string;
  /** Which of the forms of that screen it is. */
  intent: string;
  button: string;
  /** How the button looks; `wide` fills the form's width. */
  look?: keyof typeof looks;
  /** It is about to be sent. */
  onSend?: (form: HTMLFormElement) => void;
  children?: ReactNode;
};

const looks = {
  wide: 'button-solid',
  solid: 'button-solid justify-self-start',
  line: 'button-line justify-self-start',
};

/**
 * A form that its route's action checks and sends: messages by field, the focus on the first field
 * that has one, what was typed stays, and no second sending while the first is on its way. It can be
 * filled in from the start, and be sent once the page works: a disabled button keeps Enter from
 * sending it, too. By post: should a browser send one itself, no password gets into an address.
 */
export function Form(props: FormProps) {
  const { fetcher, action, intent, button, look = 'solid', onSend, children } = props;
  const { state, data } = fetcher;
  const form = useRef<HTMLFormElement>(null);
  // React Router tells of a sending in a transition, which two quick clicks are faster than.
  const isUnderWay = useRef(false);
  const isSending = state !== 'idle';
  const isAnswered = state !== 'submitting';

  useEffect(() => {
    if (!isAnswered) return;
    isUnderWay.current = false;
    if (data?.kind === 'invalid') {
      form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
    }
  }, [isAnswered, data]);

  function begin(event: FormEvent<HTMLFormElement>) {
    if (isUnderWay.current || isSending) return event.preventDefault();
    isUnderWay.current = true;
    onSend?.(event.currentTarget);
  }

  return (
    <fetcher.Form
      ref={form}
      className="grid gap-5"
      method="post"
      action={action}
      noValidate
      onSubmit={begin}
    >
      <input type="hidden" name="intent" value={intent} />
      {children}
      <p className="sr-only" role="alert">
        {announce(data)}
      </p>
      <UnsentNote form={form} answer={data} isSending={!isAnswered} />
      <button
        className={`waits ${looks[look]}`}
        type="submit"
        disabled={!useHydrated()}
        aria-disabled={isSending}
      >
        {isSending ? 'One moment…' : button}
      </button>
    </fetcher.Form>
  );
}

function announce(answer: FormAnswer | undefined): string {
  const count = Object.keys(findErrors(answer)).length;
  if (count === 0) return '';
  return `${count} ${count === 1 ? 'field needs' : 'fields need'} your attention.`;
}

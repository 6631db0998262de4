import type { ReactNode } from 'react';
import { useHydrated } from '#app/browser/hydration.ts';
import type { FormState } from './use-form.ts';

type FormProps = {
  state: FormState;
  button: string;
  /** How the button looks; `wide` fills the form's width. */
  look?: keyof typeof looks;
  children: ReactNode;
};

const looks = {
  wide: 'button-solid',
  solid: 'button-solid justify-self-start',
  line: 'button-line justify-self-start',
};

/**
 * A form of `useForm`. It can be filled in from the start, and be sent once the page works: a disabled
 * button keeps Enter from sending it, too. By post: should a browser send one itself, no password gets into an address.
 */
export function Form({ state, button, look = 'solid', children }: FormProps) {
  return (
    <form
      className="grid gap-5"
      method="post"
      noValidate
      onSubmit={(event) => void state.submit(event)}
    >
      {children}
      <p className="sr-only" role="alert">
        {state.announcement}
      </p>
      <button
        className={`waits ${looks[look]}`}
        type="submit"
        disabled={!useHydrated()}
        aria-disabled={state.isSending}
      >
        {state.isSending ? 'One moment…' : button}
      </button>
    </form>
  );
}

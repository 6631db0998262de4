import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { FormState } from '#app/components/use-form.ts';

type AuthFormProps = {
  state: FormState;
  button: string;
  children: ReactNode;
  links: { to: string; label: string }[];
};

/**
 * The frame of this screen's forms. By post: should a browser send one itself, no password gets
 * into an address.
 */
export function AuthForm({ state, button, children, links }: AuthFormProps) {
  return (
    <>
      <form
        className="mt-6 grid gap-5"
        method="post"
        noValidate
        onSubmit={(event) => void state.submit(event)}
      >
        {children}
        <p className="sr-only" role="alert">
          {state.announcement}
        </p>
        <button className="button-solid" type="submit" aria-disabled={state.isSending}>
          {state.isSending ? 'One moment…' : button}
        </button>
      </form>
      <ul className="mt-6 grid gap-x-6 border-t border-rule pt-4 text-sm">
        {links.map(({ to, label }) => (
          <li key={to}>
            <Link className="link-quiet inline-flex min-h-11 items-center" to={to}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Form, type FormFetcher } from '#app/components/ui/form.tsx';

type AuthFormProps = {
  fetcher: FormFetcher;
  intent: string;
  button: string;
  children: ReactNode;
  links: { to: string; label: string }[];
};

/** A form of this screen, with the ways to its other forms. */
export function AuthForm({ children, links, ...form }: AuthFormProps) {
  return (
    <>
      <div className="mt-6">
        <Form {...form} action="/auth" look="wide">
          {children}
        </Form>
      </div>
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

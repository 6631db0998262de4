import type { ReactNode } from 'react';
import { Link } from 'react-router';

/** Find or add, claim, complete. */
export function Steps() {
  return (
    <section className="shell mt-8" aria-label="How it works">
      <div className="rule-double" />
      <ol className="grid grid-cols-1 gap-x-12 gap-y-8 md:grid-cols-3">
        <Step number={1} title="Find it, or add it">
          Many businesses are listed already. If yours is not,{' '}
          <StepLink to="/business-submission">add it</StepLink>: we check the facts and tell you
          when it is public, or why it is not.
        </Step>
        <Step number={2} title="Claim it">
          A code by email or on your website makes it yours right away. A license, a lease or a
          utility bill works too; our admins review it.
        </Step>
        <Step number={3} title="Complete it">
          Set hours and holidays, add photos and prices. Changes are live when you save them, and
          statistics show how often people view your listing and call.
        </Step>
      </ol>
      <p className="mt-8 flex flex-wrap gap-3">
        <Link prefetch="intent" className="button-solid" to="/auth?view=sign-up&as=business">
          Create an account
        </Link>
        <Link prefetch="intent" className="button-line" to="/help">
          Help for owners
        </Link>
      </p>
    </section>
  );
}

type StepProps = { number: number; title: string; children: ReactNode };

function Step({ number, title, children }: StepProps) {
  return (
    <li className="pt-4">
      <h2 className="flex items-baseline gap-3 text-title">
        <span className="text-accent tabular-nums" aria-hidden="true">
          {number}
        </span>
        {title}
      </h2>
      <p className="mt-2 text-soft">{children}</p>
    </li>
  );
}

function StepLink({ to, children }: { to: string; children: string }) {
  return (
    <Link className="link-quiet text-ink" to={to}>
      {children}
    </Link>
  );
}

import type { ReactNode } from 'react';
import { Link } from 'react-router';

/** Find or add, claim, complete. */
export function Steps() {
  return (
    <section className="shell mt-20" aria-labelledby="steps">
      <div className="rule-double">
        <h2 id="steps" className="pt-3 text-section">
          From a search to a full page
        </h2>
      </div>
      <ol className="mt-8 grid grid-cols-1 gap-x-12 gap-y-10 md:grid-cols-3">
        <Step number={1} title="Find it, or add it">
          Many businesses are listed already. Look for your name and street above. If nothing comes
          up, <StepLink to="/business-submission">add your business</StepLink>: we check the facts
          and tell you when it is public, or why not yet.
        </Step>
        <Step number={2} title="Claim it">
          Begin on your listing. A code to an email address at your own domain, or on your website,
          makes it yours at once; a license, a lease or a utility bill will do too. Where a person
          has to decide, you read their reason.
        </Step>
        <Step number={3} title="Complete it">
          Set your hours with holidays, add photos and prices, and write two honest sentences: each
          is live as you save it. Your <StepLink to="/dashboard">dashboard</StepLink> shows what is
          missing, and the statistics of your listing how often people look and call.
        </Step>
      </ol>
    </section>
  );
}

type StepProps = { number: number; title: string; children: ReactNode };

function Step({ number, title, children }: StepProps) {
  return (
    <li>
      <p className="font-display text-hero font-bold text-accent tabular-nums" aria-hidden="true">
        {number}
      </p>
      <h3 className="mt-3 text-title">{title}</h3>
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

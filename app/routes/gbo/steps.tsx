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
          and tell you when it is public, or why it is not.
        </Step>
        <Step number={2} title="Claim it">
          Start on your listing. A code sent to an email address at your own domain, or on your
          website, makes it yours right away; a license, a lease or a utility bill will do too. If
          our team has to decide, you get their reason.
        </Step>
        <Step number={3} title="Complete it">
          Set your hours and holidays, add photos and prices, and write two honest sentences. Each
          change is live when you save it. Your <StepLink to="/dashboard">dashboard</StepLink> shows
          what is missing, and your listing’s statistics show how often people view it and call.
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

import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Icon } from '#app/components/ui/icon.tsx';

type MembershipCardProps = {
  title: string;
  summary: string;
  /** What members have now. */
  today: string[];
  /** What they do not have yet. */
  planned: string[];
  button: string;
  to: string;
  /** Whether the card has the accent color. */
  isStrong?: boolean;
};

/** A kind of membership, in the look of a membership card. */
export function MembershipCard(props: MembershipCardProps) {
  const { title, summary, today, planned, button, to, isStrong = false } = props;
  return (
    <section
      className="flex flex-col overflow-hidden rounded-card bg-raised shadow-card"
      aria-label={title}
    >
      <div className={`h-2 ${isStrong ? 'bg-accent' : 'bg-ink'}`} />
      <div className="flex grow flex-col p-[min(1.5rem,6vw)] wrap-anywhere">
        <h2 className="text-title">{title}</h2>
        <p className="mt-2 text-soft">{summary}</p>
        <h3 className="kicker mt-5 text-soft">Today</h3>
        <Benefits of={today} icon={<Icon name="check" />} />
        <h3 className="kicker mt-5 text-soft">Not there yet</h3>
        <div className="mb-6">
          <Benefits of={planned} icon="·" />
        </div>
        <Link
          prefetch="intent"
          className={`${isStrong ? 'button-solid' : 'button-line'} mt-auto w-full`}
          to={to}
        >
          {button}
        </Link>
      </div>
    </section>
  );
}

function Benefits({ of, icon }: { of: string[]; icon: ReactNode }) {
  return (
    <ul className="mt-2 grid gap-2">
      {of.map((benefit) => (
        <li key={benefit} className="flex gap-3">
          <span className="mt-0.5 w-5 shrink-0 text-center text-open" aria-hidden="true">
            {icon}
          </span>
          {benefit}
        </li>
      ))}
    </ul>
  );
}

import { Link } from 'react-router';
import { Icon } from '#app/components/ui/icon.tsx';

type ComingScreenProps = {
  /** What the screen is going to be, in whole sentences. */
  will: string[];
  today: { to: string; label: string }[];
};

/** Says of a screen that is being built what it will be, and what works already. */
export function ComingScreen({ will, today }: ComingScreenProps) {
  return (
    <div className="mt-6 grid grid-cols-1 gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,34rem)_minmax(0,24rem)]">
      <div>
        <p className="kicker text-accent">Being built</p>
        {will.map((sentence) => (
          <p key={sentence} className="mt-3 text-lg">
            {sentence}
          </p>
        ))}
      </div>
      <section aria-labelledby="today">
        <h2 className="text-title" id="today">
          What you can do today
        </h2>
        <ul className="mt-3 border-t border-ink">
          {today.map(({ to, label }) => (
            <li key={to} className="border-b border-rule">
              <Link
                prefetch="intent"
                className="flex min-h-12 items-center justify-between gap-3 py-2 font-medium hover:text-accent"
                to={to}
              >
                {label} <Icon name="arrow" />
              </Link>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

import { Link } from 'react-router';
import { keepFocus } from '#app/components/site/page-heading.tsx';
import * as t from '#app/messages/components/dashboard.tsx';

type PeriodLinksProps<Days extends number> = {
  periods: readonly Days[];
  chosen: Days;
  addressOf: (days: Days) => string;
};

/** Links that choose the period of a statistics screen. */
export function PeriodLinks<Days extends number>(props: PeriodLinksProps<Days>) {
  const { periods, chosen, addressOf } = props;
  return (
    <nav aria-label={t.period}>
      <ul className="flex flex-wrap gap-x-5 text-sm">
        {periods.map((days) => (
          <li key={days}>
            <Link
              className={`inline-flex min-h-11 items-center border-b-2 ${days === chosen ? 'border-accent font-semibold' : 'border-transparent text-soft hover:text-ink forced-colors:border-b-0'}`}
              to={addressOf(days)}
              aria-current={days === chosen ? 'true' : undefined}
              state={keepFocus}
              preventScrollReset
            >
              {t.days({ count: days })}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

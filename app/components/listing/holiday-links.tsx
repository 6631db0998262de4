import { Link } from 'react-router';
import { metroAddress } from '#app/components/search/search-address.ts';
import type { Holiday } from '#app/domain/holiday/holiday.ts';
import * as t from '#app/messages/components/listing.tsx';

type HolidayLinksProps = {
  /** Slug of the metro. */
  metro: string;
  /** The coming holidays. */
  holidays: readonly Holiday[];
};

/** "Open on Thanksgiving", for each coming holiday; nothing without one. */
export function HolidayLinks({ metro, holidays }: HolidayLinksProps) {
  if (holidays.length === 0) return null;
  return (
    <ul className="no-print mt-1 flex flex-wrap gap-x-5">
      {holidays.map(({ slug, name }) => (
        <li key={slug}>
          <Link
            className="link-quiet inline-flex min-h-11 items-center font-medium"
            to={`${metroAddress(metro)}/${slug}`}
            prefetch="intent"
          >
            {t.openOnHoliday({ holiday: name })}
          </Link>
        </li>
      ))}
    </ul>
  );
}

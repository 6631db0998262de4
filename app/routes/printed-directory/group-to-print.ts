import { formatShortWeek } from '#app/domain/business/format-hours.ts';
import { type MetroIndex, readIndexRow } from '#app/domain/metro-index/metro-index.ts';
import { compareText } from '#app/domain/text/text.ts';
import { closed, temporarilyClosed } from '#app/messages/domain/business.ts';

export type PrintedListing = {
  slug: string;
  name: string;
  specialty: string | null;
  /** Without the city where that is the metro's own. */
  address: string;
  phone: string | null;
  /** 'Monday to Friday 9 AM – 5 PM', without the days on which it is closed. */
  hours: string[];
};

export type PrintedCategory = { slug: string; name: string; listings: PrintedListing[] };

/** Of a directory on paper: some 40 sheets. */
const maxPrinted = 2_000;

/**
 * Groups a metro's listings by their main category for a directory on paper, both by name.
 * @returns at most 2,000 listings, and how many there are
 */
export function groupToPrint(index: MetroIndex): { all: number; categories: PrintedCategory[] } {
  const own = index.metro.name;
  const listings = index.listings
    .map((row) => readIndexRow(index, row))
    .toSorted(
      (a, b) => compareText(a.category.name, b.category.name) || compareText(a.name, b.name),
    );
  const groups = Map.groupBy(listings.slice(0, maxPrinted), ({ category }) => category.slug);
  const categories = Array.from(groups, ([slug, group]) => ({
    slug,
    name: group[0]?.category.name ?? '',
    listings: group.map(({ street, city, state, opening_hours, temporarily_closed, ...rest }) => ({
      slug: rest.slug,
      name: rest.name,
      specialty: rest.specialty,
      address: [street, `${city}, ${state}` === own ? '' : city].filter(Boolean).join(', '),
      phone: rest.phone,
      hours: temporarily_closed
        ? [temporarilyClosed]
        : formatShortWeek(opening_hours)
            .filter(({ lines }) => lines[0] !== closed)
            .map(({ days, lines }) => `${days} ${lines.join(', ')}`),
    })),
  }));
  return { all: index.total, categories };
}

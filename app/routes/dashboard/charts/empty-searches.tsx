import { PlainTable } from '#app/components/ui/plain-table.tsx';
import type { EmptySearches } from '#app/domain/health/health.ts';
import { formatCount } from '#app/domain/text/text.ts';

/** The places of searches without results. */
export function EmptySearchTable({ found: { days, places } }: { found: EmptySearches }) {
  if (places.length === 0) {
    return (
      <p className="mt-4">No search of the last {days} days is known to have found nothing.</p>
    );
  }
  return (
    <PlainTable
      caption={`Searches without results in ${days} days, by place`}
      columns={[{ name: 'Place' }, { name: 'Searches', isNumber: true }]}
      rows={places.map(({ name, searches }) => ({
        key: name,
        cells: [name, formatCount(searches)],
      }))}
    />
  );
}

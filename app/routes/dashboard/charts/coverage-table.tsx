import { Link } from 'react-router';
import { PlainTable } from '#app/components/ui/plain-table.tsx';
import type { Coverage } from '#app/domain/health/charts.ts';
import { formatCount } from '#app/domain/text/text.ts';
import { ShareMark } from './share-mark.tsx';

/** What listings lack, by metro: number, share and bar. */
export function CoverageTable({ coverage }: { coverage: Coverage[] }) {
  if (coverage.length === 0) {
    return <p className="mt-4">No listing is published yet.</p>;
  }
  return (
    <PlainTable
      caption="What listings lack, by metro"
      columns={[
        { name: 'Metro' },
        { name: 'Listings', isNumber: true },
        { name: 'Without hours', isNumber: true },
        { name: 'Without phone', isNumber: true },
        { name: 'Without photo', isNumber: true },
      ]}
      rows={coverage.map(({ slug, name, listings, no_hours, no_phone, no_photo }) => ({
        key: slug ?? 'none',
        cells: [
          slug === null ? (
            'In no metro'
          ) : (
            <Link key="way" className="link-quiet" to={`/browse/metro/${slug}`}>
              {name}
            </Link>
          ),
          formatCount(listings),
          <ShareMark key="hours" part={no_hours} whole={listings} />,
          <ShareMark key="phone" part={no_phone} whole={listings} />,
          <ShareMark key="photo" part={no_photo} whole={listings} />,
        ],
      }))}
    />
  );
}

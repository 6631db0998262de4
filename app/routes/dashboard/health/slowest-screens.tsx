import { Link } from 'react-router';
import { PlainTable } from '#app/components/ui/plain-table.tsx';
import { type VitalSummary, rateVital } from '#app/domain/metric/summary.ts';
import { formatCount } from '#app/domain/text/text.ts';
import { State } from './state.tsx';

const shown = 5;
/** Fewer visits say nothing about a screen. */
const fewestVisits = 5;

/** The screens on which people waited longest. */
export function SlowestScreens({ lines }: { lines: VitalSummary[] }) {
  const slowest = lines
    .filter(({ metric, samples }) => metric === 'LCP' && samples >= fewestVisits)
    .sort((one, other) => other.p75 - one.p75)
    .slice(0, shown);
  return (
    <>
      {slowest.length === 0 ? (
        <p className="mt-4">
          <State
            kind="unknown"
            words={`Not enough data: no screen was measured ${fewestVisits} times in the last seven days.`}
          />
        </p>
      ) : (
        <PlainTable
          caption="Screens, the slowest first"
          columns={[
            { name: 'Screen' },
            { name: 'Largest paint, 75th', isNumber: true },
            { name: 'Rating' },
            { name: 'Visits', isNumber: true },
          ]}
          rows={slowest.map(({ key, p75, samples }) => {
            const rating = rateVital('LCP', p75);
            return {
              key,
              cells: [
                key,
                `${(p75 / 1000).toFixed(2)} s`,
                <State key="rating" kind={rating === 'good' ? 'good' : 'bad'} words={rating} />,
                formatCount(samples),
              ],
            };
          })}
        />
      )}
      <p className="mt-4">
        <Link className="link-quiet" to="/dashboard/metrics">
          All measurements
        </Link>
      </p>
    </>
  );
}

import { TimeChart } from '#app/components/chart/time-chart.tsx';
import { PlainTable } from '#app/components/ui/plain-table.tsx';
import type { TrafficCount, TrafficHour } from '#app/domain/health/health.ts';
import { formatCount } from '#app/domain/text/text.ts';
import { State } from './state.tsx';

/** More than one failure in this many requests is highlighted. */
const failuresWorthALook = 100;

/** Requests of a day, failures, and the share that the cache served. */
export function Traffic({ hours }: { hours: TrafficHour[] | null }) {
  if (hours === null) {
    return (
      <p className="mt-4">
        <State
          kind="unknown"
          words="Not available: Redis, which counts requests, does not answer."
        />
      </p>
    );
  }
  const sum = (name: TrafficCount) => hours.reduce((total, hour) => total + hour[name], 0);
  const [requests, failed] = [sum('requests'), sum('failed')];
  if (requests === 0) {
    return (
      <p className="mt-4">
        <State kind="unknown" words="Nothing was counted in the last 24 hours." />
      </p>
    );
  }
  const kept = sum('hit') + sum('stale') + sum('outage');
  const requested = kept + sum('miss');
  const areMany = failed * failuresWorthALook > requests;
  return (
    <>
      <PlainTable
        caption="Requests in 24 hours"
        columns={[{ name: 'What' }, { name: 'In 24 hours' }]}
        rows={[
          { key: 'requests', cells: ['Requests', formatCount(requests)] },
          {
            key: 'failed',
            cells: [
              'Failed',
              <State
                key="state"
                kind={areMany ? 'bad' : 'good'}
                words={`${formatCount(failed)} (${formatPart(failed, requests)})`}
              />,
            ],
          },
          {
            key: 'browsers',
            cells: [
              'Errors in browsers (in the log as browser_error)',
              formatCount(sum('browser_errors')),
            ],
          },
          {
            key: 'cache',
            cells: [
              'Answered from the cache',
              requested === 0
                ? 'No requests'
                : `${formatPart(kept, requested)} of ${formatCount(requested)} cacheable requests`,
            ],
          },
        ]}
      />
      <TimeChart
        title="Requests by hour"
        description={`${formatCount(requests)} in 24 hours, of which ${formatCount(failed)} failed. The table below has every number.`}
        points={hours.map(({ hour, requests: count }) => ({
          key: hour,
          value: count,
          time: nameHour(hour),
          hint: `${nameHour(hour)}: ${formatCount(count)}`,
          look: 'fill-ink forced-colors:fill-[CanvasText]',
        }))}
        least={1}
        isWhole
        formatTick={formatCount}
      />
      <details className="mt-2">
        <summary className="link-quiet inline-flex min-h-11 items-center text-sm">
          The same numbers as a table
        </summary>
        <PlainTable
          caption="Requests by hour"
          columns={[
            { name: 'Hour (UTC)' },
            { name: 'Requests', isNumber: true },
            { name: 'Failed', isNumber: true },
            { name: 'From the cache', isNumber: true },
            { name: 'Rendered again', isNumber: true },
          ]}
          rows={hours.toReversed().map((hour) => ({
            key: hour.hour,
            cells: [
              nameHour(hour.hour),
              formatCount(hour.requests),
              formatCount(hour.failed),
              formatCount(hour.hit + hour.stale + hour.outage),
              formatCount(hour.miss),
            ],
          }))}
        />
      </details>
    </>
  );
}

/** Returns '21:00'. */
function nameHour(hour: string): string {
  return hour.slice(11, 16);
}

function formatPart(part: number, whole: number): string {
  return `${((100 * part) / whole).toFixed(1)}%`;
}

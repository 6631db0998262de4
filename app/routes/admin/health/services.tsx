import { TimeChart } from '#app/components/chart/time-chart.tsx';
import { Disclosure } from '#app/components/ui/disclosure.tsx';
import { PlainTable } from '#app/components/ui/plain-table.tsx';
import type {
  HealthParts,
  TrafficCount,
  TrafficHour,
  DatabaseState,
} from '#app/domain/health/health.ts';
import { formatCount } from '#app/domain/text/text.ts';
import type { QueueDepth } from '#app/services/health-checks.ts';
import { formatDuration, State } from './state.tsx';

const dependencies = [
  {
    name: 'database',
    title: 'Database',
    without: 'Saved pages are served; nothing can be changed.',
  },
  { name: 'redis', title: 'Redis', without: 'Each server counts limits on its own.' },
  { name: 'kv', title: 'KV', without: 'Every page is rendered again.' },
] as const;

const queues = [
  { name: 'metrics', title: 'Browser measurements' },
  { name: 'failed_measurements', title: 'Measurements that failed for an hour, retried for days' },
] as const;

type DependenciesProps = Pick<HealthParts, 'health' | 'queues'> & { nowMs: number };

/** The state of the Worker's dependencies and queues, checked just now. */
export function Dependencies({ health, queues: depths, nowMs }: DependenciesProps) {
  return (
    <>
      <PlainTable
        caption="Services"
        columns={[{ name: 'Service' }, { name: 'State' }, { name: 'Answered in', isNumber: true }]}
        rows={dependencies.map(({ name, title, without }) => {
          const { ok, latency_ms } = health[name];
          const state = ok ? (
            <State kind="good" words="Answers" />
          ) : (
            <State kind="bad" words={`Does not answer. ${without}`} />
          );
          return { key: name, cells: [title, state, ok ? `${latency_ms} ms` : '–'] };
        })}
      />
      <div className="mt-8">
        <PlainTable
          caption="Measurement queues"
          columns={[{ name: 'Queue' }, { name: 'Waiting', isNumber: true }, { name: 'Oldest' }]}
          rows={queues.map(({ name, title }) => {
            const depth = depths[name];
            if (depth === null) {
              const unknown = <State kind="unknown" words="Unknown" />;
              return { key: name, cells: [title, '–', unknown] };
            }
            return {
              key: name,
              cells: [title, formatCount(depth.waiting), describeAge(depth, nowMs)],
            };
          })}
        />
      </div>
    </>
  );
}

function describeAge({ oldest_at, waiting }: QueueDepth, nowMs: number): string {
  if (waiting === 0) return 'Nothing is waiting';
  return oldest_at === null
    ? 'Not available here'
    : formatDuration(Math.max(0, nowMs - Date.parse(oldest_at)));
}

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
  const fromCache = sum('hit') + sum('stale') + sum('outage');
  const requested = fromCache + sum('miss');
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
                : `${formatPart(fromCache, requested)} of ${formatCount(requested)} cacheable requests`,
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
          className: 'fill-ink forced-colors:fill-[CanvasText]',
        }))}
        min={1}
        isWhole
        formatTick={formatCount}
      />
      <Disclosure className="mt-2" title="The same numbers as a table" titleClass="text-sm">
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
      </Disclosure>
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

/** The share of connections from which an admin should look who holds them. */
const manyConnections = 0.8;

type DatabaseFactsProps = { state: DatabaseState; nowMs: number };

/** Size, connections and slowest statements of the database. */
export function DatabaseFacts({ state, nowMs }: DatabaseFactsProps) {
  const { bytes, connections, max_connections, started_at, statements } = state;
  const isFull = connections > max_connections * manyConnections;
  return (
    <>
      <PlainTable
        caption="The database"
        columns={[{ name: 'What' }, { name: 'Now' }]}
        rows={[
          { key: 'size', cells: ['Size', formatBytes(bytes)] },
          {
            key: 'connections',
            cells: [
              'Connections',
              <State
                key="state"
                kind={isFull ? 'bad' : 'good'}
                words={`${connections} of ${max_connections}`}
              />,
            ],
          },
          {
            key: 'running',
            cells: ['Running for', formatDuration(Math.max(0, nowMs - Date.parse(started_at)))],
          },
        ]}
      />
      <h3 className="mt-8 text-title">Statements that take the most time</h3>
      {statements === null ? (
        <p className="mt-2 max-w-[65ch]">
          <State
            kind="unknown"
            words="Not available: this database does not load the extension pg_stat_statements."
          />
        </p>
      ) : (
        <Statements statements={statements} />
      )}
    </>
  );
}

function Statements({ statements }: { statements: NonNullable<DatabaseState['statements']> }) {
  return (
    <PlainTable
      caption="Statements that take the most time"
      columns={[
        { name: 'Statement' },
        { name: 'Calls', isNumber: true },
        { name: 'Mean', isNumber: true },
        { name: 'Longest', isNumber: true },
        { name: 'In all', isNumber: true },
      ]}
      rows={statements.map(({ statement, calls, mean_ms, max_ms, total_ms }, index) => ({
        // Two roles may run the same statement.
        key: `${index} ${statement}`,
        cells: [
          <code key="text" className="block max-w-[70ch] min-w-56 text-xs wrap-anywhere">
            {statement}
          </code>,
          formatCount(calls),
          `${mean_ms} ms`,
          `${max_ms} ms`,
          `${(total_ms / 1000).toFixed(1)} s`,
        ],
      }))}
    />
  );
}

function formatBytes(bytes: number): string {
  const megabytes = bytes / 1024 ** 2;
  return megabytes < 1024 ? `${Math.round(megabytes)} MB` : `${(megabytes / 1024).toFixed(1)} GB`;
}

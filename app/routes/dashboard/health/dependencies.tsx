import { PlainTable } from '#app/components/ui/plain-table.tsx';
import type { HealthParts } from '#app/domain/health/health.ts';
import type { QueueDepth } from '#app/services/health-checks.ts';
import { formatCount } from '#app/domain/text/text.ts';
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

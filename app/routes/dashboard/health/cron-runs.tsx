import { PlainTable } from '#app/components/ui/plain-table.tsx';
import { type CronTask, cronTasks, type HealthState } from '#app/domain/health/health.ts';
import { formatCount, minuteMs } from '#app/domain/text/text.ts';
import { formatDuration, spanOf, State } from './state.tsx';

/** Two runs may be missed; a third means that no cron trigger fires. */
const missedRuns = 3;

type CronRunsProps = Pick<HealthState, 'cron_runs' | 'now'>;

/** The cron tasks: last run, duration and result. */
export function CronRuns({ cron_runs, now }: CronRunsProps) {
  const known = new Map(cron_runs.map((run) => [run.name, run]));
  return (
    <PlainTable
      caption="Scheduled tasks"
      columns={[
        { name: 'Task' },
        { name: 'Each' },
        { name: 'Last run', isWide: true },
        { name: 'Took', isNumber: true },
        { name: 'State', isWide: true },
        { name: 'Failed in 24 hours', isNumber: true },
      ]}
      rows={(Object.keys(cronTasks) as CronTask[]).map((name) => {
        const { what, everyMinutes } = cronTasks[name];
        const each = everyMinutes === 1 ? 'minute' : 'hour';
        const run = known.get(name);
        if (run === undefined) {
          const never = <State kind="unknown" words="Has not run in the last week" />;
          return { key: name, cells: [what, each, '–', '–', never, '–'] };
        }
        const ms = spanOf(run.started_at, now);
        const took = spanOf(run.started_at, run.ended_at);
        return {
          key: name,
          cells: [
            what,
            each,
            `${formatDuration(ms)} ago`,
            took < 1000 ? `${took} ms` : formatDuration(took),
            <RunState
              key="state"
              run={run}
              isLate={ms > missedRuns * everyMinutes * minuteMs}
              now={now}
            />,
            formatCount(run.failures),
          ],
        };
      })}
    />
  );
}

type RunStateProps = { run: HealthState['cron_runs'][number]; isLate: boolean; now: string };

function RunState({ run: { failure, succeeded_at }, isLate, now }: RunStateProps) {
  if (failure !== null) {
    const last =
      succeeded_at === null
        ? 'no success in the last week'
        : `last success ${formatDuration(spanOf(succeeded_at, now))} ago`;
    return <State kind="bad" words={`Failed (${failure}), ${last}`} />;
  }
  if (isLate) return <State kind="bad" words="Succeeded, but overdue" />;
  return <State kind="good" words="Succeeded" />;
}

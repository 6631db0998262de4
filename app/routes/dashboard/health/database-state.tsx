import { PlainTable } from '#app/components/ui/plain-table.tsx';
import type { DatabaseState } from '#app/domain/health/health.ts';
import { formatCount } from '#app/domain/text/text.ts';
import { formatDuration, State } from './state.tsx';

/** The share of connections from which an admin should look who holds them. */
const manyConnections = 0.8;

type DatabaseFactsProps = { state: DatabaseState; nowMs: number };

/** Size, connections and slowest statements of the database. */
export function DatabaseFacts({ state, nowMs }: DatabaseFactsProps) {
  const { bytes, connections, most_connections, started_at, statements } = state;
  const isFull = connections > most_connections * manyConnections;
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
                words={`${connections} of ${most_connections}`}
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

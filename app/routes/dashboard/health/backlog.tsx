import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { PlainTable } from '#app/components/ui/plain-table.tsx';
import type { HealthState } from '#app/domain/health/health.ts';
import { formatCount, minuteMs } from '#app/domain/text/text.ts';
import { formatDuration, spanOf, State } from './state.tsx';

type Waiting = { waiting: number; waiting_since: string | null };

/** What waits for a cron task or a person, how long, and whether that is too long. */
export function BacklogTable({ state }: { state: HealthState }) {
  const { mails } = state;
  const lines: { title: ReactNode; key: string; of: Waiting; lateAfterMs: number | null }[] = [
    {
      key: 'queue',
      title: <Way to="/dashboard/queue">Awaiting review</Way>,
      of: state.queue,
      lateAfterMs: null,
    },
    {
      key: 'decisions',
      title: 'Decisions to be executed',
      of: state.decisions,
      lateAfterMs: 3 * minuteMs,
    },
    {
      key: 'mails',
      title: <Way to="/dashboard/mails">Emails to send</Way>,
      of: mails,
      lateAfterMs: 10 * minuteMs,
    },
    {
      key: 'imports',
      title: <Way to="/dashboard/imports">Imports in progress</Way>,
      of: state.imports,
      lateAfterMs: 10 * minuteMs,
    },
  ];
  return (
    <>
      <PlainTable
        caption="Waiting work by kind"
        columns={[
          { name: 'What' },
          { name: 'Waiting', isNumber: true },
          { name: 'Oldest' },
          { name: 'State' },
        ]}
        rows={lines.map(({ key, title, of, lateAfterMs }) => {
          const ms = of.waiting_since === null ? 0 : spanOf(of.waiting_since, state.now);
          const age = of.waiting_since === null ? 'Nothing is waiting' : formatDuration(ms);
          const isLate = lateAfterMs !== null && ms > lateAfterMs;
          const words = isLate ? `Longer than ${formatDuration(lateAfterMs)}` : 'In time';
          const how =
            lateAfterMs === null ? (
              'Depends on people'
            ) : (
              <State kind={isLate ? 'bad' : 'good'} words={words} />
            );
          return { key, cells: [title, formatCount(of.waiting), age, how] };
        })}
      />
      {mails.failed > 0 && (
        <p className="mt-4">
          <State
            kind="bad"
            words={`${formatCount(mails.failed)} ${mails.failed === 1 ? 'email' : 'emails'} could not be delivered.`}
          />{' '}
          <Link className="link-quiet" to="/dashboard/mails">
            See why
          </Link>
        </p>
      )}
    </>
  );
}

function Way({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link className="link-quiet" to={to}>
      {children}
    </Link>
  );
}

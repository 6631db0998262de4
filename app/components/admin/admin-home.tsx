import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { PlainTable } from '#app/components/ui/plain-table.tsx';
import { TitledSection } from '#app/components/ui/titled-section.tsx';
import { kindNames } from '#app/domain/admin-queue/queue-kinds.ts';
import { describeGone } from '#app/domain/editorial/editorial.ts';
import { type AdminOverview, cronTasks } from '#app/domain/health/health.ts';
import { formatAge, formatCount, formatLocalDate, isNameOf } from '#app/domain/text/text.ts';
import { formatList } from '#app/messages/sentences.ts';

type AdminHomeProps = { overview: AdminOverview; now: Date };

/** What admins start with: what waits by its age, what failed, what is due, and what was decided. */
export function AdminHome({ overview, now }: AdminHomeProps) {
  const failures = listFailures(overview);
  const due = listDue(overview, now);
  return (
    <div className="mt-4 grid grid-cols-1 gap-x-12 gap-y-8 xl:grid-cols-[minmax(0,1fr)_minmax(0,20rem)]">
      <HomePart id="waiting" title="Awaiting review">
        <Waiting overview={overview} now={now} />
      </HomePart>
      <div className="grid content-start gap-8">
        <HomePart id="failures" title="To fix">
          <Lines lines={failures} none="Nothing has failed." />
        </HomePart>
        <HomePart id="due" title="Due">
          <Lines lines={due} none="Nothing is due." />
        </HomePart>
        <HomePart id="decided" title="Decided since yesterday">
          <p>{describeDecided(overview)}</p>
        </HomePart>
      </div>
    </div>
  );
}

function HomePart({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <TitledSection id={id} title={title} headingClass="mb-1 text-title">
      {children}
    </TitledSection>
  );
}

function Waiting({ overview: { queue }, now }: AdminHomeProps) {
  if (queue.length === 0) return <p className="text-soft">Nothing is awaiting review.</p>;
  return (
    <>
      <PlainTable
        caption="Awaiting review, oldest first"
        columns={[
          { name: 'Kind' },
          { name: 'Waiting', isNumber: true },
          { name: '7+ days', isNumber: true },
          { name: 'Oldest' },
        ]}
        rows={queue.map(({ kind, count, late, oldest }) => ({
          key: kind,
          cells: [
            <Link key={kind} className="link-quiet" to={`/dashboard/queue?kind=${kind}`}>
              {kindNames[kind].many}
            </Link>,
            formatCount(count),
            late === 0 ? '–' : formatCount(late),
            formatAge(oldest, now),
          ],
        }))}
      />
      <Link className="button-solid mt-4" to="/dashboard/queue">
        Open the review queue
      </Link>
    </>
  );
}

type Line = { to: string; text: string; about?: string };

function Lines({ lines, none }: { lines: Line[]; none: string }) {
  if (lines.length === 0) return <p className="text-soft">{none}</p>;
  return (
    <ul className="border-t border-rule text-sm">
      {lines.map(({ to, text, about }) => (
        <li key={`${to} ${text}`} className="border-b border-rule py-1">
          <Link className="link-quiet inline-flex min-h-9 items-center wrap-anywhere" to={to}>
            {text}
          </Link>
          {about && <span className="block text-soft">{about}</span>}
        </li>
      ))}
    </ul>
  );
}

function listFailures(overview: AdminOverview): Line[] {
  const { failed_tasks, failed_mails, failed_measurements, articles } = overview;
  return [
    ...failed_tasks.map(({ name, failures, started_at }) => ({
      to: '/dashboard/health',
      text: `Task failed: ${isNameOf(cronTasks, name) ? cronTasks[name].what : name}`,
      about: `${count(failures, 'failure', 'failures')} in a day, last on ${formatLocalDate(started_at)}`,
    })),
    ...(failed_mails > 0
      ? [
          {
            to: '/dashboard/mails',
            text: count(failed_mails, 'email was', 'emails were') + ' undeliverable',
          },
        ]
      : []),
    ...(failed_measurements > 0
      ? [
          {
            to: '/dashboard/health',
            text: count(failed_measurements, 'failed measurement', 'failed measurements'),
          },
        ]
      : []),
    ...articles
      .filter(({ gone }) => gone.length > 0)
      .map(({ kind, id, title, gone }) => ({
        to: `/dashboard/articles/${kind}/${id}`,
        text: title,
        about: formatList(gone.map(describeGone)),
      })),
  ];
}

function listDue({ imports, articles }: AdminOverview, now: Date): Line[] {
  return [
    ...imports.map(({ id, file_name, changed_at }) => ({
      to: `/dashboard/imports/${id}`,
      text: `Import not finished: ${file_name}`,
      about: `Last step ${formatAge(changed_at, now)}`,
    })),
    ...articles
      .filter(({ published_at }) => Date.parse(published_at) > now.getTime())
      .map(({ kind, id, title, published_at }) => ({
        to: `/dashboard/articles/${kind}/${id}`,
        text: title,
        about: `Published on ${formatLocalDate(published_at)}`,
      })),
  ];
}

function describeDecided({ decided }: AdminOverview): string {
  if (decided.length === 0) return 'Nothing.';
  return `${formatList(decided.map((one) => `${one.name ?? 'Somebody'}: ${formatCount(one.count)}`))}.`;
}

function count(number: number, one: string, many: string): string {
  return `${formatCount(number)} ${number === 1 ? one : many}`;
}

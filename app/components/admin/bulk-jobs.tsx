import { type RefObject, useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { openSession } from '#app/browser/session/open-session.ts';
import { readStoredText, storeText } from '#app/browser/storage/stored.ts';
import { createStore } from '#app/browser/store.ts';
import { notifyFailure } from '#app/browser/toasts/notify-failure.ts';
import { notify } from '#app/browser/toasts/toast-store.ts';
import { sendWrite } from '#app/browser/unsent/send-write.ts';
import { useStore } from '#app/browser/use-store.ts';
import {
  type BulkJob,
  endBulkJob,
  findBulkJobs,
  startBulkJob,
} from '#app/domain/bulk/bulk-calls.ts';
import { formatCount } from '#app/domain/text/text.ts';
import { nothingLeft } from '#app/messages/admin-toasts.ts';

/** A job with the moment of this browser's clock until which it can be undone. */
type ShownJob = BulkJob & { until: number };

const jobsStore = createStore<readonly ShownJob[]>([]);

/** Ids of ended jobs whose lines were closed, or on screen for as long as they are read. */
const hiddenStore = createStore<readonly string[]>([]);
const hide = (id: string) => hiddenStore.set([...hiddenStore.get(), id]);

/** How long an ended job's line takes to read, longer where rows stay as they were. */
const readSeconds = { done: 10, withReasons: 60 };

/** Set while this browser has started jobs that may not be done: a page without any asks for none. */
const storageKey = 'mainstreet.bulk-jobs';
const pollMs = 1_500;
let timer: ReturnType<typeof setTimeout> | undefined;

const isOpen = ({ state }: BulkJob) => state === 'waiting' || state === 'running';

/** Asks for the caller's jobs as long as one is open, and has those that are due worked on now. */
async function refresh() {
  clearTimeout(timer);
  const db = await openSession().catch(() => null);
  const found = db && (await findBulkJobs({ db }).catch(() => null));
  if (found) {
    jobsStore.set(found.map((job) => ({ ...job, until: Date.now() + job.undo_ms })));
    if (!found.some(isOpen)) return storeText('localStorage', storageKey, null);
    if (found.some((job) => isOpen(job) && job.undo_ms === 0)) {
      navigator.sendBeacon('/api/decisions/execute');
    }
  }
  timer = setTimeout(() => void refresh(), pollMs);
}

type Start = Omit<Parameters<typeof startBulkJob>[1], 'id'>;

/** Starts a job, which every admins' screen then shows; reports a failure, or that nothing is left. Returns whether it was started. */
export async function startJob(start: Start): Promise<boolean> {
  const id = crypto.randomUUID();
  const db = await openSession().catch(() => null);
  const outcome =
    db &&
    (await sendWrite({ db, send: (tracked) => startBulkJob({ db: tracked }, { id, ...start }) }));
  if (!outcome?.ok) {
    notifyFailure('saveFailed', outcome?.reason ?? 'unreachable');
    return false;
  }
  if (outcome.row_count === 0) notify(nothingLeft);
  storeText('localStorage', storageKey, 'yes');
  await refresh();
  return true;
}

async function endJob(id: string): Promise<void> {
  const db = await openSession().catch(() => null);
  const outcome = db && (await endBulkJob({ db }, id));
  if (!outcome?.ok) notifyFailure('saveFailed', outcome?.reason ?? 'unreachable');
  await refresh();
}

/** Returns what undoes the caller's last job that waits; null without one. */
export function findUndoOfJob(): (() => Promise<void>) | null {
  const last = jobsStore.get().findLast(({ state }) => state === 'waiting');
  return last ? () => endJob(last.id) : null;
}

/** The caller's jobs: how far each is, what undoes or stops it, and what became of it. */
export function BulkJobs() {
  const jobs = useStore(jobsStore);
  const hidden = useStore(hiddenStore);
  useEffect(() => {
    if (readStoredText('localStorage', storageKey)) void refresh();
  }, []);
  const { revalidate } = useRevalidator();
  const ended = jobs.filter((job) => !isOpen(job)).length;
  useEffect(() => {
    if (ended > 0) void revalidate();
  }, [ended, revalidate]);
  return (
    <div className="bulk-jobs no-print" role="status" aria-label="Bulk actions">
      {jobs
        .filter(({ id }) => !hidden.includes(id))
        .map((job) => (
          <JobLine key={job.id} job={job} />
        ))}
    </div>
  );
}

function JobLine({ job }: { job: ShownJob }) {
  const { id, name, state, row_count, until, outcomes } = job;
  const line = useRef<HTMLParagraphElement>(null);
  const left = useSecondsUntil(until);
  const worked = Object.values(outcomes).reduce((sum, count) => sum + count, 0);
  const seconds = worked === (outcomes.done ?? 0) ? readSeconds.done : readSeconds.withReasons;
  useHideOnceRead({ id, line, seconds: isOpen(job) ? null : seconds });
  return (
    <p ref={line} className="flex flex-wrap items-center gap-x-4 border-b border-rule px-3 text-sm">
      <span className="min-w-0 wrap-anywhere">
        <span className="font-semibold">{name}</span>: {describe(job, worked)}
      </span>
      {state === 'running' && (
        <progress className="h-2 w-40 max-w-full" max={row_count} value={worked} aria-hidden />
      )}
      {isOpen(job) ? (
        <button
          className="link-quiet min-h-11 font-semibold"
          type="button"
          onClick={() => void endJob(id)}
        >
          {state === 'waiting' ? 'Undo' : 'Stop'}
        </button>
      ) : (
        <button className="link-quiet min-h-11" type="button" onClick={() => hide(id)}>
          Close
        </button>
      )}
      {state === 'waiting' && (
        <span className="text-soft tabular-nums" aria-hidden>
          {left > 0 ? `begins in ${left} s` : 'begins now'}
        </span>
      )}
    </p>
  );
}

/** Why rows stay as they were, by outcome. */
const outcomeNames: Record<string, string> = {
  stale: 'changed meanwhile',
  own: 'your own',
  refused: 'not possible',
  listed: 'already listed',
  early: 'the owner can still object',
  unlisted: 'not in the directory',
  invalid: 'not valid any more',
  choose: 'to be decided one by one',
};

function describe({ state, row_count, outcomes }: BulkJob, worked: number): string {
  const { done = 0, ...others } = outcomes;
  const of = `${formatCount(done)} of ${formatCount(row_count)}`;
  const stayed = Object.entries(others)
    .map(([name, count]) => ` ${formatCount(count)} ${outcomeNames[name] ?? name}.`)
    .join('');
  if (state === 'waiting') return formatCount(row_count);
  if (state === 'running') return `${formatCount(worked)} of ${formatCount(row_count)}`;
  if (state === 'undone') return 'undone.';
  return `${state === 'stopped' ? 'stopped, ' : ''}${of} done.${stayed}`;
}

type Read = { id: string; line: RefObject<HTMLElement | null>; seconds: number | null };

/** Hides a line after `seconds` on screen, without those in which somebody points at it or has gone to it by keys. */
function useHideOnceRead({ id, line, seconds }: Read) {
  useEffect(() => {
    if (seconds === null) return;
    let left = seconds;
    const clock = setInterval(() => {
      if (document.hidden || line.current?.matches(':hover, :has(:focus-visible)')) return;
      left -= 1;
      if (left === 0) hide(id);
    }, 1000);
    return () => clearInterval(clock);
  }, [id, line, seconds]);
}

function useSecondsUntil(until: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const clock = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(clock);
  }, []);
  return Math.max(0, Math.ceil((until - now) / 1000));
}

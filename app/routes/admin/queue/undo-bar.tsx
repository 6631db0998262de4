import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useStore } from '#app/browser/use-store.ts';
import { findUndoOfJob } from '#app/components/admin/bulk-jobs.tsx';
import { type PendingDecision, pendingStore, undo } from './decision-outcomes.ts';
import { notifyBlocked } from './shortcuts.tsx';

/**
 * The decisions of the last half minute, each with a button to undo it.
 * It shows the last one, and the others on demand, so that it covers little of a phone.
 */
export function UndoBar() {
  const pending = useStore(pendingStore);
  const last = pending.at(-1);
  // Of which decision the earlier ones are shown: the next one folds them.
  const [openOf, setOpenOf] = useState<PendingDecision | null>(null);
  const isOpen = last !== undefined && openOf === last;
  const others = pending.slice(0, -1);
  return (
    // Rendered before it has content, so that screen readers announce it.
    <div className="no-print" role="status">
      {last && (
        <div className="bg-wash">
          {others.length > 0 && (
            <button
              className="link-quiet min-h-11 px-4 text-sm"
              type="button"
              aria-expanded={isOpen}
              onClick={() => setOpenOf(isOpen ? null : last)}
            >
              {isOpen ? 'Hide' : 'Show'} {others.length} earlier{' '}
              {others.length === 1 ? 'decision' : 'decisions'}
            </button>
          )}
          <ul className="max-h-[30vh] overflow-y-auto">
            {(isOpen ? pending : [last]).map((one) => (
              <PendingLine key={one.ids.join()} one={one} />
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

function PendingLine({ one }: { one: PendingDecision }) {
  const left = useSecondsUntil(one.until);
  const [isUndoing, setUndoing] = useState(false);
  const { revalidate } = useRevalidator();
  async function undoOne() {
    setUndoing(true);
    await undo(one);
    setUndoing(false);
    await revalidate();
  }
  return (
    <li className="flex items-center justify-between gap-4 border-b border-rule px-4">
      <span className="line-clamp-2 min-w-0 wrap-anywhere">{one.text}</span>
      <span className="flex shrink-0 items-center gap-3">
        <span className="text-sm text-soft tabular-nums" aria-hidden>
          {left} s
        </span>
        <button
          className="link-quiet min-h-11 px-2 font-semibold"
          type="button"
          disabled={isUndoing}
          onClick={() => void undoOne()}
        >
          Undo
        </button>
      </span>
    </li>
  );
}

function useSecondsUntil(until: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, Math.ceil((until - now) / 1000));
}

/** What the key `z` does: undoes the last job, else the last decision, that can be undone. */
export function useUndoKey() {
  const { revalidate } = useRevalidator();
  return () => {
    const undoJob = findUndoOfJob();
    if (undoJob) return void undoJob();
    const last = pendingStore.get().at(-1);
    if (last === undefined) return notifyBlocked('There is no decision to undo.');
    void undo(last).then(() => revalidate());
  };
}

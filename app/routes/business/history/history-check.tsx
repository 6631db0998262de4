import { useState } from 'react';
import { useHydrated } from '#app/browser/hydration.ts';
import { checkHistory } from '#app/domain/history/check-history.ts';
import type { BusinessHistory, HistoryRow } from '#app/domain/history/history.ts';
import * as t from '#app/messages/routes/business/history.tsx';

type HistoryCheckProps = { businessId: string; slug: string };

type State = 'idle' | 'running' | 'failed' | Awaited<ReturnType<typeof checkHistory>>;

/** Loads the whole history and verifies its hashes in the reader's browser. */
export function HistoryCheck({ businessId, slug }: HistoryCheckProps) {
  const [state, setState] = useState<State>('idle');
  const isHydrated = useHydrated();

  async function check() {
    setState('running');
    setState(
      await readAll(slug).then(
        (rows) => checkHistory(businessId, rows),
        () => 'failed' as const,
      ),
    );
  }

  return (
    <div className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-2">
      <button
        className="button-line"
        type="button"
        disabled={!isHydrated}
        aria-disabled={state === 'running' || undefined}
        onClick={() => void check()}
      >
        {t.checkHistory}
      </button>
      <a
        className="link-quiet inline-flex min-h-11 items-center"
        href={`/business/${slug}/history.json`}
      >
        {t.historyAsJson}
      </a>
      <p className="min-h-[1lh] basis-full wrap-anywhere" role="status">
        {describe(state)}
      </p>
    </div>
  );
}

function describe(state: State): string {
  if (state === 'idle') return '';
  if (state === 'running') return t.oneMoment;
  if (state === 'failed') return t.historyNotLoaded;
  if (!state.ok) return t.historyWrong({ number: state.wrongAt });
  return t.historyRight({ count: state.rows, newest: state.newest });
}

async function readAll(slug: string): Promise<HistoryRow[]> {
  const rows: HistoryRow[] = [];
  let query = '';
  for (;;) {
    const response = await fetch(`/business/${slug}/history.json${query}`);
    if (!response.ok) throw new Error(`The history answered ${response.status}`);
    const { changes, next } = await response.json<BusinessHistory>();
    rows.push(...changes);
    if (next === null) return rows;
    query = `?before=${next}`;
  }
}

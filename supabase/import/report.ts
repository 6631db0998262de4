import type { WarningCount } from '#app/domain/import/count-warnings.ts';
import type { ImportJob } from '#app/domain/import/import.ts';

/** Shows how far an import is: one line that is rewritten, or now and then a line in a log. */
export function createProgress(out: NodeJS.WriteStream): {
  /** How many rows were read, and of those imported as new listings. */
  show: (progress: { rows: number; added: number }) => void;
  clear: () => void;
} {
  const rowsBetweenLines = 5_000;
  let nextLineAt = rowsBetweenLines;

  function show({ rows, added }: { rows: number; added: number }): void {
    const line = `${toText(rows)} rows, ${toText(added)} added`;
    if (out.isTTY) {
      out.write(`\r\u001b[K${line}`);
      return;
    }
    if (rows < nextLineAt) return;
    nextLineAt = rows + rowsBetweenLines;
    out.write(`${line}\n`);
  }

  function clear(): void {
    if (out.isTTY) out.write('\r\u001b[K');
  }
  return { show, clear };
}

export type ReasonCount = { reason: string; rows: number };

/** Reasons name lines and counts of cells, so that there can be as many as rows. */
const maxReasons = 1_000;

/** Counts why rows were rejected or held; memory does not grow with the rows. */
export function createReasonCounter(): {
  count: (reasons: string[]) => void;
  /** The most frequent first. */
  list: () => ReasonCount[];
} {
  const counts = new Map<string, number>();

  function count(reasons: string[]): void {
    for (const reason of reasons) {
      const isCounted = counts.has(reason) || counts.size < maxReasons;
      const key = isCounted ? reason : 'Other reasons';
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  }

  function list(): ReasonCount[] {
    const reasons = [...counts].map(([reason, rows]) => ({ reason, rows }));
    return reasons.sort((a, b) => b.rows - a.rows);
  }
  return { count, list };
}

type SummaryInput = {
  job: Pick<ImportJob, 'row_count' | 'counts' | 'warnings' | 'missing'>;
  /** Why rows were rejected. */
  reasons: ReasonCount[];
  /** Why rows were held for review. */
  holds: ReasonCount[];
  seconds: number;
  dryRun: boolean;
};

/** The counts at the end, and how often each reason and each warning occurred. */
export function formatSummary({ job, reasons, holds, seconds, dryRun }: SummaryInput): string {
  const { counts, warnings, missing } = job;
  const rows: [string, number][] = [
    ['Read', job.row_count],
    [dryRun ? 'Would be added' : 'Added', counts.created ?? 0],
    ['  which may be another listing, marked for an admin', counts.similar ?? 0],
    [dryRun ? 'Would change a listing' : 'Took something new into a listing', counts.updated ?? 0],
    ['Already there', counts.unchanged ?? 0],
    ['  which differ from what an owner or admin has set', counts.kept ?? 0],
    ['Skipped (not in the United States)', counts.abroad ?? 0],
    ['Held for review, not imported', counts.held ?? 0],
    ...holds.map(toReasonRow),
    ['Rejected', counts.rejected ?? 0],
    ...reasons.slice(0, 8).map(toReasonRow),
    ['Kept with a warning', counts.warned ?? 0],
    ...warnings.map(toRow),
    ['No longer in the file, see the screen', missing.undecided],
  ];
  const width = Math.max(...rows.map(([label]) => label.length));
  const lines = rows.map(
    ([label, count]) => `${label.padEnd(width)}  ${toText(count).padStart(7)}`,
  );
  return [...lines, `Done in ${seconds.toFixed(1)} s`].join('\n');
}

/** "  zip code is no zip code ("00000", "7870l")" */
function toRow({ field, problem, rows, examples }: WarningCount): [string, number] {
  const shown = examples.map((example) => JSON.stringify(example)).join(', ');
  return [
    `  ${field.replaceAll('_', ' ')} ${problem}${shown === '' ? '' : ` (${shown})`}`.slice(0, 92),
    rows,
  ];
}

function toReasonRow({ reason, rows }: ReasonCount): [string, number] {
  return [`  ${reason.slice(0, 90)}`, rows];
}

function toText(count: number): string {
  return count.toLocaleString('en-US');
}

import type { WarningCount } from '#app/domain/import/count-warnings.ts';
import type { RejectedRow } from './rejected-file.ts';
import type { Counts } from './run-import.ts';

/** Shows how far an import is: one line that is rewritten, or now and then a line in a log. */
export function createProgress(out: NodeJS.WriteStream): {
  show: (counts: Readonly<Counts>) => void;
  clear: () => void;
} {
  const rowsBetweenLines = 5_000;
  let nextLineAt = rowsBetweenLines;

  function show(counts: Readonly<Counts>): void {
    const line = `${toText(counts.read)} rows read, ${toText(counts.added)} added`;
    if (out.isTTY) {
      out.write(`\r\u001b[K${line}`);
      return;
    }
    if (counts.read < nextLineAt) return;
    nextLineAt = counts.read + rowsBetweenLines;
    out.write(`${line}\n`);
  }

  function clear(): void {
    if (out.isTTY) out.write('\r\u001b[K');
  }
  return { show, clear };
}

type SummaryInput = {
  counts: Counts;
  warnings: WarningCount[];
  rejected: RejectedRow[];
  seconds: number;
  dryRun: boolean;
};

/** The counts at the end, and how often each reason and each warning occurred. */
export function formatSummary({
  counts,
  warnings,
  rejected,
  seconds,
  dryRun,
}: SummaryInput): string {
  const rows: [string, number][] = [
    ['Read', counts.read],
    [dryRun ? 'Would be listings' : 'Added', counts.added],
    ...(dryRun ? [] : [['Already there', counts.alreadyThere] satisfies [string, number]]),
    ['Skipped (not in the United States)', counts.notInTheUs],
    ['Rejected', counts.rejected],
    ...tally(rejected),
    ['Kept with a warning', counts.warnings],
    ...warnings.map(toRow),
  ];
  const width = Math.max(...rows.map(([label]) => label.length));
  const lines = rows.map(
    ([label, count]) => `${label.padEnd(width)}  ${toText(count).padStart(7)}`,
  );
  return [...lines, `Done in ${seconds.toFixed(1)} s`].join('\n');
}

/** "  phone is no phone number ("555-CALL", "12")" */
function toRow({ field, problem, rows, examples }: WarningCount): [string, number] {
  const shown = examples.map((example) => JSON.stringify(example)).join(', ');
  return [`  ${field} ${problem}${shown === '' ? '' : ` (${shown})`}`.slice(0, 92), rows];
}

function tally(rejected: RejectedRow[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const reason of rejected.flatMap((row) => row.reasons)) {
    counts.set(reason, (counts.get(reason) ?? 0) + 1);
  }
  return [...counts]
    .sort((a, b) => b[1] - a[1])
    .slice(0, 8)
    .map(([reason, count]) => [`  ${reason.slice(0, 90)}`, count]);
}

function toText(count: number): string {
  return count.toLocaleString('en-US');
}

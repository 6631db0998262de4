import { readFile } from '../../supabase/import/read-file-fixture.ts';
import kinds from './import-rows.json' with { type: 'json' };

/** Of the right values, at least so many must be read. */
const minShare = 0.95;

type Right = Record<string, string | null>;

type Kind = {
  kind: string;
  file: string;
  /** What an admin says of all rows. */
  answers: Record<string, string>;
  lines: string[];
  right: (Right | string)[];
};

/**
 * Reads 300 made-up rows of all kinds of files, and compares their names, categories, places and
 * what else matters of their kind with the right values.
 */
export async function judgeImport(): Promise<void> {
  const byField = new Map<string, { right: number; all: number }>();
  let rows = 0;
  for (const { kind, file, answers, lines, right } of kinds as Kind[]) {
    const read = await readFile(lines.join('\n'), { fileName: file, constants: answers });
    const wrong = right.flatMap((value, index) => compare(value, read[index], byField));
    rows += right.length;
    console.log(`${kind}: ${right.length} rows, ${wrong.length} values wrong`);
    for (const miss of wrong) console.log(`    ${miss}`);
  }
  const counts = [...byField.values()];
  const share =
    counts.reduce((sum, { right }) => sum + right, 0) /
    counts.reduce((sum, { all }) => sum + all, 0);
  const fields = [...byField].map(([field, { right, all }]) => `${field} ${right} of ${all}`);
  console.log(`${rows} rows: ${(share * 100).toFixed(1)} % right (${fields.join(', ')})`);
  if (share < minShare) throw new Error(`Less than ${minShare * 100} % of the values are right`);
}

type ByField = Map<string, { right: number; all: number }>;

/** Returns what is wrong, and counts it by field. */
function compare(right: Right | string, read: object | string | undefined, by: ByField): string[] {
  const expected: Right = typeof right === 'string' ? { row: right } : right;
  const actual: Record<string, unknown> =
    typeof read === 'object' ? { ...read } : { row: read === 'not_in_the_us' ? 'abroad' : read };
  return Object.entries(expected).flatMap(([field, value]) => {
    const isRight = (actual[field] ?? null) === value;
    const known = by.get(field) ?? { right: 0, all: 0 };
    by.set(field, { right: known.right + Number(isRight), all: known.all + 1 });
    const found = JSON.stringify(actual[field] ?? actual.row ?? 'a listing');
    return isRight
      ? []
      : [`${expected.name ?? ''} ${field}: ${found}, not ${JSON.stringify(value)}`.trim()];
  });
}

import {
  importFields,
  requiredFields,
  type ImportField,
  type Mapping,
} from '#app/domain/import/fields.ts';
import { guessMapping } from '#app/domain/import/columns/guess-mapping.ts';
import { ImportError } from './import-error.ts';

type ChooseInput = {
  header: string[];
  sample: string[][];
  /** What --map said; an empty column name means that the file does not have the field. */
  columns: Partial<Record<ImportField, string>>;
};

/** The guessed mapping with what --map says in its place; throws when a needed field is missing. */
export function chooseMapping({ header, sample, columns }: ChooseInput): Mapping {
  const mapping = guessMapping({ header, sample });
  for (const [field, column] of Object.entries(columns) as [ImportField, string][]) {
    if (column === '') delete mapping[field];
    else mapping[field] = findColumn(header, column);
  }
  const missing = requiredFields.filter((field) => mapping[field] === undefined);
  if (missing.length > 0) {
    throw new ImportError(
      `No column looks like ${missing.join(', ')}; say which one it is with --map ${missing[0]}=COLUMN ` +
        `(the file has ${header.join(', ')}).`,
    );
  }
  return mapping;
}

function findColumn(header: string[], column: string): number {
  const exact = header.indexOf(column);
  const found =
    exact >= 0
      ? exact
      : header.findIndex((name) => name.trim().toLowerCase() === column.toLowerCase());
  if (found < 0) {
    throw new ImportError(`The file has no column "${column}"; it has ${header.join(', ')}.`);
  }
  return found;
}

type TableInput = { header: string[]; sample: string[][]; mapping: Mapping };

/** The mapping as a table for people: our field, their column, an example from the file. */
export function formatMapping({ header, sample, mapping }: TableInput): string {
  const lines = importFields.map((field) => {
    const column = mapping[field];
    if (column === undefined) return [field, '-', ''];
    const example = sample.find((row) => row[column]?.trim())?.[column] ?? '';
    return [field, header[column] ?? '', example.replace(/\s+/g, ' ').slice(0, 40)];
  });
  const rows = [['field', 'column', 'example'], ...lines];
  const widths = [0, 1].map((index) => Math.max(...rows.map((row) => row[index]!.length)));
  return rows
    .map(([field = '', column = '', example]) =>
      `  ${field.padEnd(widths[0]!)}  ${column.padEnd(widths[1]!)}  ${example}`.trimEnd(),
    )
    .join('\n');
}

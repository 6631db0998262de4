import { findExample } from '#app/domain/import/cells/clean-cell.ts';
import { nameMeanings } from '#app/domain/import/columns/feature-columns.ts';
import { guessColumns, type ColumnGuess } from '#app/domain/import/columns/guess-columns.ts';
import { findPreset } from '#app/domain/import/columns/presets.ts';
import {
  type Constants,
  findMissingFields,
  importFields,
  type ImportField,
} from '#app/domain/import/fields.ts';
import { proposeName } from '#app/domain/import/name/choose-naming.ts';
import type { Table } from '#app/domain/import/read/read-table.ts';
import { ImportError } from '#app/domain/import/read/source.ts';

/** Names of columns by field; an empty one means that the file does not have the field. */
export type ColumnNames = Partial<Record<ImportField, string>>;

type ChooseInput = {
  header: string[];
  sample: string[][];
  /** What was chosen for this source at an earlier time, and with --map now. */
  columns: ColumnNames;
  /** Values of all rows. */
  constants: Constants;
  fileName: string;
};

/** The guessed columns with what was chosen in their place; throws when a needed field is missing. */
export function chooseMapping(input: ChooseInput): ColumnGuess {
  const { header, sample, columns, constants, fileName } = input;
  const guess = guessColumns({ header, sample });
  const { mapping, confidence } = guess;
  for (const [field, column] of Object.entries(columns) as [ImportField, string][]) {
    if (column === '') delete mapping[field];
    else mapping[field] = findColumn(header, column);
    confidence[field] = 1;
  }
  const missing = findMissingFields(mapping, constants);
  if (missing[0] === 'name') throw new ImportError(askForName(header, fileName));
  if (missing.length > 0) {
    throw new ImportError(
      `No column looks like ${missing.join(', ')}; say which one it is with --map ${missing[0]}=COLUMN ` +
        `(the file has ${header.join(', ')}).`,
    );
  }
  return guess;
}

function askForName(header: string[], fileName: string): string {
  const proposed = proposeName(fileName);
  const hint = proposed === null ? '--all brand=NAME' : `for example --all "brand=${proposed}"`;
  return `What are all rows called? No column has names (${header.join(', ')}); say it with ${hint}, or name the column with --map name=COLUMN.`;
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

type FoundInput = Pick<Table, 'format' | 'titles' | 'isWritten' | 'header'>;

/** How the file was read, in a line or two. */
export function formatFound({ format, titles, isWritten, header }: FoundInput): string {
  const preset = findPreset(header);
  const known = preset === null ? '' : `\nKnown format: ${preset.name}, ${preset.description}`;
  const above = titles.map((title) => `\nAbove the header: ${title.slice(0, 100)}`).join('');
  const missing = isWritten ? '' : '\nNo header: the columns are known by their cells';
  return `Read as ${format}${above}${missing}${known}`;
}

type TableInput = { header: string[]; sample: string[][]; guess: ColumnGuess };

/** Fields that stand in the table even where the file has none of them. */
const always = new Set<ImportField>([
  'name',
  'category',
  'street',
  'city',
  'state',
  'zip_code',
  'phone',
  'email',
  'website',
]);

/** The mapping as a table for people: our field, their column, how sure that is, an example from the file. */
export function formatMapping({ header, sample, guess }: TableInput): string {
  const shown = importFields.filter(
    (field) => always.has(field) || guess.mapping[field] !== undefined,
  );
  const lines = shown.map((field) => {
    const column = guess.mapping[field];
    if (column === undefined) return [field, '-', '', ''];
    const sure = `${Math.round((guess.confidence[field] ?? 0) * 100)} %`.padStart(5);
    return [field, header[column] ?? '', sure, findExample(sample, column)];
  });
  const taken = new Set<number>(Object.values(guess.mapping));
  const meanings = nameMeanings(header);
  const ignored = header.flatMap((name, column) =>
    taken.has(column) || meanings.has(name)
      ? []
      : [['ignored', name, '', findExample(sample, column)]],
  );
  const rows = [['field', 'column', 'sure', 'example'], ...lines, ...ignored];
  const widths = [0, 1, 2].map((index) => Math.max(...rows.map((row) => row[index]!.length)));
  return rows
    .map(([field = '', column = '', sure = '', example]) =>
      `  ${field.padEnd(widths[0]!)}  ${column.padEnd(widths[1]!)}  ${sure.padEnd(widths[2]!)}  ${example}`.trimEnd(),
    )
    .join('\n');
}

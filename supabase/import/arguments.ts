import { parseArgs } from 'node:util';
import { type Constants, importFields, type ImportField } from '#app/domain/import/fields.ts';
import { ImportError } from '#app/domain/import/read/source.ts';

export type Arguments = {
  file: string;
  /** Column names by field, as given with --map. */
  columns: Partial<Record<ImportField, string>>;
  /** Values of all rows by field, as given with --all. */
  constants: Constants;
  category: string | null;
  /** Under which name the columns are kept for the next file of its kind. */
  source: string | null;
  dryRun: boolean;
  /** Whether rows that would be held for review are imported, too. */
  withHeld: boolean;
};

export const usage =
  'npm run import -- FILE [--map field=column …] [--all field=value …] [--source name] [--category slug] [--import-held] [--dry-run] [--empty]';

/** Parses the command line; throws an ImportError that says what is wrong and shows the usage. */
export function parseArguments(args: string[]): Arguments {
  const { values, positionals } = readFlags(args);
  const [file, ...others] = positionals;
  if (file === undefined) throw new ImportError(`Name the file to import: ${usage}`);
  if (others.length > 0) throw new ImportError(`Import one file at a time: ${usage}`);
  return {
    file,
    columns: Object.fromEntries((values.map ?? []).map((pair) => parsePair('--map', pair))),
    constants: Object.fromEntries((values.all ?? []).map((pair) => parsePair('--all', pair))),
    category: values.category ?? null,
    source: parseSource(values.source),
    dryRun: values['dry-run'] ?? false,
    withHeld: values['import-held'] ?? false,
  };
}

function readFlags(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        map: { type: 'string', multiple: true },
        all: { type: 'string', multiple: true },
        category: { type: 'string' },
        source: { type: 'string' },
        'dry-run': { type: 'boolean' },
        'import-held': { type: 'boolean' },
        // Chooses the database (`readEnvironment`).
        empty: { type: 'boolean' },
      },
    });
  } catch (error) {
    throw new ImportError(`${(error as Error).message.split('. ')[0]}. Usage: ${usage}`);
  }
}

function parsePair(flag: '--map' | '--all', pair: string): [ImportField, string] {
  const [field = '', ...value] = pair.split('=');
  const known = importFields.find((name) => name === field.trim());
  if (known === undefined || value.length === 0) {
    throw new ImportError(
      `${flag} takes field=${flag === '--map' ? 'column' : 'value'}, with one of the fields ${importFields.join(', ')}; "${pair}" is none.`,
    );
  }
  return [known, value.join('=').trim()];
}

function parseSource(name: string | undefined): string | null {
  if (name === undefined) return null;
  if (!/^[a-z0-9][a-z0-9-]*$/.test(name)) {
    throw new ImportError(
      `--source takes a name of small letters, digits and dashes; "${name}" is none.`,
    );
  }
  return name;
}

import type { Db } from '#app/services/supabase/client.ts';
import { requireData } from '#app/services/supabase/require-data.ts';
import { type Answer, callFunction } from '../../call-function.ts';
import type {
  ImportJob,
  ImportRowKind,
  ImportRows,
  ImportSettings,
  ImportSummary,
  StagedRow,
} from './import-job.ts';

type CreateImportInput = { fileName: string; bytes: number };

/**
 * Creates an import for an admin. Returns its id, under which to store its file.
 * @throws AppError backend_unavailable
 */
export async function createImport(
  { db }: { db: Db },
  { fileName, bytes }: CreateImportInput,
): Promise<string> {
  const answer = await db.rpc('create_import', { file_name: fileName, bytes });
  return requireData(answer) as Answer<'create_import'>;
}

type DescribeImportInput = { id: string; source: string | null; settings: ImportSettings };

/**
 * Saves how to read the file, and its columns under their source's name; deletes staged rows.
 * @returns whether the import's state still allows it
 * @throws AppError backend_unavailable
 */
export async function describeImport(
  { db }: { db: Db },
  { id, source, settings }: DescribeImportInput,
): Promise<boolean> {
  const answer = await db.rpc('describe_import', {
    job_id: id,
    settings,
    ...(source !== null && { source }),
  });
  return requireData(answer) as Answer<'describe_import'>;
}

/**
 * Returns the categories and metros that rows can be assigned.
 * @throws AppError backend_unavailable
 */
export async function findImportLists({ db }: { db: Db }) {
  const [categories, metros] = await Promise.all([
    db.from('categories').select('id, slug, name, synonyms'),
    db.from('metros').select('id, slug, name, state, lat, lng, radius_miles, time_zone'),
  ]);
  return { categories: requireData(categories), metros: requireData(metros) };
}

type FindImportRowsInput = {
  id: string;
  kind: ImportRowKind;
  /** The number of the previous page's last row. */
  after?: number;
  most?: number;
};

/**
 * Returns a page of an import's rows with the given actual or predicted outcome.
 * @throws AppError backend_unavailable
 */
export function findImportRows(
  { db }: { db: Db },
  { id, kind, after = 0, most = 50 }: FindImportRowsInput,
): Promise<ImportRows> {
  return callFunction({ db }, 'find_import_rows', { job_id: id, kind, after, most });
}

/**
 * Returns an import and how its file is read, for an admin; null if there is none.
 * @throws AppError backend_unavailable
 */
export function findImport({ db }: { db: Db }, id: string): Promise<ImportJob | null> {
  return callFunction({ db }, 'get_import', { job_id: id });
}

/**
 * Returns the newest hundred imports, for an admin.
 * @throws AppError backend_unavailable
 */
export function findImports({ db }: { db: Db }): Promise<ImportSummary[]> {
  return callFunction({ db }, 'find_imports', {});
}

type StageRowsInput = { id: string; rows: StagedRow[] };

/**
 * Adds rows to an import. Idempotent.
 * @returns whether the import accepts rows
 * @throws AppError backend_unavailable
 */
export async function stageRows(
  { db }: { db: Db },
  { id, rows }: StageRowsInput,
): Promise<boolean> {
  return requireData(await db.rpc('stage_import_rows', { job_id: id, rows })) !== null;
}

import type { Db } from '#app/services/supabase/client.ts';
import { requireData } from '#app/services/supabase/require-data.ts';
import type { Answer } from '../../call-function.ts';
import type { ImportSettings } from './import-job.ts';

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

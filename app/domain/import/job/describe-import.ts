import type { Db } from '#app/services/supabase/client.ts';
import { requireData } from '#app/services/supabase/require-data.ts';
import type { Answer } from '../../call-function.ts';
import type { ImportSettings } from './import-job.ts';

type DescribeImportInput = { id: string; source: string | null; settings: ImportSettings };

/**
 * Says how the file is to be read, and remembers its columns by their source; rows that were staged go.
 * @returns whether the import was one that may still be described
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

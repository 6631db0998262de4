import type { Db } from '#app/services/supabase/client.ts';
import { type DataFailure, describeFailure } from '#app/services/supabase/describe-failure.ts';
import type { Answer } from '../call-function.ts';

type Outcome = ({ ok: true } & Answer<'export_person'>) | { ok: false; reason: DataFailure };

/** Returns a person's data on their request; the audit log records the export. */
export async function exportPerson(
  { db }: { db: Db },
  { id, reason }: { id: string; reason: string },
): Promise<Outcome> {
  const { data, error, status } = await db.rpc('export_person', { person: id, reason });
  if (error) return { ok: false, reason: describeFailure(status) };
  return { ok: true, ...(data as Answer<'export_person'>) };
}

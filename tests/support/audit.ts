import { asService } from './clients.ts';

/** What the log keeps of a row, oldest first. */
export async function readAudit(row_id: string) {
  const { data } = await asService()
    .from('audit_log')
    .select('actor_id, action, table_name, before, after, reason')
    .eq('row_id', row_id)
    .order('id');
  return data;
}

import type { Db } from '#app/services/supabase/client.ts';
import { requireData } from '#app/services/supabase/require-data.ts';
import type { AuditFilter, AuditLog } from './audit.ts';

type AuditQuery = AuditFilter & {
  /** The `next` of the previous page. */
  before?: number;
  /** At most 1,000. */
  most: number;
};

/**
 * Returns a page of the audit log, for a super admin. By POST, because logs store URLs and the
 * filter may contain an address.
 * @throws AppError backend_unavailable
 */
export async function findAuditLog({ db }: { db: Db }, query: AuditQuery): Promise<AuditLog> {
  return requireData(await db.rpc('find_audit_log', query)) as AuditLog;
}

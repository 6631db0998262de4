import type { Db } from '#app/services/supabase/client.ts';
import { requireData } from '#app/services/supabase/require-data.ts';
import type { AuditFilter, AuditLog } from './audit.ts';

type AuditQuery = AuditFilter & {
  /** The `next` of the page before this one. */
  before?: number;
  /** At most 1,000. */
  most: number;
};

/**
 * A page of the audit log, for a super admin. By post: an address that is asked for stands in no log.
 * @throws AppError backend_unavailable
 */
export async function findAuditLog({ db }: { db: Db }, query: AuditQuery): Promise<AuditLog> {
  return requireData(await db.rpc('find_audit_log', query)) as AuditLog;
}

import type { Db } from '#app/services/supabase/client.ts';
import { requireData } from '#app/services/supabase/require-data.ts';
import type { AuditFilter, AuditLog, VerifiedAudit } from './audit.ts';
import { callFunction } from '../call-function.ts';

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

/**
 * Verifies the chain of the audit log from its first row to its last, or to the first row where it
 * breaks, one part at a time.
 * @throws AppError backend_unavailable
 */
export async function verifyAuditLog(
  { db }: { db: Db },
  onProgress: (soFar: VerifiedAudit) => void,
): Promise<VerifiedAudit> {
  let after = 0;
  for (;;) {
    const verified = await callFunction({ db }, 'verify_audit_log', { after });
    if (verified.broken !== null || verified.checked >= verified.of) return verified;
    onProgress(verified);
    after = verified.checked;
  }
}

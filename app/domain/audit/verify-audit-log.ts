import type { Db } from '#app/services/supabase/client.ts';
import { callFunction } from '../call-function.ts';
import type { VerifiedAudit } from './audit.ts';

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

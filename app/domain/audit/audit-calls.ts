import type { z } from 'zod';
import type { Db } from '#app/services/supabase/client.ts';
import { callFunction } from '../call-function.ts';
import { postFunction } from '../post-function.ts';
import { upperFirst } from '../text/text.ts';
import type { auditEntrySchema, auditLogSchema, verifiedAuditSchema } from './audit-schema.ts';

export type AuditEntry = z.infer<typeof auditEntrySchema>;
export type AuditLog = z.infer<typeof auditLogSchema>;
export type VerifiedAudit = z.infer<typeof verifiedAuditSchema>;

/** Filters of the log. Absent fields do not restrict it. */
export type AuditFilter = {
  /** The actor: id or address of an account. */
  person?: string;
  /** The object: an id, a listing's slug, or an address. */
  subject?: string;
  /** The table. */
  kind?: string;
  act?: AuditEntry['action'];
  /** ISO 8601: from `since` until before `until`. */
  since?: string;
  until?: string;
  /** The rows of one act. */
  of_act?: string;
};

/** The name of each audited table, for people. */
export const auditKinds: Record<string, string> = {
  businesses: 'Listing',
  opening_hours: 'Opening hours',
  special_hours: 'Special days',
  services: 'Services',
  pending_changes: 'Pending change',
  business_members: 'Access to a listing',
  business_invitations: 'Invitation',
  owner_invitations: 'Invitation of an owner',
  submissions: 'Submission',
  claims: 'Claim',
  reviews: 'Review',
  review_holds: 'Hold on reviews',
  review_receipts: 'Receipt for a review',
  questions: 'Question or answer',
  suggested_edits: 'Suggested edit',
  suggested_fields: 'Field of a suggested edit',
  reports: 'Report',
  removals: 'Removal or appeal',
  likely_duplicates: 'Possible duplicate',
  business_merges: 'Merge',
  profiles: 'Person',
  suspensions: 'Suspension',
  authors: 'Author',
  articles: 'Guide or post',
  import_jobs: 'Import',
  exports: 'Export of listings',
  settings: 'Setting',
  refusal_templates: 'Saved reason',
  metro_settings: 'City page',
  metros: 'City',
  vocabulary: 'Search words',
  categories: 'Category',
  hidden_demand: 'Hidden search',
};

const reasonCodes = new Map([
  ['undone', 'Undone'],
  ['first_admin', 'The first super admin, by command'],
  ['only_admin', 'Decided by the only admin, about their own request or listing'],
]);

/** Returns why it was done, in words where the database has a code; null if nobody said. */
export function describeReason({ reason }: Pick<AuditEntry, 'reason'>): string | null {
  return reason && (reasonCodes.get(reason) ?? reason);
}

export const auditActions: Record<AuditEntry['action'], string> = {
  insert: 'Added',
  update: 'Changed',
  delete: 'Removed',
  export: 'Exported',
  refuse: 'Denied',
};

/** Returns what was done, as its outcome where it has one: 'Suspended', 'Upheld', 'Visit confirmed'; else 'Changed'. */
export function describeAction({ action, table_name, after }: AuditEntry): string {
  const status = after?.['status'] ?? after?.['state'];
  if (action !== 'update') return auditActions[action];
  if (table_name === 'review_receipts' && typeof after?.['is_confirmed'] === 'boolean') {
    return after['is_confirmed'] ? 'Visit confirmed' : 'Visit not confirmed';
  }
  return typeof status === 'string' ? upperFirst(status.replaceAll('_', ' ')) : auditActions.update;
}

/** Returns what an act was about: "Joe’s Diner", "Kingsley Hardware, LLC into Kingsley Hardware"; null if unknown. */
export function nameSubject({ table_name, subject, other }: AuditEntry): string | null {
  if (other === null) return subject;
  return `${subject} ${table_name === 'business_merges' ? 'into' : 'and'} ${other}`;
}

type AuditQuery = AuditFilter & {
  /** The `next` of the previous page. */
  before?: number;
  /** At most 1,000. */
  max_rows: number;
  /** One row for each act. */
  by_act?: boolean;
};

/**
 * Returns a page of the audit log, for a super admin. By POST, because logs store URLs and the
 * filter may contain an address.
 * @throws AppError backend_unavailable
 */
export async function findAuditLog({ db }: { db: Db }, query: AuditQuery): Promise<AuditLog> {
  return postFunction({ db }, 'find_audit_log', query);
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

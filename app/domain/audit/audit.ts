import type { z } from 'zod';
import type { auditEntrySchema, auditLogSchema, verifiedAuditSchema } from './audit-schema.ts';

export type AuditEntry = z.infer<typeof auditEntrySchema>;
export type AuditLog = z.infer<typeof auditLogSchema>;
export type VerifiedAudit = z.infer<typeof verifiedAuditSchema>;

/** What of the log is asked; what is not given lets all through. */
export type AuditFilter = {
  /** Who did it: the id or the address of an account. */
  person?: string;
  /** To what: an id, a listing's slug, or an address. */
  thing?: string;
  /** The table. */
  kind?: string;
  act?: AuditEntry['action'];
  /** Moments: from the one, and before the other. */
  since?: string;
  until?: string;
};

/** What is recorded, by table, as people call it. */
export const auditKinds: Record<string, string> = {
  businesses: 'Listing',
  opening_hours: 'Opening hours',
  special_hours: 'Special days',
  services: 'Services',
  held_changes: 'Held change',
  business_members: 'Access to a listing',
  business_invitations: 'Invitation',
  submissions: 'Submission',
  claims: 'Claim',
  reviews: 'Review',
  profiles: 'Person',
  suspensions: 'Suspension',
  authors: 'Author',
  guides: 'Guide',
  posts: 'Post',
  import_jobs: 'Import',
  exports: 'Export of listings',
  settings: 'Setting',
};

export const auditActs: Record<AuditEntry['action'], string> = {
  insert: 'Added',
  update: 'Changed',
  delete: 'Removed',
  export: 'Exported',
  refuse: 'Was refused',
};

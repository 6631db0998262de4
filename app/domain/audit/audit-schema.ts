import { z } from 'zod';

const row = z.record(z.string(), z.unknown()).nullable();

/** One row of the audit log: who changed what, when, why, and from what to what. */
export const auditEntrySchema = z.object({
  id: z.int(),
  /** Its position in the chain; null for a row that was inserted outside it. */
  number: z.int().nullable(),
  occurred_at: z.iso.datetime({ offset: true }),
  /** Who did or ordered it; null: the system, for scheduled work that nobody ordered. */
  actor_id: z.guid().nullable(),
  /** Null for a deleted account. */
  actor: z.string().nullable(),
  /** The owner for whom an admin acted. */
  on_behalf_of: z.string().nullable(),
  action: z.enum(['insert', 'update', 'delete', 'export', 'refuse']),
  table_name: z.string(),
  row_id: z.guid(),
  /** Name of the listing, person or thing concerned, or that a deleted one had; null if it has none. */
  subject: z.string().nullable(),
  /** Of a merge the name of the listing that was kept, of a possible duplicate that of its second. */
  other: z.string().nullable(),
  reason: z.string().nullable(),
  /** Of everything that one person did at once. */
  act_id: z.guid(),
  /** How many rows this line stands for; null in a list of all rows. */
  act_rows: z.int().nullable(),
  /** The fields that changed; null for a new row. */
  before: row,
  /** Null for a deleted row. */
  after: row,
  hash: z.string().nullable(),
});

/** A page of the log, newest first; `next` is the `before` of the following page. */
export const auditLogSchema = z.object({
  entries: z.array(auditEntrySchema).max(1000),
  next: z.int().nullable(),
  /** The filter that matches no person or thing. */
  unknown: z.enum(['person', 'subject']).nullable(),
});

/** The end of the chain, and whether the row stored before is still in it. */
export const auditHeadSchema = z.object({
  number: z.int(),
  hash: z.string(),
  has_stored: z.boolean(),
});

/** How far the chain was verified, and the first row where it breaks. */
export const verifiedAuditSchema = z.object({
  checked: z.int(),
  of: z.int(),
  hash: z.string(),
  broken: z
    .object({
      fault: z.enum(['changed', 'missing', 'unnumbered', 'unsealed']),
      number: z.int().nullable(),
      id: z.int().nullable(),
    })
    .nullable(),
});

/** What SQL functions answer, by name; see `domain/answers.ts`. */
export const answers = {
  audit_head: auditHeadSchema,
  find_audit_log: auditLogSchema,
  verify_audit_log: verifiedAuditSchema,
};

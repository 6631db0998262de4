import { z } from 'zod';

const row = z.record(z.string(), z.unknown()).nullable();

/** One row of the audit log: who changed what, when, why, and from what to what. */
export const auditEntrySchema = z.object({
  id: z.int(),
  /** Its place in the chain; null of a row that was added past it. */
  number: z.int().nullable(),
  occurred_at: z.iso.datetime({ offset: true }),
  /** Null: the system, as imports and scheduled work. */
  actor_id: z.guid().nullable(),
  /** Null of an account that is gone. */
  actor: z.string().nullable(),
  action: z.enum(['insert', 'update', 'delete', 'export', 'refuse']),
  table_name: z.string(),
  row_id: z.guid(),
  /** What the listing or person is called that it is about; null of what has no name or is gone. */
  thing: z.string().nullable(),
  reason: z.string().nullable(),
  /** The fields that changed; null where the row was new. */
  before: row,
  /** Null where the row was deleted. */
  after: row,
  hash: z.string().nullable(),
});

/** A page of it, the newest first; `next` is the `before` of the page after it. */
export const auditLogSchema = z.object({
  entries: z.array(auditEntrySchema).max(1000),
  next: z.int().nullable(),
  /** The filter whose words name nobody and nothing. */
  unknown: z.enum(['person', 'thing']).nullable(),
});

/** How far a check of the chain has come, and the first row where it breaks. */
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

import { z } from 'zod';

const hash = z.string().regex(/^[0-9a-f]{64}$/);

/** A row of a public history, which anybody can verify; see `checkHistory`. */
export const historyRowSchema = z.strictObject({
  /** From 1, without gaps. */
  number: z.int().min(1),
  /** '2026-11-22T07:05:16.123456Z' */
  at: z.string(),
  role: z.enum(['owner', 'editor', 'directory', 'import', 'neighbor']),
  /** Whether an admin wrote for the owner; not in the hash. */
  is_for_owner: z.boolean(),
  field: z.string(),
  /** JSON as text; null if it was never public. */
  before: z.string().nullable(),
  after: z.string().nullable(),
  salt: z.guid().nullable(),
  values_hash: hash,
  previous_hash: hash,
  hash,
});

/** A page of a listing's public history, newest first. */
export const businessHistorySchema = z.strictObject({
  business_id: z.guid(),
  slug: z.string(),
  name: z.string(),
  city: z.string(),
  state: z.string(),
  changes: z.array(historyRowSchema).max(100),
  /** The `before` of the next page. */
  next: z.int().nullable(),
});

/** What SQL functions answer, by name; see `domain/answers.ts`. */
export const answers = {
  get_business_history: businessHistorySchema.nullable(),
};

import { z } from 'zod';

const value = z.record(z.string(), z.unknown()).nullable();

/** All settings, by kind and name, each with its latest changes, newest first. */
export const settingsSchema = z.array(
  z.object({
    id: z.guid(),
    kind: z.enum(['limit', 'flag', 'banner']),
    name: z.string(),
    /** Of a limit: how few and how many requests may be let through. */
    fewest: z.int().nullable(),
    most: z.int().nullable(),
    /** Null: as the code has it. */
    value,
    /** How often it was changed. */
    revision: z.int(),
    changes: z.array(
      z.object({
        id: z.int(),
        changed_at: z.iso.datetime({ offset: true }),
        /** Null of an account that is gone, and of whoever has the database. */
        changed_by: z.string().nullable(),
        before: value,
        after: value,
      }),
    ),
  }),
);

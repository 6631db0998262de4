import { z } from 'zod';

export const createdKeySchema = z.strictObject({
  outcome: z.enum(['created', 'invalid']),
  /** A sentence by the name of the field. */
  errors: z.record(z.string(), z.string()),
  /** 'ms_' and 32 characters, told this once; null where none was made. */
  key: z
    .string()
    .regex(/^ms_[\w-]{32}$/)
    .nullable(),
});

export const revokedKeySchema = z.strictObject({ outcome: z.enum(['revoked', 'not_found']) });

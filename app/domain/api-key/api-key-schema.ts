import { z } from 'zod';

export const createdKeySchema = z.strictObject({
  /** full: the caller has as many keys as one may have; too_many: made as many as one may in a day. */
  outcome: z.enum(['created', 'full', 'too_many']),
  /** 'ms_' and 32 characters, returned only this once; null if no key was created. */
  key: z
    .string()
    .regex(/^ms_[\w-]{32}$/)
    .nullable(),
});

export const revokedKeySchema = z.strictObject({ outcome: z.enum(['revoked', 'not_found']) });

/** What SQL functions answer, by name; see `domain/answers.ts`. */
export const answers = {
  create_api_key: createdKeySchema,
  revoke_api_key: revokedKeySchema,
  use_api_key: z.guid().nullable(),
};

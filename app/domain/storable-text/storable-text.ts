import { z } from 'zod';

/**
 * Text that PostgreSQL can store and JSON can carry: no NUL, and no half of a surrogate pair, which it
 * refuses only where it meets them, as if it had failed.
 */
export const storableText = z
  .string()
  .refine(
    (value) => value.isWellFormed() && !value.includes('\u0000'),
    'Please send well-formed text.',
  );

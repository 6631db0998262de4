import { z } from 'zod';
import * as t from '#app/messages/errors.ts';

/**
 * Text that PostgreSQL can store and JSON can carry: no NUL, no lone surrogate. PostgreSQL rejects
 * those only when it parses them, which would look like an outage.
 */
export const storableText = z
  .string()
  .refine((value) => value.isWellFormed() && !value.includes('\u0000'), t.wellFormed);

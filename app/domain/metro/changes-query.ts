import * as t from '#app/messages/errors.ts';
import { z } from 'zod';

/** A metro by its slug, the first day and the page of its changes. */
export const changesQuerySchema = z.strictObject({
  metro: z.string(t.citySlug).max(100, t.unknownName),
  since: z.iso.date(t.date).optional(),
  cursor: z.string(t.once).max(200, t.invalidCursor).optional(),
});

import { z } from 'zod';

const message =
  'Please give a moment as 2026-11-26T09:00 on the listing’s clock, or with its offset as 2026-11-26T15:00Z.';

/** The requested moment; absent: now. */
export const openQuerySchema = z.strictObject({
  at: z
    .string('Please give this once.')
    .pipe(z.iso.datetime({ error: message, local: true, offset: true }))
    .meta({ examples: ['2026-11-26T09:00', '2026-11-26T15:00:00Z'] })
    .optional(),
});

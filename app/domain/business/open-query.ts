import { z } from 'zod';

const message =
  'Please use a time like 2026-11-26T09:00 on the listing’s clock, or with an offset, like 2026-11-26T15:00Z.';

/** The requested moment; absent: now. */
export const openQuerySchema = z.strictObject({
  at: z
    .string('Please send this only once.')
    .pipe(z.iso.datetime({ error: message, local: true, offset: true }))
    .meta({ examples: ['2026-11-26T09:00', '2026-11-26T15:00:00Z'] })
    .optional(),
});

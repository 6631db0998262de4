import { z } from 'zod';

/** A metro by its slug, the first day and the page of its changes. */
export const changesQuerySchema = z.strictObject({
  metro: z.string('Please send the slug of a city.').max(100, 'This name is not known.'),
  since: z.iso.date('Please enter a date as YYYY-MM-DD.').optional(),
  cursor: z.string('Please send this only once.').max(200, 'This cursor is not valid.').optional(),
});

import { z } from 'zod';
import { openingHoursSchema } from '../business/business-schema.ts';
import { fieldsWith, forFields } from '../business/business.ts';
import { listingStatuses } from './export.ts';

const moment = z.iso.datetime({ offset: true });

export const begunExportSchema = z.strictObject({ id: z.uuid(), listings: z.int().min(0) });

/** A listing in a file, without its owner. */
export const exportedListingSchema = z.strictObject({
  ...forFields(fieldsWith({ is_text: true, is_exported: true }), z.string().nullable()),
  attributes: z.array(z.string()),
  opening_hours: z.array(openingHoursSchema),
  id: z.uuid(),
  name: z.string(),
  category: z.string(),
  more_categories: z.array(z.string()),
  city: z.string(),
  state: z.string(),
  zip_code: z.string(),
  metro: z.string().nullable(),
  lat: z.number().nullable(),
  lng: z.number().nullable(),
  status: z.enum(listingStatuses),
  temporarily_closed: z.boolean(),
  rating: z.number().nullable(),
  review_count: z.int(),
  /** How many photos it has. */
  photos: z.int(),
  slug: z.string(),
  created_at: moment,
  updated_at: moment,
});

export type ExportedListing = z.infer<typeof exportedListingSchema>;

export const exportPageSchema = z.strictObject({
  listings: z.array(exportedListingSchema),
  /** The cursor of the next page: the last id of this one. */
  next: z.uuid().nullable(),
});

/** What SQL functions answer, by name; see `domain/answers.ts`. */
export const answers = {
  begin_export: begunExportSchema,
  read_export: exportPageSchema.nullable(),
};

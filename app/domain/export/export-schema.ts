import { z } from 'zod';
import { fieldsWith } from '../business/business.ts';
import { listingStatuses } from './export-choices.ts';

const moment = z.iso.datetime({ offset: true });

export const begunExportSchema = z.strictObject({ id: z.uuid(), listings: z.int().min(0) });

const textFields = fieldsWith({ is_text: true, is_exported: true });
const texts = Object.fromEntries(textFields.map(({ name }) => [name, z.string().nullable()]));

/** A listing in a file, without its owner. */
export const exportedListingSchema = z.strictObject({
  ...(texts as Record<(typeof textFields)[number]['name'], z.ZodNullable<z.ZodString>>),
  id: z.uuid(),
  name: z.string(),
  category: z.string(),
  specialty: z.string().nullable(),
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

export const exportPageSchema = z.strictObject({
  listings: z.array(exportedListingSchema),
  /** The cursor of the next page: the last id of this one. */
  next: z.uuid().nullable(),
});

import type { z } from 'zod';
import type { exportPageSchema, exportedListingSchema } from './export-schema.ts';

export type ExportedListing = z.infer<typeof exportedListingSchema>;
export type ExportPage = z.infer<typeof exportPageSchema>;

/** As the database has them, the first one unless something else is asked. */
export const listingStatuses = [
  'published',
  'draft',
  'pending',
  'rejected',
  'suspended',
  'closed',
  'moved',
  'merged',
] as const;

/** What a listing can be without. */
export const missingParts = ['phone', 'hours', 'photo'] as const;

/** Which listings; what is not given lets all through. */
export type ExportFilter = {
  status?: (typeof listingStatuses)[number];
  metro?: string;
  category?: string;
  city?: string;
  state?: string;
  /** Of imports. */
  source?: string;
  /** The id of one. */
  import?: string;
  missing?: (typeof missingParts)[number][];
  /** A moment, ISO 8601. */
  changed_since?: string;
};

export const exportFormats = ['csv', 'geojson'] as const;
export type ExportFormat = (typeof exportFormats)[number];

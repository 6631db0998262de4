import type { z } from 'zod';
import type { exportFormats, listingStatuses, missingParts } from './export-choices.ts';
import type { exportedListingSchema } from './export-schema.ts';

export type ExportedListing = z.infer<typeof exportedListingSchema>;

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

export type ExportFormat = (typeof exportFormats)[number];

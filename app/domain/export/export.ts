import type { z } from 'zod';
import type { exportFormats, listingStatuses, missingParts } from './export-choices.ts';
import type { exportedListingSchema } from './export-schema.ts';

export type ExportedListing = z.infer<typeof exportedListingSchema>;

/** Filters of the listings. Absent fields do not restrict them. */
export type ExportFilter = {
  status?: (typeof listingStatuses)[number];
  metro?: string;
  category?: string;
  city?: string;
  state?: string;
  /** Source of imported listings. */
  source?: string;
  /** Id of an import. */
  import?: string;
  missing?: (typeof missingParts)[number][];
  /** A moment, ISO 8601. */
  changed_since?: string;
};

export type ExportFormat = (typeof exportFormats)[number];

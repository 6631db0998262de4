/** As in the database; the first is the default. */
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

/** What a listing may lack. */
export const missingParts = ['phone', 'hours', 'photo'] as const;

export const exportFormats = ['csv', 'geojson'] as const;

/** Filters of the listings. Absent fields do not restrict them. */
export type ExportFilter = {
  /** Those that the caller manages, in any status, and nothing else counts; others are for admins. */
  own?: true;
  /** '': any. */
  status?: (typeof listingStatuses)[number] | '';
  /** As of `ListingFilter`. */
  q?: string;
  ids?: string[];
  owner?: 'any' | 'none';
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

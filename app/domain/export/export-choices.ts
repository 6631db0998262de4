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

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

export const exportFormats = ['csv', 'geojson'] as const;

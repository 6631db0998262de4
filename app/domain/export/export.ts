import type { ListingFilter } from '../business/business.ts';

/** As in the database. */
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

export const exportFormats = ['csv', 'geojson'] as const;

export type ExportFilter = Omit<ListingFilter, 'status'> & {
  /** Those that the caller manages, in any status, and nothing else counts; others are for admins. */
  own?: true;
  /** Absent: published; '': any. */
  status?: (typeof listingStatuses)[number] | '';
};

export type ExportFormat = (typeof exportFormats)[number];

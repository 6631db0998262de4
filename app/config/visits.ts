/**
 * What is counted on a public profile, once for each visitor and day; also the order of display.
 */
export const visitKinds = [
  'view',
  'search',
  'call',
  'directions',
  'website',
  'email',
  'share',
] as const;

export type VisitKind = (typeof visitKinds)[number];

export const visitsPath = '/api/visits';
export const unopenedSearchPath = '/api/unopened-searches';

/** Counted events of a public profile, each once per visitor and day; in display order. */
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

/** What is counted of a public profile, each once a visitor and day; also the order in which it is shown. */
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

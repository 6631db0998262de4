import type { VisitKind } from '#app/config/visits.ts';

/** Name and meaning of each count, for the screen and its file. */
export const kindNames: Record<VisitKind, { name: string; meaning: string }> = {
  view: { name: 'Views', meaning: 'people who opened the listing' },
  search: { name: 'From searches', meaning: 'of them, from a list of results' },
  call: { name: 'Calls', meaning: 'taps on the phone number' },
  directions: { name: 'Directions', meaning: 'taps on the address or directions' },
  website: { name: 'Website', meaning: 'taps that led to your website' },
  email: { name: 'Email', meaning: 'taps on the email address' },
  share: { name: 'Shares', meaning: 'taps on “Share”' },
};

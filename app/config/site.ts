/** Facts about the product that screens and machines both state. */
export const site = {
  name: 'Mainstreet',
  tagline: 'The business directory for every main street',
  /** What the pages are written in; each gets an alternate link, and the last stands for all others. */
  languages: ['en-US', 'x-default'],
  description:
    'Find local businesses across the United States: who is open now, how to reach them, and what neighbors say.',
  /** Who answers questions, complaints and reports of security holes; the operator's to change. */
  contactEmail: 'hello@mainstreet.example',
} as const;

/** Pixels of the pictures shown where a page is shared. */
export const shareImageSize = { width: 1200, height: 630 } as const;

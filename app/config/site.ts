/** Facts about the product for screens and programs. */
export const site = {
  name: 'Mainstreet',
  tagline: 'The business directory for every main street',
  /**
   * Languages of the pages, each with an alternate link; the last is the default for all others.
   */
  languages: ['en-US', 'x-default'],
  description:
    'Find local businesses across the United States: who is open now, how to reach them, and what neighbors say.',
  /** Address for questions, complaints and security reports; the operator must change it. */
  contactEmail: 'hello@mainstreet.example',
} as const;

/** Size in pixels of the images shown where a page is shared. */
export const shareImageSize = { width: 1200, height: 630 } as const;

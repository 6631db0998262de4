/** Facts about the product for screens and machines. */
export const site = {
  /** Where "today" is read for everybody: the middle of the country. */
  timeZone: 'America/Chicago',
  name: 'Mainstreet',
  /** Languages of the pages; each gets an alternate link, the last one is the default. */
  languages: ['en-US', 'x-default'],
  /** For questions, complaints and security reports; operators should change it. */
  contactEmail: 'hello@mainstreet.example',
} as const;

/** Size of the Open Graph pictures in pixels. */
export const shareImageSize = { width: 1200, height: 630 } as const;

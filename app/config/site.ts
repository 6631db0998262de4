/** Facts about the product that screens and machines both state. */
export const site = {
  name: 'Mainstreet',
  tagline: 'The business directory for every main street',
  description:
    'Find local businesses across the United States: who is open now, how to reach them, and what neighbours say.',
} as const;

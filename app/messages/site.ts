export const tagline = 'The business directory for every main street';
export const description =
  'Find local businesses across the United States: who is open now, how to reach them, and what neighbors say.';

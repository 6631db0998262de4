import { z } from 'zod';

/** What is known of a business so far; '' and what is left out is not known. */
const text = (most: number) => z.string().trim().max(most).default('');

export const similarQuerySchema = z.strictObject({
  name: text(200),
  phone: text(50),
  website: text(500),
  street: text(200),
  city: text(100),
  state: text(50),
  zip_code: text(20),
});

export type SimilarQuery = z.output<typeof similarQuerySchema>;

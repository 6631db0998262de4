import { z } from 'zod';
import { storableText } from '#app/domain/storable-text/storable-text.ts';

/** One known fact of a business; '' or absent means unknown. */
const text = (most: number) => storableText.trim().max(most).default('');

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

import { z } from 'zod';
import { storableText } from '#app/domain/storable-text/storable-text.ts';

const optionalText = (maxLength: number) => storableText.trim().max(maxLength).default('');

/** A partly typed address. */
export const addressQuerySchema = z.strictObject({
  street: optionalText(250),
  city: optionalText(120),
  state: optionalText(50),
  zip_code: optionalText(20),
});

export type AddressQuery = z.output<typeof addressQuerySchema>;

/** What is known of a business; '' or absent means unknown. */
export const similarQuerySchema = z.strictObject({
  name: optionalText(200),
  phone: optionalText(50),
  website: optionalText(500),
  street: optionalText(200),
  city: optionalText(100),
  state: optionalText(50),
  zip_code: optionalText(20),
});

export type SimilarQuery = z.output<typeof similarQuerySchema>;

import { z } from 'zod';
import { storableText } from '#app/domain/storable-text/storable-text.ts';

const text = (most: number) => storableText.trim().max(most).default('');

/** A partly typed address. */
export const addressQuerySchema = z.strictObject({
  street: text(250),
  city: text(120),
  state: text(50),
  zip_code: text(20),
});

export type AddressQuery = z.output<typeof addressQuerySchema>;

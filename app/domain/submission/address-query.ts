import { z } from 'zod';

const text = (most: number) => z.string().trim().max(most).default('');

/** An address as far as it has been typed. */
export const addressQuerySchema = z.strictObject({
  street: text(250),
  city: text(120),
  state: text(50),
  zip_code: text(20),
});

export type AddressQuery = z.output<typeof addressQuerySchema>;

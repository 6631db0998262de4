import { z } from 'zod';

const placeSchema = z.strictObject({
  kind: z.enum(['metro', 'city', 'neighborhood', 'landmark', 'zip', 'state', 'point']),
  /** 'Austin, TX', '78701', 'Texas' */
  name: z.string(),
  lat: z.number(),
  lng: z.number(),
  /** The city around it, if the directory has one: 'Austin, TX' around Hutto. */
  metro: z.strictObject({ slug: z.string(), name: z.string() }).nullable(),
});

/** What SQL functions answer, by name; see `domain/answers.ts`. */
export const answers = {
  find_place: placeSchema.nullable(),
};

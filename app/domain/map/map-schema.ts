import { z } from 'zod';

/** A city to label on a map; has a slug if it is the center of a metro. */
export const placeOnMapSchema = z.strictObject({
  name: z.string(),
  lat: z.number(),
  lng: z.number(),
  metro: z.string().nullable(),
});

/** Latitude, longitude, and the number of listings around that point. */
export const clusterSchema = z.tuple([z.number(), z.number(), z.int()]);

/** What SQL functions answer, by name; see `domain/answers.ts`. */
export const answers = {
  places_within: z.array(placeOnMapSchema),
};

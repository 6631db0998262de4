import { z } from 'zod';

/** A city to name on a map; with a slug when it is the middle of a metro. */
export const placeOnMapSchema = z.strictObject({
  name: z.string(),
  lat: z.number(),
  lng: z.number(),
  metro: z.string().nullable(),
});

/** Latitude, longitude, and so many listings around that point. */
export const crowdSpotSchema = z.tuple([z.number(), z.number(), z.int()]);

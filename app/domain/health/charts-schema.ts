import { z } from 'zod';

const decidedSchema = z.strictObject({
  decided: z.int(),
  /** The median. */
  half_hours: z.number(),
  /** The 90th percentile. */
  most_hours: z.number(),
});

/** The data of the admins' charts, as last computed. */
export const chartsSchema = z.strictObject({
  /** Null: not computed yet. */
  measured_at: z.iso.datetime({ offset: true }).nullable(),
  /** Oldest first; weeks begin on Monday, UTC. */
  weeks: z.array(
    z.strictObject({
      week: z.iso.date(),
      listings: z.int(),
      submissions: z.int(),
      claims: z.int(),
      reviews: z.int(),
      decisions: z.strictObject({
        submissions: decidedSchema.optional(),
        claims: decidedSchema.optional(),
      }),
    }),
  ),
  /**
   * For each metro its published listings and how many of them lack something; without a slug:
   * listings in no metro.
   */
  coverage: z.array(
    z.strictObject({
      slug: z.string().nullable(),
      name: z.string().nullable(),
      listings: z.int().positive(),
      no_hours: z.int(),
      no_phone: z.int(),
      no_photo: z.int(),
    }),
  ),
});

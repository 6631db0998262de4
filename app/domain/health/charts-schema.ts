import { z } from 'zod';

const decidedSchema = z.strictObject({
  decided: z.int(),
  /** Half of them had waited no longer than so. */
  half_hours: z.number(),
  /** And nine of ten. */
  most_hours: z.number(),
});

/** What charts of admins show, as it was counted last. */
export const chartsSchema = z.strictObject({
  /** Null: it has not been counted yet. */
  measured_at: z.iso.datetime({ offset: true }).nullable(),
  /** The oldest first; weeks begin on Monday, in UTC. */
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
  /** Of each metro its published listings and how many of them lack something; without a slug those in no metro. */
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

import { z } from 'zod';

const time = z.string().regex(/^\d\d:\d\d$/);

const listingSchema = z.strictObject({
  slug: z.string(),
  name: z.string(),
  /** Its name. */
  category: z.string(),
  city: z.string(),
  state: z.string(),
  phone: z.string().nullable(),
  rating: z.number().nullable(),
  review_count: z.int(),
  /** Whether it lists the hours of its week. */
  has_week: z.boolean(),
  /** Its hours of the date; of the usual weekday where it has not said. */
  spans: z.array(z.strictObject({ opens: time, closes: time })),
});

const groupSchema = z.strictObject({
  total: z.int(),
  /** The best rated, 60 at most. */
  listings: z.array(listingSchema),
});

export const holidayHoursSchema = z.strictObject({
  metro: z.strictObject({ slug: z.string(), name: z.string() }),
  open: groupSchema,
  closed: groupSchema,
  unconfirmed: groupSchema,
});

const dayHoursSchema = z.array(
  z.strictObject({
    date: z.iso.date(),
    opens: time.nullable(),
    closes: time.nullable(),
    note: z.string().nullable(),
  }),
);

/** What somebody may answer about a listing's hours on a holiday. */
export const holidayAnswerSchema = z.strictObject({
  id: z.guid(),
  name: z.string(),
  city: z.string(),
  /** What its usual week would be on that date. */
  usual: dayHoursSchema,
  /** What it has said; empty for nothing. */
  special: dayHoursSchema,
});

/** What SQL functions answer, by name; see `domain/answers.ts`. */
export const answers = {
  answer_holiday_hours: holidayAnswerSchema.nullable(),
  find_holiday_hours: holidayHoursSchema.nullable(),
  find_listings_without_hours: z.array(z.guid()).max(200),
};

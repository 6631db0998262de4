import { z } from 'zod';
import { pageSchema } from '../page/page-schema.ts';
import { reviewPageSchema } from '../review/review-schema.ts';

/** A person as everybody sees them. */
export const publicProfileSchema = z.strictObject({
  /** Not the id of the account. */
  id: z.guid(),
  /** As their reviews show it: "Ana R." */
  name: z.string(),
  /** The first day of the month in which they joined. */
  since: z.iso.date(),
  review_count: z.int(),
  /** How often readers found their reviews helpful. */
  helpful_count: z.int(),
  /** Fields of listings that were changed as they suggested. */
  accepted_edit_count: z.int(),
  /** Their public lists, the oldest first. */
  lists: z
    .array(z.strictObject({ id: z.guid(), name: z.string().nullable(), count: z.int() }))
    .max(51),
  reviews: pageSchema(
    z.strictObject({
      ...reviewPageSchema.shape.items.element.pick({
        id: true,
        rating: true,
        body: true,
        visited_on: true,
        proof: true,
        helpful_count: true,
        created_at: true,
      }).shape,
      listing: z.strictObject({
        slug: z.string(),
        name: z.string(),
        city: z.string(),
        state: z.string(),
      }),
    }),
  ),
});

/** What SQL functions answer, by name; see `domain/answers.ts`. */
export const answers = {
  get_public_profile: publicProfileSchema.nullable(),
  count_own_texts: z.strictObject({
    reviews: z.number(),
    photos: z.number(),
    questions: z.number(),
    answers: z.number(),
  }),
};

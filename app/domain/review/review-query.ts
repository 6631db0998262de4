import { z } from 'zod';
import { reviewSorts } from './review.ts';

/** Parses `?sort=&stars=&find=&after=` of a listing's page into a ReviewQuery. */
export const reviewQuerySchema = z
  .object({
    sort: z.enum(reviewSorts).default('newest'),
    stars: z
      .string()
      .regex(/^[1-5]$/)
      .transform(Number)
      .nullable()
      .default(null),
    find: z.string().trim().min(1).max(60).nullable().default(null),
    after: z
      .string()
      .regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
      .nullable()
      .default(null),
  })
  .transform(({ find, ...query }) => ({ ...query, words: find }));

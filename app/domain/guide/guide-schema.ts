import { z } from 'zod';
import {
  articleCardSchema,
  authorSchema,
  embeddedListingSchema,
} from '../article/article-schema.ts';

export const guideMetroSchema = z.strictObject({
  slug: z.string(),
  name: z.string(),
  state: z.string(),
});

/** A city guide in a list. */
export const guideCardSchema = articleCardSchema.extend({ metro: guideMetroSchema });

/** A city guide on its screen. */
export const guideSchema = guideCardSchema.extend({
  author: authorSchema,
  /** Markdown. */
  body: z.string(),
  /** The public listings of the body, in no order. */
  listings: z.array(embeddedListingSchema),
  /** Other guides, those of the same metro first. */
  others: z.array(guideCardSchema),
});

/** What SQL functions answer, by name; see `domain/answers.ts`. */
export const answers = {
  find_guides: z.array(guideCardSchema).max(1000),
  get_guide: guideSchema.nullable(),
};

import { z } from 'zod';

/** What a card shows of a listing's photos: the first of them. */
export const coverSchema = z.strictObject({
  /** Paths on this site, of a picture at most 1600 pixels wide and high and of one at most 480. */
  url: z.string(),
  small_url: z.string(),
  /** Pixels of the large one. */
  width: z.int().min(1).max(1600),
  height: z.int().min(1).max(1600),
  /** A picture of a few pixels as a data: address, which stands there while the others are on their way. */
  placeholder: z.string(),
});

/** A photo of a listing. */
export const photoSchema = coverSchema.extend({
  /** What there is to see, for people who cannot; '' where nobody has said it. */
  alt: z.string().max(300),
  caption: z.string().max(200).nullable(),
});

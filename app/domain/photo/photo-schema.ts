import { z } from 'zod';

/** The first photo of a listing, as cards show it. */
export const coverSchema = z.strictObject({
  /** Paths on this site of a picture at most 1600 pixels wide and high, and of one at most 480. */
  url: z.string(),
  small_url: z.string(),
  /** Pixel size of the large picture. */
  width: z.int().min(1).max(1600),
  height: z.int().min(1).max(1600),
  /** A few pixels as a data: URL, shown while the others load. */
  placeholder: z.string(),
});

/** A photo of a listing. */
export const photoSchema = coverSchema.extend({
  /** Text alternative for people who cannot see the photo; '' if not given. */
  alt: z.string().max(300),
  caption: z.string().max(200).nullable(),
});

/** What SQL functions answer, by name; see `domain/answers.ts`. */
export const answers = {
  /** `listing` is the slug of the public listing that shows the photo; null for a text's, and with a key. */
  find_photo: z.strictObject({ is_public: z.boolean(), listing: z.string().nullable() }).nullable(),
  /** Keys by name, of the photos that the caller may see. */
  sign_photos: z.record(z.string(), z.string()),
};

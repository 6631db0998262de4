import { z } from 'zod';

/** A page's name, and when its content last changed (ISO 8601). */
export const sitemapRowSchema = z.strictObject({
  slug: z.string(),
  updated_at: z.iso.datetime({ offset: true }),
});

/** A file of listings, from `first_id` up to the next file's. */
export const sitemapPartSchema = z.strictObject({
  first_id: z.guid(),
  updated_at: z.iso.datetime({ offset: true }),
});

/** What SQL functions answer, by name; see `domain/answers.ts`. */
export const answers = {
  sitemap_businesses: z.array(sitemapRowSchema),
  sitemap_pages: z.array(sitemapRowSchema),
  sitemap_parts: z.array(sitemapPartSchema),
};

/** A page that search engines may list: its path, and when its content last changed if that is known. */
export type SitemapEntry = { path: string; updatedAt?: string };

/** Sitemaps may have 50,000 addresses; fewer keep an answer below a megabyte or so. */
export const listingsPerSitemap = 10_000;

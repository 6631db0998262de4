/** A page for search engines: its path, and when its content last changed if known. */
export type SitemapEntry = { path: string; updatedAt?: string };

/** Sitemaps may have 50,000 URLs; fewer keep a response below a megabyte or so. */
export const listingsPerSitemap = 10_000;

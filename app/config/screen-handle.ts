/** The limits that a page may count against; limits.ts has their numbers. */
export type PageLimit = 'search' | 'pages' | 'testErrors';

/**
 * When the app hydrates a page that arrives as HTML with the script of app/browser/arrival. 'idle':
 * when the loaded page is idle, or on the first interaction. 'wanted': on the first interaction
 * only, for pages that are mostly read.
 */
export type AppStart = 'idle' | 'wanted';

/**
 * The properties of a screen, as the `handle` of its route. Read by the Worker before it renders
 * the page, and by the frame around the screen. Omitted booleans are false unless stated otherwise.
 */
export type ScreenHandle = {
  /**
   * The query parameters that the server reads for this screen: no others reach the renderer or the
   * cache key. Parameters read by the browser alone, like `next` of `/auth`, are not listed.
   */
  reads?: readonly string[];
  /** The valid values of a parameter, if limited: any other value is dropped. */
  knows?: Readonly<Record<string, readonly string[]>>;
  /** Whether to cache the page; by default yes. */
  isKept?: (query: URLSearchParams) => boolean;
  /** The limit that an uncached page counts against; by default 'pages'. */
  limit?: (query: URLSearchParams) => PageLimit;
  /**
   * The path for the sitemap and the day of the last change of the text: for screens whose URL is
   * not in the database.
   */
  listed?: { path: string; changedOn?: string };
  /** When the app hydrates; by default at once. */
  starts?: AppStart;
  /** The screen shows its own search, so that the masthead has none. */
  hasOwnSearch?: boolean;
  /** For a single person or for staff: robots.txt disallows it. */
  isPrivate?: boolean;
};

/** The limits that a page may count against; their numbers are in limits.ts. */
export type PageLimit = 'search' | 'pages' | 'testErrors';

/**
 * When the app hydrates a page that arrives as HTML with the script of app/browser/arrival. 'idle': when
 * the loaded page is idle, or on the first interaction. 'wanted': on the first interaction only, for
 * pages that are mostly read.
 */
export type AppStart = 'idle' | 'wanted';

/**
 * What a screen says of itself, as the `handle` of its route: the Worker reads it before it renders
 * the page, and the frame around the screen. What is left out is no.
 */
export type ScreenHandle = {
  /**
   * The parameters of the query that the server reads for it: nothing else reaches the renderer, nor
   * makes a page of its own in the cache. What only the browser reads, like `next` of `/auth`, is
   * not here.
   */
  reads?: readonly string[];
  /** Where only some values of such a parameter say anything: any other is as if none was given. */
  knows?: Readonly<Record<string, readonly string[]>>;
  /** Whether a page is worth a place in the cache; yes when nothing is said. */
  isKept?: (query: URLSearchParams) => boolean;
  /** What a page that is not in the cache counts against; 'pages' when nothing is said. */
  limit?: (query: URLSearchParams) => PageLimit;
  /**
   * Where the sitemap lists it, and the day its words last changed: for screens without an address of
   * their own in the database.
   */
  listed?: { path: string; changedOn?: string };
  /** When its app starts, in place of at once. */
  starts?: AppStart;
  /** It shows a search of its own, so that the masthead has none. */
  hasOwnSearch?: boolean;
  /** Of one person, or of those who run the site: robots.txt tells crawlers to leave it alone. */
  isPrivate?: boolean;
};

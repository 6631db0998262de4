/** The limits that a page may count against; see limits.ts. */
export type PageLimit = 'search' | 'pages' | 'testErrors';

/**
 * When the app hydrates a page that arrives as HTML with the script of app/browser/start. 'idle':
 * when the loaded page is idle, or on the first interaction. 'interaction': on the first interaction
 * only, for pages that are mostly read.
 */
export type AppStart = 'idle' | 'interaction';

/**
 * What a screen declares about itself in the `handle` of its route. The Worker reads it before it
 * renders the page, and the frame around the screen does. Absent means no.
 */
export type ScreenHandle = {
  /**
   * The query parameters that the server reads for it: the renderer gets no others, and others do
   * not make a separate page in the cache. Parameters that only the browser reads, like `next` of
   * `/auth`, are not listed.
   */
  searchParams?: readonly string[];
  /** The known values of such a parameter; other values are ignored. */
  allowedValues?: Readonly<Record<string, readonly string[]>>;
  /**
   * Whether the page depends on the visitor's place (`visitorPlaceContext`), with this query. Each
   * place then has its page, which the cache in front of the Worker does not store.
   */
  usesPlace?: (query: URLSearchParams) => boolean;
  /** Whether to cache a page; by default yes. */
  isCacheable?: (query: URLSearchParams) => boolean;
  /** Whether the page says what is open now, so that a copy is soon out of date. */
  isTimed?: (query: URLSearchParams) => boolean;
  /** The limit of pages that are not cached; by default 'pages'. */
  limit?: (query: URLSearchParams) => PageLimit;
  /**
   * Path and date of the last change for the sitemap, for screens that have no row in the database.
   */
  listed?: { path: string; changedOn?: string };
  /** When its app starts; by default at once. */
  hydration?: AppStart;
  /** Returns the city that the screen is about, for the search box of the masthead: 'Austin, TX'. */
  findCity?(loaded: object): string;
  /** The screen has its own search box, so the masthead shows none. */
  hasOwnSearch?: boolean;
  /** Belongs to one person or to admins: robots.txt excludes it. */
  isPrivate?: boolean;
};

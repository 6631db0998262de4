import { matchedRoutes } from 'hono/route';
import type { OperationId } from '#app/domain/api/operations.ts';
import { searchParameters } from '#app/domain/search/search.ts';
import type { RateLimitName } from '#app/services/redis/rate-limiter.ts';
import type { AppContext } from './env.ts';

/** Who may call an endpoint; mount-endpoints.ts implements all but `our-pages`. */
export type Callers =
  /** Everybody; pages of other sites may read the response. */
  | 'any-site'
  /** Everybody, but browsers keep scripts of other sites from reading the response. */
  | 'anyone'
  /** Programs with METRICS_TOKEN. */
  | 'metrics-token'
  /** Signed-in people. */
  | 'people'
  /** Signed-in admins. */
  | 'admins'
  /** Our own pages, with the publishable key; the handler checks it. */
  | 'our-pages';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export type Endpoint = {
  /** GET includes HEAD. */
  methods: readonly Method[];
  /** In Hono's syntax. */
  path: string;
  /** Name in app/config/limits.ts, counted by address; null: no limit. */
  limit: RateLimitName | null;
  callers: Callers;
  handler: (c: AppContext) => Response | Promise<Response>;
  /** A picture, which pages of other sites may embed. */
  isPicture?: boolean;
  /**
   * Query parameters that its response depends on; others keep it out of caches by URL
   * (`pages/read-parameters.ts`). None by default.
   */
  searchParams?: readonly string[];
  /** Responds 304 to a matching `If-None-Match`. */
  hasEtag?: boolean;
  /** Its name in the public API; required for endpoints that other sites may read. */
  operation?: OperationId;
  /**
   * Requests with a key count by the key (`limitByKey`); so do those described in the public API.
   */
  takesKeys?: boolean;
  /** One line for ENDPOINTS.md. */
  answers: string;
};

/** Returns the value of the header Allow, 'GET, HEAD'. */
export function allowedMethods({ methods }: Endpoint): string {
  return methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method])).join(', ');
}

type Options = Omit<Endpoint, 'methods' | 'path'>;

export const get = (path: string, rest: Options): Endpoint => ({
  methods: ['GET'],
  path,
  ...rest,
});
export const post = (path: string, rest: Options): Endpoint => ({
  methods: ['POST'],
  path,
  ...rest,
});

/** Callers and limits that several lines of the table share. */
export const groups = {
  search: { limit: 'search', callers: 'any-site', searchParams: searchParameters },
  suggest: { limit: 'suggest', callers: 'any-site', searchParams: ['q', 'near'] },
  listings: { limit: 'files', callers: 'any-site' },
  open: { limit: null, callers: 'anyone' },
  mails: { limit: 'mails', callers: 'anyone' },
  sitemap: { limit: 'sitemap', callers: 'anyone' },
  files: { limit: 'files', callers: 'anyone' },
  pictures: { limit: 'art', callers: 'anyone', isPicture: true },
  metrics: { limit: 'metricsReads', callers: 'metrics-token' },
} as const;

type Handler = Endpoint['handler'];

/**
 * Returns a handler that loads its module on the first request; otherwise every new isolate would
 * load it before its first response. All but those that are a few lines or wanted by every page.
 */
export function onDemand(load: () => Promise<Handler>): Handler {
  return async (c) => (await load())(c);
}

/** Paths of middleware and of the pages. */
const everything = new Set(['*', '/*']);

/** Returns the path of the matched endpoint as in functions/endpoints.ts; null for a page. */
export function findEndpointPath(c: AppContext): string | null {
  return matchedRoutes(c).find(({ path }) => !everything.has(path))?.path ?? null;
}

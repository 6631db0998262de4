import type { OperationId } from '#app/domain/api/operations.ts';
import type { RateLimitName } from '#app/services/redis/rate-limiter.ts';
import type { AppContext } from './env.ts';

/** Who may call an endpoint: what each word means is in mount-endpoints.ts, but for `our-pages`. */
export type Callers =
  /** Everybody, and pages of other sites may read the answer. */
  | 'any-site'
  /** Everybody but the scripts of other sites, which browsers keep from reading it. */
  | 'anyone'
  /** Programs that have METRICS_TOKEN. */
  | 'metrics-token'
  /** People who are signed in. */
  | 'people'
  /** Admins who are signed in. */
  | 'admins'
  /** Our own pages, with the publishable key; the handler looks. */
  | 'our-pages';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export type Endpoint = {
  /** GET answers HEAD too. */
  methods: readonly Method[];
  /** As Hono matches it. */
  path: string;
  /** Of app/config/limits.ts, counted by address; null: nothing is asked of anybody for it. */
  limit: RateLimitName | null;
  callers: Callers;
  handler: (c: AppContext) => Response | Promise<Response>;
  /** A picture, which pages of other sites may show. */
  isPicture?: boolean;
  /** Who has the answer already is told so by 304. */
  hasEtag?: boolean;
  /** What it is in the public API: what other sites may read is described there. */
  operation?: OperationId;
  /** Who sends a key counts by it (`limitByKey`); what is described in the public API takes one, too. */
  takesKeys?: boolean;
  /** One line for ENDPOINTS.md. */
  answers: string;
};

/** 'GET, HEAD': what the header Allow says of it. */
export function allowedMethods({ methods }: Endpoint): string {
  return methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method])).join(', ');
}

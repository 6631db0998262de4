import type { OperationId } from '#app/domain/api/operations.ts';
import type { RateLimitName } from '#app/services/redis/rate-limiter.ts';
import type { AppContext } from './env.ts';

/** Who may call an endpoint. mount-endpoints.ts enforces all of these except `our-pages`. */
export type Callers =
  /** Everybody; pages of other sites may read the response. */
  | 'any-site'
  /** Everybody; browsers keep scripts of other sites from reading the response. */
  | 'anyone'
  /** Programs that send METRICS_TOKEN. */
  | 'metrics-token'
  /** Signed-in people. */
  | 'people'
  /** Signed-in admins. */
  | 'admins'
  /** Our own pages, with the publishable key; the handler checks this. */
  | 'our-pages';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export type Endpoint = {
  /** GET also handles HEAD. */
  methods: readonly Method[];
  /** A pattern of Hono's router. */
  path: string;
  /** A limit of app/config/limits.ts, counted by IP address; null: not limited. */
  limit: RateLimitName | null;
  callers: Callers;
  handler: (c: AppContext) => Response | Promise<Response>;
  /** A picture that pages of other sites may embed. */
  isPicture?: boolean;
  /** Adds an ETag and responds 304 if the caller has the response already. */
  hasEtag?: boolean;
  /** The operation of the public API; required for all that other sites may read. */
  operation?: OperationId;
  /** Calls with an API key count by key (`limitByKey`); so do all operations of the public API. */
  takesKeys?: boolean;
  /** One line for the README. */
  answers: string;
};

/** Returns the value of the header Allow, such as 'GET, HEAD'. */
export function allowedMethods({ methods }: Endpoint): string {
  return methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method])).join(', ');
}

import { isIP } from 'node:net';
import { type Context, Hono } from 'hono';
import { z } from 'zod';
import type { GatewayEnv } from './api-key.ts';
import { AuthError, sendError } from './auth/errors.ts';
import { secretKey } from './keys.ts';
import { type TokenBuckets, createTokenBuckets } from './token-buckets.ts';
import { readConfig } from './toml.ts';

/**
 * Defaults are the Supabase CLI's. Requests count per address in 5 minutes, mails in total per
 * hour.
 */
const limitsSchema = z.object({
  email_sent: z.coerce.number().default(2),
  token_refresh: z.coerce.number().default(150),
  sign_in_sign_ups: z.coerce.number().default(30),
  token_verifications: z.coerce.number().default(30),
});
export type AuthLimits = z.infer<typeof limitsSchema>;

/** Environment variables, which override config.toml. */
export type Variables = Record<string, string | undefined>;

/**
 * Reads [auth.rate_limit] of config.toml. As with the Supabase CLI, environment variables override
 * it: `SUPABASE_AUTH_RATE_LIMIT_EMAIL_SENT` and so on.
 * @param projectDir the folder with config.toml
 */
export function readAuthLimits(projectDir: string, variables: Variables): AuthLimits {
  const section = readConfig(projectDir).get('auth.rate_limit') ?? {};
  const set = Object.keys(limitsSchema.shape)
    .map((name) => [name, variables[`SUPABASE_AUTH_RATE_LIMIT_${name.toUpperCase()}`]])
    .filter(([, value]) => value);
  return limitsSchema.parse({ ...section, ...Object.fromEntries(set) });
}

/** The calls that GoTrue rate limits, each separately (its apilimiter.go). */
const counted = [
  ['POST', '/token', 'token_refresh'],
  ['POST', '/signup', 'sign_in_sign_ups'],
  ['POST', '/recover', 'sign_in_sign_ups'],
  ['POST', '/resend', 'sign_in_sign_ups'],
  ['POST', '/otp', 'sign_in_sign_ups'],
  ['PUT', '/user', 'sign_in_sign_ups'],
  [['GET', 'POST'], '/verify', 'token_verifications'],
] as const;

const burst = 30;
const refillSeconds = 5 * 60;

/** Middleware in front of the endpoints of Supabase Auth, mounted at the same path. */
export function limitRequests(limits: AuthLimits): Hono<GatewayEnv> {
  const app = new Hono<GatewayEnv>();
  for (const [methods, path, name] of counted) {
    const buckets = createTokenBuckets({ burst, perSecond: limits[name] / refillSeconds });
    app.on([methods].flat(), [path], (c, next) => requireToken(c, buckets) ?? next());
  }
  return app;
}

function requireToken(c: Context<GatewayEnv>, buckets: TokenBuckets): Response | null {
  if (buckets.take(findAddress(c))) return null;
  return sendError(c, new AuthError('over_request_rate_limit'));
}

/**
 * Returns the client's address: that of the connection, or the one given by a server with the
 * secret key (GoTrue's sbff.go; older keys may not, as on hosted projects). Ignores all other
 * headers.
 */
function findAddress(c: Context<GatewayEnv>): string {
  const said = c.req.header('sb-forwarded-for')?.split(',')[0]?.trim() ?? '';
  if (c.req.header('apikey') === secretKey && isIP(said) !== 0) return said;
  return c.env.incoming.socket.remoteAddress ?? '';
}

const hourMs = 60 * 60 * 1000;

/**
 * Limits mails to a number per hour in total (GoTrue's IntervalLimiter): the function that it returns
 * counts one, and throws over_email_send_rate_limit beyond that.
 */
export function limitMails({ email_sent: limit }: AuthLimits, now = Date.now): () => void {
  let hourBeganMs = now();
  let sent = 0;
  return () => {
    const hours = Math.floor((now() - hourBeganMs) / hourMs);
    if (hours > 0) {
      hourBeganMs += hours * hourMs;
      sent = 0;
    }
    if (sent >= limit) throw new AuthError('over_email_send_rate_limit');
    sent += 1;
  };
}

import type { AppContext } from '../env.ts';

/**
 * Returns the token of `Authorization: Bearer …` (RFC 6750), or null for any other or no header.
 */
export function readBearer(c: Pick<AppContext, 'req'>): string | null {
  const [, token = null] = /^Bearer +(\S+)$/i.exec(c.req.header('Authorization') ?? '') ?? [];
  return token;
}

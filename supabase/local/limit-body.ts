import type { MiddlewareHandler } from 'hono';
import type { NodeEnv } from './node-server.ts';

/**
 * Refuses a longer body by its Content-Length, before anything reads it, and one that comes in
 * chunks without a length.
 */
export function limitBody(maxBytes: number): MiddlewareHandler<NodeEnv> {
  return async (c, next) => {
    const { headers } = c.env.incoming;
    if ('transfer-encoding' in headers) return c.json({ message: 'Length Required' }, 411);
    if (Number(headers['content-length'] ?? 0) > maxBytes) {
      return c.json({ message: 'Request size limit exceeded' }, 413);
    }
    return next();
  };
}

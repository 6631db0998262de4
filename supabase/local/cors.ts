import type { MiddlewareHandler } from 'hono';
import type { NodeEnv } from './node-server.ts';

const exposed = [
  'Content-Encoding',
  'Content-Location',
  'Content-Range',
  'Content-Type',
  'Date',
  'Location',
  'Preference-Applied',
  'Range-Unit',
  'Server',
  'Transfer-Encoding',
  'X-Supabase-Api-Version',
];

/** Any origin may call, as with Supabase: the token protects the data, not the origin. */
export const cors: MiddlewareHandler<NodeEnv> = async (c, next) => {
  const { incoming, outgoing } = c.env;
  outgoing.setHeader('access-control-allow-origin', '*');
  outgoing.setHeader('access-control-expose-headers', exposed.join(', '));
  const isPreflight =
    incoming.method === 'OPTIONS' && 'access-control-request-method' in incoming.headers;
  if (!isPreflight) return next();

  const wanted = incoming.headers['access-control-request-headers'] ?? '*';
  return c.body('', 200, {
    'access-control-allow-methods': 'GET, HEAD, PUT, PATCH, POST, DELETE, OPTIONS, TRACE, CONNECT',
    'access-control-allow-headers': wanted,
    'access-control-max-age': '3600',
  });
};

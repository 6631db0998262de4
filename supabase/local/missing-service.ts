import type { Handler } from 'hono';
import type { NodeEnv } from './node-server.ts';

const names: Record<string, string> = {
  functions: 'edge functions',
  graphql: 'GraphQL',
};

/**
 * Answers at once that the stand-in lacks this service, also to a WebSocket request. The fields are
 * those that the clients of supabase-js expect in an error.
 */
export const refuseMissingService: Handler<NodeEnv> = (c) => {
  const [, service = ''] = c.req.path.split('/');
  const message = `The embedded Supabase has no ${names[service]}: use a hosted project or supabase start.`;
  return c.json(
    { statusCode: '501', code: 'not_implemented', error: 'not_implemented', message },
    501,
  );
};

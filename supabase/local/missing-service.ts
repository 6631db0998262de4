import type { Handler } from 'hono';
import type { NodeEnv } from './node-server.ts';

const names: Record<string, string> = {
  functions: 'edge functions',
  graphql: 'GraphQL',
};

/**
 * Says at once that the stand-in has no such service, also to a WebSocket that knocks. The fields
 * are those that the clients of supabase-js look for in an error.
 */
export const refuseMissingService: Handler<NodeEnv> = (c) => {
  const [, service = ''] = c.req.path.split('/');
  const message = `The embedded Supabase has no ${names[service]}: use a hosted project or supabase start.`;
  return c.json(
    { statusCode: '501', code: 'not_implemented', error: 'not_implemented', message },
    501,
  );
};

import type { Endpoint } from './endpoint.ts';

type Handler = Endpoint['handler'];

/**
 * Returns a handler that loads its module on the first request. For handlers with libraries that
 * few requests need: otherwise every new isolate would load them before its first response.
 */
export function onDemand(load: () => Promise<Handler>): Handler {
  return async (c) => (await load())(c);
}

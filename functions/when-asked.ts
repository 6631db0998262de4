import type { Endpoint } from './endpoint.ts';

type Handler = Endpoint['handler'];

/**
 * Returns a handler that loads its module on first use, so that a new isolate does not load a
 * library that few requests need before its first response.
 */
export function whenAsked(load: () => Promise<Handler>): Handler {
  return async (c) => (await load())(c);
}

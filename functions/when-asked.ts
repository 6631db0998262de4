import type { Endpoint } from './endpoint.ts';

type Handler = Endpoint['handler'];

/**
 * A handler whose module is loaded when it is first asked for: where it brings a library that few
 * requests need, each new isolate would wait for that before its first answer otherwise.
 */
export function whenAsked(load: () => Promise<Handler>): Handler {
  return async (c) => (await load())(c);
}

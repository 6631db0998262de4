// Runs a workerd in its own process, for a test that kills it. Prints its address.
import { convertV4MiniflareOptions } from 'miniflare';
import { createMiniflare } from '../process/miniflare.ts';

const script = 'export default { fetch: () => new Response("well") }';
const miniflare = createMiniflare(convertV4MiniflareOptions({ modules: true, script, port: 0 }));
process.send?.((await miniflare.ready).origin);

// A workerd in a process of its own, for a test that kills it. It says where it answers.
import { convertV4MiniflareOptions } from 'miniflare';
import { createMiniflare } from '../process/miniflare.ts';

const script = 'export default { fetch: () => new Response("well") }';
const miniflare = createMiniflare(convertV4MiniflareOptions({ modules: true, script, port: 0 }));
process.send?.((await miniflare.ready).origin);

import { serveHello, serveProduct } from './workerd.ts';

const times = 5;

/**
 * From the start of a process with a new Worker to its first answer, beside a hello world: a page that
 * is rendered without the database, and what a browser asks of it first.
 */
export async function benchFirstAnswer(variables: Record<string, string>): Promise<void> {
  const serveNew = () => serveProduct(variables);
  const hello = await measure(serveHello, '/');
  const lines = [{ what: 'hello world', ...hello, overHelloMs: 0 }];
  for (const path of ['/api/config', '/about']) {
    const first = await measure(serveNew, path);
    lines.push({ what: path, ...first, overHelloMs: Math.round(first.firstMs - hello.firstMs) });
  }
  console.log(`\nFirst answer of a new Worker (median of ${times})`);
  console.table(lines);
}

async function measure(serve: typeof serveHello, path: string) {
  const all: number[] = [];
  for (let time = 0; time < times; time += 1) {
    const served = await serve();
    await (await fetch(served.url + path)).arrayBuffer();
    all.push(performance.now() - served.startedAtMs);
    await served.stop();
  }
  return { firstMs: Math.round(all.toSorted((a, b) => a - b)[Math.floor(times / 2)] ?? NaN) };
}

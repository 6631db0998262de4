import { serveHello, serveProduct } from './workerd.ts';

const times = 5;

/**
 * From the start of a process with a new Worker to its first answer, beside a hello world: an endpoint, a
 * page that is rendered without the database, and home.
 */
export async function benchFirstAnswer(variables: Record<string, string>): Promise<void> {
  const serveNew = () => serveProduct(variables);
  const hello = await measure(serveHello, '/');
  const lines = [{ what: 'hello world', ...hello, overHelloMs: 0, cpuOverHelloMs: 0 }];
  for (const path of ['/api/config', '/about', '/']) {
    const first = await measure(serveNew, path);
    const overHelloMs = first.firstMs - hello.firstMs;
    lines.push({ what: path, ...first, overHelloMs, cpuOverHelloMs: first.cpuMs - hello.cpuMs });
  }
  console.log(`\nFirst answer of a new Worker (median of ${times})`);
  console.table(lines);
}

async function measure(serve: typeof serveHello, path: string) {
  const [waits, computed]: [number[], number[]] = [[], []];
  for (let time = 0; time < times; time += 1) {
    const served = await serve();
    await (await fetch(served.url + path)).arrayBuffer();
    waits.push(performance.now() - served.startedAtMs);
    computed.push(await served.readCpuMs());
    await served.stop();
  }
  return { firstMs: median(waits), cpuMs: median(computed) };
}

function median(values: number[]): number {
  return Math.round(values.toSorted((a, b) => a - b)[Math.floor(times / 2)] ?? NaN);
}

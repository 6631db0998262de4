import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { root } from '../../supabase/local/environment.ts';

export type Served = { url: string; stop: () => Promise<void> };

/** Serves the built Worker by `workerd serve`, without the proxies of the development servers. */
export async function serveProduct(variables: Record<string, string>): Promise<Served> {
  const serverDir = join(root, 'build', 'server');
  const config = JSON.parse(await readFile(join(serverDir, 'wrangler.json'), 'utf8')) as object;
  const file = join(serverDir, 'wrangler.bench.json');
  await writeFile(file, JSON.stringify({ ...config, secrets: undefined, vars: variables }));
  const served = await serve(file, serverDir);
  return {
    ...served,
    async stop() {
      await served.stop();
      await rm(file);
    },
  };
}

/** The yardstick of the same run: a Worker that says hello. */
export async function serveHello(): Promise<Served> {
  const folder = await mkdtemp(join(root, 'build', 'hello-'));
  await writeFile(
    join(folder, 'index.js'),
    "export default { fetch: () => new Response('Hello world') };",
  );
  await writeFile(
    join(folder, 'wrangler.json'),
    JSON.stringify({
      name: 'hello',
      main: 'index.js',
      compatibility_date: '2026-10-01',
      no_bundle: true,
    }),
  );
  const served = await serve(join(folder, 'wrangler.json'), folder);
  return {
    ...served,
    async stop() {
      await served.stop();
      await rm(folder, { recursive: true });
    },
  };
}

async function serve(config: string, cwd: string): Promise<Served> {
  const port = await findFreePort();
  const args = ['serve', '--experimental', '--socket-addr', `http=127.0.0.1:${port}`, config];
  const child = spawn('workerd', args, { cwd, stdio: ['ignore', 'ignore', 'pipe'] });
  const errors: Buffer[] = [];
  child.stderr.on('data', (chunk: Buffer) => errors.push(chunk));
  const url = `http://127.0.0.1:${port}`;
  for (let attempt = 0; !(await answers(url)); attempt += 1) {
    if (attempt === 100 || child.exitCode !== null) {
      child.kill();
      throw new Error(`workerd did not start: ${Buffer.concat(errors).toString()}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return { url, stop: () => stop(child) };
}

function answers(url: string): Promise<boolean> {
  return fetch(url).then(
    () => true,
    () => false,
  );
}

async function stop(child: ChildProcess): Promise<void> {
  const exited = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await exited;
}

function findFreePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
}

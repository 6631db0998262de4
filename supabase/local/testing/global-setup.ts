import type { TestProject } from 'vitest/node';
import { openServer } from '../postgres/data-folder.ts';
import type { ServerHandle } from '../postgres/server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    server: ServerHandle;
  }
}

/** One PostgreSQL for all tests of the embedded backend that do not test PostgreSQL's own life. */
export default async function setup(project: TestProject) {
  const server = await openServer({ dataDir: null, log: () => undefined });
  project.provide('server', server.handle);
  return server.stop;
}

import type { TestProject } from 'vitest/node';
import { openServer } from '../postgres/data-folder.ts';
import type { ServerHandle } from '../postgres/server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    server: ServerHandle;
  }
}

/**
 * Starts one PostgreSQL for all tests of the embedded backend, except those of PostgreSQL's own
 * life cycle.
 */
export default async function setup(project: TestProject) {
  const server = await openServer({ dataDir: null, isInMemory: true, log: () => undefined });
  project.provide('server', server.handle);
  return server.stop;
}

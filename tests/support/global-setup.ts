import type { TestProject } from 'vitest/node';
import type { RunningServer, ServerHandle } from '../../supabase/local/postgres/server.ts';
import { takeBuildOfRun } from './build-of-run.ts';
import { openServerOfRun } from './test-supabase.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The PostgreSQL of this run, with templates; null with a Supabase elsewhere. */
    postgres: ServerHandle | null;
  }
}

let opened: Promise<RunningServer | null> | null = null;
let users = 0;

/** One PostgreSQL for all projects of a run; each file then has a database of its own on it. And the build. */
export default async function setup(project: TestProject) {
  users += 1;
  opened ??= openServerOfRun();
  const server = await opened;
  project.provide('postgres', server?.handle ?? null);
  const removeBuild = project.name === 'worker' ? await takeBuildOfRun() : null;
  return async () => {
    await removeBuild?.();
    users -= 1;
    if (users === 0) await server?.stop();
  };
}

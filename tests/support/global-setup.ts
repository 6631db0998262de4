import type { TestProject } from 'vitest/node';
import { type TestBackend, startTestBackend } from './test-backend.ts';

declare module 'vitest' {
  interface ProvidedContext {
    backend: Pick<TestBackend, 'supabase' | 'upstash' | 'workerUrl' | 'server'>;
  }
}

/** One backend and one Worker for all database and worker tests of a run. */
export default async function setup(project: TestProject) {
  const backend = await shared();
  project.provide('backend', {
    supabase: backend.supabase,
    upstash: backend.upstash,
    workerUrl: backend.workerUrl,
    server: backend.server,
  });
  return async () => {
    users -= 1;
    if (users === 0) {
      await backend.stop();
      started = null;
    }
  };
}

let started: Promise<TestBackend> | null = null;
let users = 0;

function shared(): Promise<TestBackend> {
  users += 1;
  started ??= startTestBackend();
  return started;
}

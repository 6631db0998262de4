import { availableParallelism } from 'node:os';
import { configDefaults, defineConfig } from 'vitest/config';
import { readEnvironment } from './supabase/local/environment.ts';

const services = {
  globalSetup: ['tests/support/global-setup.ts'],
  testTimeout: 20_000,
  hookTimeout: 60_000,
  // Their modules keep nothing of a file; what they import takes a second to load.
  isolate: false,
  // A Supabase elsewhere is one for all files.
  fileParallelism: readEnvironment().supabase === null,
};

const backend = {
  globalSetup: ['supabase/local/testing/global-setup.ts'],
  testTimeout: 60_000,
  hookTimeout: 120_000,
};
const rules = [
  'app/{config,document,domain}/**/*.test.{ts,tsx}',
  'supabase/{seed,import}/**/*.test.ts',
  'tests/properties/**/*.test.ts',
];
const healing = 'supabase/local/healing.test.ts';

export default defineConfig({
  test: {
    // One more than can work at once: tests of services wait for much of their time.
    maxWorkers: availableParallelism() + 1,
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{app,functions,workers}/**/*.test.{ts,tsx}'],
          exclude: [...configDefaults.exclude, ...rules],
        },
      },
      {
        test: {
          name: 'rules',
          include: rules,
          // They keep nothing between two calls, and a process for each file costs more than its tests.
          isolate: false,
        },
      },
      {
        test: {
          name: 'backend',
          include: ['supabase/{commands,local}/**/*.test.ts'],
          exclude: [...configDefaults.exclude, healing],
          ...backend,
        },
      },
      // Alone, after all others: it says how long things take.
      { test: { name: 'healing', include: [healing], sequence: { groupOrder: 1 }, ...backend } },
      {
        test: {
          name: 'database',
          include: ['tests/database/**/*.test.ts'],
          setupFiles: ['tests/support/setup-database.ts'],
          ...services,
        },
      },
      {
        test: {
          name: 'worker',
          include: ['tests/worker/**/*.test.ts'],
          setupFiles: ['tests/support/setup-worker.ts'],
          ...services,
        },
      },
    ],
  },
});

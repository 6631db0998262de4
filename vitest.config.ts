import { availableParallelism } from 'node:os';
import { configDefaults, defineConfig } from 'vitest/config';
import { readEnvironment } from './supabase/local/environment.ts';
import { isLong, onlyLong } from './supabase/local/testing/how-many.ts';
import { writeVocabulary } from './supabase/reference/write-vocabulary.ts';
import { readMoreTests } from './tests/support/more-tests.ts';

// Tests import it.
writeVocabulary();

// Far more than a loaded machine needs: a limit ends what hangs, and says nothing about speed.
const patience = {
  testTimeout: 300_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 30_000 } },
};

const exclude = [
  ...configDefaults.exclude,
  ...(isLong ? [] : onlyLong),
  ...(process.env.TEST_PART === 'main' ? readMoreTests().vitest : []),
];
const services = {
  ...patience,
  globalSetup: ['tests/support/global-setup.ts'],
  // Their modules keep nothing of a file; what they import takes a second to load.
  isolate: false,
  // A Supabase elsewhere is one for all files.
  fileParallelism: readEnvironment().supabase === null,
};

const backend = {
  ...patience,
  globalSetup: ['supabase/local/testing/global-setup.ts'],
};
const rules = [
  'app/{config,document,domain}/**/*.test.{ts,tsx}',
  'supabase/{seed,import,reference}/**/*.test.ts',
  'tests/properties/**/*.test.ts',
];

export default defineConfig({
  test: {
    // More than can work at once: tests of services wait for much of their time.
    maxWorkers: availableParallelism() + 2,
    projects: [
      {
        test: {
          ...patience,
          name: 'unit',
          include: ['{app,functions,workers}/**/*.test.{ts,tsx}'],
          exclude: [...configDefaults.exclude, ...rules],
        },
      },
      {
        test: {
          ...patience,
          name: 'rules',
          include: rules,
          exclude,
          // They keep nothing between two calls, and a process for each file costs more than its tests.
          isolate: false,
        },
      },
      {
        test: {
          name: 'backend',
          include: ['supabase/{commands,local}/**/*.test.ts'],
          exclude,
          ...backend,
        },
      },
      {
        test: {
          name: 'database',
          include: ['tests/database/**/*.test.ts'],
          exclude,
          setupFiles: ['tests/support/setup-database.ts'],
          ...services,
        },
      },
      {
        test: {
          name: 'worker',
          include: ['tests/worker/**/*.test.ts'],
          exclude,
          setupFiles: ['tests/support/setup-worker.ts'],
          ...services,
        },
      },
    ],
  },
});

import { defineConfig } from 'vitest/config';

const services = {
  globalSetup: ['tests/support/global-setup.ts'],
  testTimeout: 20_000,
  hookTimeout: 60_000,
  fileParallelism: false,
};

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            '{app,functions,workers}/**/*.test.{ts,tsx}',
            'supabase/{seed,import}/**/*.test.ts',
          ],
        },
      },
      {
        test: {
          name: 'backend',
          include: ['supabase/{commands,local}/**/*.test.ts'],
          globalSetup: ['supabase/local/testing/global-setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      { test: { name: 'database', include: ['tests/database/**/*.test.ts'], ...services } },
      { test: { name: 'worker', include: ['tests/worker/**/*.test.ts'], ...services } },
    ],
  },
});

import { availableParallelism } from 'node:os';
import { defineConfig } from 'playwright/test';
import { findBrowser } from './tests/support/browser.ts';
import { readMoreTests } from './tests/support/more-tests.ts';

const launchOptions = await findBrowser();
const more = readMoreTests();
/** What of a project `npm test` and `npm run test:more` run; by hand every file can be named. */
const partOf = (files: string[]) =>
  ({ main: { testIgnore: files }, more: { testMatch: files } })[process.env.TEST_PART ?? ''];

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'tests/e2e/results',
  globalSetup: './tests/support/playwright-setup.ts',
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['list'], ['json']] : 'list',
  // Each with a backend of its own: see tests/e2e/test.ts. Pages keep the cores busy: on two, all tests take 740 s by
  // two workers, and by three 695 or 776 and a quarter more processor time.
  workers: availableParallelism(),
  fullyParallel: true,
  // Far more than a loaded machine needs: a limit ends what hangs, and says nothing about speed.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  forbidOnly: Boolean(process.env.CI),
  use: {
    launchOptions,
    screenshot: 'only-on-failure',
    // Below every test's own time, so that a failure names the action that waited.
    actionTimeout: 40_000,
  },
  // A test runs on the desktop. One tagged @phone also runs on a phone, for what looks or is used
  // differently there; one tagged @phone-only runs on the phone alone.
  projects: [
    {
      name: 'desktop',
      ...partOf(more.browser),
      grepInvert: /@phone-only/,
      use: { viewport: { width: 1280, height: 900 } },
    },
    {
      name: 'phone',
      ...partOf([...more.browser, ...more.phone]),
      grep: /@phone/,
      use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
    },
  ],
});

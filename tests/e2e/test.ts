import {
  type BrowserContext,
  type Locator,
  type Page,
  type Request,
  test as base,
  expect,
} from 'playwright/test';
import { startClock } from '../../supabase/local/clock.ts';
import type { TestBackend } from '../support/file-backend.ts';
import { endUndoTime } from '../support/queue-decisions.ts';
import { startTestBackend } from '../support/test-backend.ts';
import { type OwnRows, makeOwnRows } from './own-rows.ts';

export { expect };

type OfTest = {
  own: OwnRows;
  /** Executes the decisions of admins, as when the time to undo them is over. */
  execute: () => Promise<void>;
  closesContexts: void;
};

type OfWorker = {
  /** What serves the tests of one of Playwright's workers; null for the product at BASE_URL. */
  backend: TestBackend | null;
};

/** A test of the product, whatever its pages say. */
export const testWithComplaints = base.extend<OfTest, OfWorker>({
  backend: [
    // Playwright insists on a pattern here.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const isElsewhere = Boolean(process.env.BASE_URL);
      const postgres = JSON.parse(process.env.TEST_POSTGRES ?? 'null');
      const backend = isElsewhere ? null : await startTestBackend(postgres);
      const stopClock = startClock('* * * * *', async (cron) => backend?.runCron(cron));
      await use(backend);
      stopClock();
      await backend?.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ backend }, use) => use(backend?.workerUrl ?? process.env.BASE_URL),
  // Contexts that a test opens itself, too.
  browser: [
    async ({ browser }, use) => {
      browser.on('context', trackRequests);
      await use(browser);
    },
    { scope: 'worker' },
  ],
  // Playwright closes only its own context after a test. A page that a test opened would live on in its worker, and poll.
  closesContexts: [
    async ({ browser }, use) => {
      await use();
      await Promise.all(browser.contexts().map((context) => context.close()));
    },
    { auto: true },
  ],
  own: async ({ request }, use) => {
    const own = makeOwnRows({ request });
    await use(own);
    await own.remove();
  },
  execute: async ({ backend }, use) => {
    await use(async () => {
      await endUndoTime(backend?.supabase.database ?? null);
      await backend?.runCron('* * * * *');
    });
  },
});

/**
 * Chromium reports each answer of 4xx, and each socket that it cannot have or that its page is left with; what a page
 * then shows is the test's own business.
 */
export const ofChromium = /^Failed to load resource|^WebSocket connection to /;

/** A test that also fails when the page complains: in its console, by an exception or its policy. */
export const test = testWithComplaints.extend({
  page: async ({ page }, use) => {
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error' && !ofChromium.test(message.text())) {
        complaints.push(message.text());
      }
    });
    page.on('pageerror', (error) => complaints.push(error.message));
    await use(page);
    expect(complaints).toEqual([]);
  },
});

/** Resolves when React has taken the page over; in a page to read somebody reaches for a link of the masthead. */
export async function hydrated(page: Page) {
  const isHydrated = () => {
    const reach = new PointerEvent('pointerover', { bubbles: true });
    document.querySelector('header a')?.dispatchEvent(reach);
    // Of what is kept for offline React has one element, elsewhere the document.
    return [document.body, document.getElementById('offline')?.firstElementChild].some((element) =>
      Object.keys(element ?? {}).some((key) => key.startsWith('__reactProps')),
    );
  };
  // Not with each frame: a browser without a window may draw none.
  await page.waitForFunction(isHydrated, null, { polling: 50 });
}

/**
 * Clicks what stands far down a page, where a click may miss: the browser lays out what is around it only when it
 * has jumped there (`content-visibility` of `LowerPart`), and that moves it once more.
 */
export async function clickFarDown(target: Locator) {
  await target.scrollIntoViewIfNeeded();
  await target.click();
}

const pending = new WeakMap<BrowserContext, Set<Request>>();

function trackRequests(context: BrowserContext) {
  const requests = new Set<Request>();
  pending.set(context, requests);
  context.on('request', (request) => requests.add(request));
  context.on('requestfinished', (request) => requests.delete(request));
  context.on('requestfailed', (request) => requests.delete(request));
}

/** Opens a page whose time stands still: after some seconds a click that is held back goes where it says. */
export async function openTimeless(page: Page, path: string) {
  await page.clock.install();
  await page.goto(path, { waitUntil: 'commit' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
}

/** Resolves when the page loads nothing more, and has shown what it loaded. */
export async function settled(page: Page) {
  const requests = pending.get(page.context());
  if (!requests) throw new Error('The requests of this page are not known');
  const isLoading = async () => {
    // Chromium may lose an idle callback while WebGL starts; not one that has a time limit.
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 2_000 })));
    await painted(page);
    return Array.from(requests).some((request) => isOf(page, request));
  };
  await expect.poll(isLoading, { intervals: [20] }).toBe(false);
}

/** Of a service worker a request is nobody's page's. */
function isOf(page: Page, request: Request): boolean {
  return request.serviceWorker() === null && request.frame().page() === page;
}

/** Has a browser without a window draw a page, where it has stopped to, after so long. */
const drawAfterMs = 2_000;
const corner = { x: 0, y: 0, width: 1, height: 1 };

/** Resolves when the page has painted what it has now. */
export async function painted(page: Page) {
  const drawing = setInterval(() => {
    void page.screenshot({ clip: corner }).catch(() => undefined);
  }, drawAfterMs);
  await page
    .evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
    .finally(() => clearInterval(drawing));
}

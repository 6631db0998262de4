import { type Browser, type Page, chromium } from 'playwright';
import { vitals } from '#app/config/vitals.ts';
import { findBrowser } from '../support/browser.ts';
import { startIsolatedBackend } from '../support/test-backend.ts';
import { type Spread, spread } from './spread.ts';

type Interaction = {
  path: string;
  prepare?: (page: Page) => Promise<unknown>;
  /** What a person does, until they see what comes of it. */
  act: (page: Page) => Promise<unknown>;
};

const cpuSlowdown = 4;
const runs = 9;
const metro = '/browse/metro/austin-tx?sort=rating';

const interactions: Record<string, Interaction> = {
  'the menu opened': {
    path: '/',
    act: (page) => page.locator('header nav summary').click(),
  },
  'a letter typed': {
    path: '/',
    prepare: (page) => page.getByRole('combobox').first().focus(),
    act: (page) => page.keyboard.press('p'),
  },
  'a filter chosen': {
    path: metro,
    prepare: openFilters,
    async act(page) {
      const filters = page.getByRole('complementary', { name: 'Filters' });
      await filters.getByRole('link', { name: /^Restaurants/ }).click();
      await page.waitForURL(/category=restaurants/);
    },
  },
  'the map zoomed': {
    path: metro,
    prepare: (page) => page.locator('.map-panel > summary').click(),
    act: (page) => page.getByRole('button', { name: 'Zoom in' }).click(),
  },
  'a listing opened': {
    path: metro,
    async act(page) {
      const result = page.locator('#results h2 a').first();
      const name = (await result.textContent()) ?? '';
      await result.click();
      await page.getByRole('heading', { level: 1, name }).waitFor();
    },
  },
};

/**
 * Interaction to Next Paint on a phone whose processor is slowed down to a cheap one's: the longest event of each
 * interaction, as the Event Timing API has it. Fails where the median is not good by Google's threshold.
 */
export async function benchInteractions(): Promise<void> {
  const backend = await startIsolatedBackend();
  const browser = await chromium.launch(await findBrowser());
  const spreads: Record<string, Spread> = {};
  try {
    for (const [name, interaction] of Object.entries(interactions)) {
      const times: number[] = [];
      for (let run = 0; run < runs; run += 1) {
        times.push(await measure(browser, backend.workerUrl, interaction));
      }
      spreads[name] = spread(times);
    }
  } finally {
    await browser.close();
    await backend.stop();
  }
  console.log(
    `\nLongest event on a CPU slowed down ${cpuSlowdown} times (limit ${vitals.INP.good} ms)`,
  );
  console.table(spreads);
  const slow = Object.keys(spreads).filter(
    (name) => (spreads[name]?.medianMs ?? Infinity) > vitals.INP.good,
  );
  if (slow.length > 0) throw new Error(`Over the limit: ${slow.join(', ')}`);
}

async function measure(browser: Browser, url: string, { path, prepare, act }: Interaction) {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  await page.goto(url + path, { waitUntil: 'networkidle' });
  await prepare?.(page);
  await page.waitForLoadState('networkidle');
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  await page.evaluate(() => {
    const durations: number[] = [];
    Object.assign(window, { durations });
    new PerformanceObserver((list) => {
      const events = list.getEntries() as PerformanceEventTiming[];
      durations.push(
        ...events.filter((event) => event.interactionId).map((event) => event.duration),
      );
    }).observe({ type: 'event', durationThreshold: 16 });
  });
  await act(page);
  // An event is reported after the paint that follows it.
  const longestMs = await page.evaluate(async () => {
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done, 100)));
    return Math.max(0, ...(Reflect.get(window, 'durations') as number[]));
  });
  await context.close();
  return longestMs;
}

async function openFilters(page: Page) {
  const filters = page.getByRole('complementary', { name: 'Filters' });
  const summary = filters.getByText('Filters', { exact: true });
  if (await summary.isVisible()) await summary.click();
}

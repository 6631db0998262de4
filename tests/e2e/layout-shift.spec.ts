import type { Page } from 'playwright/test';
import { everyAddress } from '../support/every-address.ts';
import { demo, openAs } from './account-steps.ts';
import { expect, hydrated, test } from './test.ts';
import { visitAll } from './visit-all.ts';

/** A fifth of what Google calls good. */
const maxShift = 0.02;

/** Slower than most phones' worst: what comes late has time to push. */
const slowNetwork = {
  offline: false,
  latency: 300,
  downloadThroughput: 100_000,
  uploadThroughput: 100_000,
};

const authViews = ['link', 'sign-up', 'recover', 'resend', 'new-password'];
const addresses = new Set([...everyAddress, ...authViews.map((view) => `/auth?view=${view}`)]);

type Shift = { value: number; moved: string[] };

/** A slow network and an empty cache; what moves is noted from the start. */
async function prepare(page: Page) {
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Network.setCacheDisabled', { cacheDisabled: true });
  await client.send('Network.emulateNetworkConditions', slowNetwork);
  await page.addInitScript(() => {
    type Entry = PerformanceEntry & { value: number; sources: { node: Element | null }[] };
    const shifts: Shift[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Entry[]) {
        shifts.push({ value, moved: sources.map(({ node }) => node?.nodeName ?? 'gone') });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** The browser's time is `laterHours` after the document was rendered, and stays. @returns whether it says when */
async function stopClock(page: Page, address: string, laterHours = 0): Promise<boolean> {
  const html = await (await page.request.get(address)).text();
  const renderedAt = Number(/data-passing="(\d+)"/.exec(html)?.[1] ?? NaN);
  if (Number.isNaN(renderedAt)) return false;
  await page.addInitScript(
    (now) => {
      Date.now = () => now;
    },
    renderedAt + laterHours * 3_600_000,
  );
  return true;
}

/** How much has moved since the document was opened, and what, when it is too much. */
async function describeShift(page: Page): Promise<string | null> {
  const shifts = await page.evaluate(() => Reflect.get(window, 'shifts') as Shift[]);
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  return sum > maxShift ? `${sum.toFixed(3)}: ${JSON.stringify(shifts)}` : null;
}

test('nothing moves while a screen loads over a slow network @phone', async ({ context }) => {
  test.setTimeout(480_000);
  const found: string[] = [];
  const timed: string[] = [];
  await visitAll(context, [...addresses], async (page, address) => {
    await prepare(page);
    // Who closes just then is said to be closed, which may be longer.
    if (await stopClock(page, address)) timed.push(address);
    await page.goto(address);
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    const shift = await describeShift(page);
    if (shift !== null) found.push(`${address} ${shift}`);
  });
  expect(found).toEqual([]);
  expect(timed).toContain('/browse/metro/austin-tx');
});

test('nor while a screen of somebody signed in does @phone-only', async ({ page, context }) => {
  test.setTimeout(480_000);
  await openAs(page, demo.super, '/account-settings');
  const screens = await findSignedInScreens(page);
  expect(screens).toContain('/super-admin');
  const found: string[] = [];
  const visit = async (screen: Page, address: string) => {
    await prepare(screen);
    await screen.goto(address);
    const loading = screen.getByRole('main').getByText('Loading…');
    await expect(loading).toHaveCount(0, { timeout: 60_000 });
    await screen.waitForLoadState('networkidle');
    const shift = await describeShift(screen);
    if (shift !== null) found.push(`${address} ${shift}`);
  };
  // The health screen asks again every few seconds: beside others it would do so while it loads.
  const health = '/dashboard/health';
  expect(screens).toContain(health);
  const others = screens.filter((address) => address !== health);
  await visitAll(context, others, visit);
  await visit(page, health);
  expect(found).toEqual([]);
});

test('nor when a page was kept until its listing closed or opened @phone-only', async ({
  context,
}) => {
  const address = '/business/sunnyside-drain-and-sewer-decatur-ga';
  const read = new Set<string>();
  for (const laterHours of [0, 12, 24]) {
    const page = await context.newPage();
    await prepare(page);
    await stopClock(page, address, laterHours);
    await page.goto(address);
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    read.add(await page.locator('header [data-passing]').first().innerText());
    expect(await describeShift(page)).toBeNull();
  }
  expect(read.size).toBeGreaterThan(1);
});

/** Those whose document says that it needs a session. */
async function findSignedInScreens({ request }: Page): Promise<string[]> {
  const found: string[] = [];
  for (const address of everyAddress) {
    const html = await (await request.get(address)).text();
    if (html.includes('<meta name="session" content="required"')) found.push(address);
  }
  return found;
}

import type { BrowserContext, Page } from 'playwright/test';
import { expect, hydrated, ofChromium, painted, settled } from './test.ts';

/** How a screen was while it loaded, and once it had. */
export type PageVisit = {
  title: string;
  heading: string;
  /** What the page complained about, at any level. */
  complaints: string[];
  /** The sum of its layout shifts, and which elements moved from where to where (x,y,width,height). */
  shift: number;
  moved: string[][];
};

type Shift = { value: number; moved: string[] };

const pagesAtOnce = 3;

/** Visits all addresses, some at a time, each in a page of its own, and returns what was wrong. */
export async function visitAll(
  context: BrowserContext,
  addresses: string[],
  visit: (page: Page, address: string) => Promise<string[]>,
): Promise<string[]> {
  const waiting = addresses.values();
  const faults: string[] = [];
  const visitNext = async () => {
    for (const address of waiting) {
      const page = await context.newPage();
      const wrong = await visit(page, address);
      await page.close();
      faults.push(...wrong.map((fault) => `${address} ${fault}`));
    }
  };
  await Promise.all(Array.from({ length: pagesAtOnce }, visitNext));
  return faults;
}

/** Opens a screen within the document, as a link to it does. */
export async function goByLink(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    type Router = { navigate: (to: string) => Promise<void> };
    const { __reactRouterDataRouter: router } = window as unknown as Record<string, Router>;
    return router?.navigate(to);
  }, path);
}

/**
 * Opens a screen as over a slow network: whatever it loads besides its document and styles comes
 * after the page has been painted without it. The clock stays at the time when the page was
 * rendered, or some hours later, so that no listing opens or closes meanwhile.
 */
export async function visitSlowly(page: Page, address: string, laterHours = 0): Promise<PageVisit> {
  const complaints: string[] = [];
  page.on('pageerror', ({ message }) => complaints.push(message));
  page.on('console', (message) => {
    if (!ofChromium.test(message.text())) complaints.push(message.text());
  });
  await page.addInitScript(noteShifts);
  await page.addInitScript(stopClock, laterHours);
  await holdUntilPainted(page);
  await page.goto(address);
  await hydrated(page);
  await loaded(page, address);
  const shifts = await page.evaluate(() => Reflect.get(window, 'shifts') as Shift[]);
  return {
    title: await page.title(),
    heading: await page.getByRole('heading', { level: 1 }).innerText(),
    complaints,
    shift: shifts.reduce((sum, { value }) => sum + value, 0),
    moved: shifts.map(({ moved }) => moved),
  };
}

/** Resolves when a screen has loaded what it shows. */
export async function loaded(page: Page, address: string): Promise<void> {
  const loading = page.getByRole('main').getByText(/^Loading…$|Still trying…$/);
  await expect(loading, address).toHaveCount(0);
  await settled(page);
}

/**
 * Lets whatever is no document, stylesheet or font load only when the page has been painted without it. Fonts are
 * `optional`: one that comes within 100 ms of the first paint is still taken, and a late one never. Asked of Chromium
 * itself: Playwright's `route` switches the cache off, and each screen would compile the code of all anew.
 */
async function holdUntilPainted(page: Page): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  let nextPaint: Promise<void> | null = null;
  // A page that has been left paints no more.
  const paint = () =>
    painted(page)
      .catch(() => undefined)
      .finally(() => (nextPaint = null));
  devTools.on('Fetch.requestPaused', async ({ requestId, resourceType }) => {
    // One frame for all that wait for it.
    if (!['Document', 'Stylesheet', 'Font'].includes(resourceType)) await (nextPaint ??= paint());
    await devTools.send('Fetch.continueRequest', { requestId }).catch(() => undefined);
  });
  await devTools.send('Fetch.enable');
}

/** Runs in the page, before its scripts. */
function noteShifts() {
  type Source = Record<'previousRect' | 'currentRect', DOMRect> & { node: Element | null };
  type Entry = PerformanceEntry & { value: number; sources: Source[] };
  const shifts: Shift[] = [];
  const write = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round).join();
  Object.assign(window, { shifts });
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries() as Entry[]) {
      const moved = sources.map(
        ({ node, previousRect, currentRect }) =>
          `${node?.nodeName ?? 'gone'} ${write(previousRect)} to ${write(currentRect)}`,
      );
      shifts.push({ value, moved });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Runs in the page, before its scripts. */
function stopClock(laterHours: number) {
  const { now } = Date;
  let renderedAt: number | null = null;
  Date.now = () => {
    const timeDependent = document.querySelector<HTMLElement>('[data-rendered-at]');
    if (timeDependent) renderedAt ??= Number(timeDependent.dataset['renderedAt']);
    return renderedAt === null ? now() : renderedAt + laterHours * 3_600_000;
  };
}

import { setTimeout as sleep } from 'node:timers/promises';
import { Hono } from 'hono';
import { proxy } from 'hono/proxy';
import { type Page, chromium } from 'playwright';
import { listen } from '../../supabase/local/node-server.ts';
import { findBrowser } from '../support/browser.ts';
import { startUnwatchedBrowser } from '../support/unwatched-browser.ts';
import { expect, painted, test } from './test.ts';

type Vital = { metric: string; value: number; path: string; details: Record<string, string> };

/** How long a page is kept ready before it is opened. */
const waitMs = 2_000;

const reportProgress = `
  fetch('/test-only/measuring');
  new PerformanceObserver(() => requestIdleCallback(() => fetch('/test-only/painted')))
    .observe({ type: 'largest-contentful-paint', buffered: true });`;

test.describe.configure({ mode: 'serial' });
/**
 * The product with a page before it that is told what to do by the test, and what browsers asked
 * for and reported.
 */
async function serveBehind(script: string, productUrl = '') {
  const requested: string[] = [];
  const reported: Vital[] = [];
  let openNext = () => {};
  const told = new Promise<void>((resolve) => (openNext = resolve));
  const app = new Hono();
  app.get('/test-only/before', (c) => c.html(`<title>Before</title><script>${script}</script>`));
  app.get('/test-only/told', async (c) => {
    await told;
    return c.text('');
  });
  // Reports when the page starts to measure, and when its largest element is painted and the page
  // is idle: a page that is closed before has no LCP to report.
  app.get('/assets/:file{report-vitals.+}', async (c) => {
    const source = await (await fetch(productUrl + c.req.path)).text();
    const headers = { 'Content-Type': 'text/javascript' };
    return c.body(`${source};${reportProgress}`, 200, headers);
  });
  app.all('*', async (c) => {
    const { pathname, search } = new URL(c.req.url);
    requested.push(`${c.req.header('sec-purpose') ?? ''} ${pathname}`);
    const { method } = c.req;
    const body = method === 'GET' ? null : await c.req.text();
    if (pathname === '/api/metrics') reported.push(...(JSON.parse(body ?? '[]') as Vital[]));
    const target = productUrl + pathname + search;
    return proxy(target, { method, body, headers: c.req.header() });
  });
  const server = await listen({ app, port: 0, portVariable: 'PORT', log: console.error });
  const wasRequested = (path: string) => requested.some((line) => line.endsWith(` ${path}`));
  const measures = () => wasRequested('/test-only/measuring');
  const isPainted = () => wasRequested('/test-only/painted');
  return { ...server, requested, reported, measures, isPainted, openNext };
}

test('a page that was rendered before it was opened is measured from when it was opened', async ({
  baseURL,
}) => {
  const rules = JSON.stringify({ prerender: [{ urls: ['/about'], eagerness: 'immediate' }] });
  const script = `
    const rules = document.createElement('script');
    rules.type = 'speculationrules';
    rules.textContent = '${rules}';
    document.head.append(rules);
    fetch('/test-only/told').then(() => { location.href = '/about'; });`;
  const site = await serveBehind(script, baseURL);
  const browser = await startUnwatchedBrowser();
  try {
    const close = await browser.open(`${site.url}/test-only/before`);
    await expect.poll(() => site.requested).toContain('prefetch;prerender /about');
    // The document arrived before it is opened, or its TTFB is not 0.
    await expect.poll(() => site.requested.some((line) => line.includes(' /assets/'))).toBe(true);
    await sleep(waitMs);
    expect(site.measures(), 'nothing is measured before').toBe(false);
    const openedAt = Date.now();
    site.openNext();
    await expect.poll(site.isPainted).toBe(true);
    await close();
    await expect.poll(() => site.reported.map(({ metric }) => metric)).toContain('LCP');
    const reportedAt = Date.now();
    expect(site.requested.filter((line) => line.endsWith(' /about'))).toHaveLength(1);
    // A browser that closes a page may send no second report.
    expect(site.requested.filter((line) => line.endsWith(' /api/metrics'))).toHaveLength(1);
    for (const { metric, value, path, details } of site.reported) {
      expect(path).toBe('/about');
      expect(details.navigation_type, metric).toBe('prerender');
      expect(openedAt + value, metric).toBeLessThanOrEqual(reportedAt);
    }
    expect(site.reported.find(({ metric }) => metric === 'TTFB')?.value).toBe(0);
  } finally {
    await browser.stop();
    await site.stop();
  }
});

/** Playwright's own does not end when the page was kept. */
async function goBack(page: Page) {
  await page.evaluate(() => void setTimeout(() => history.back()));
}

/** The smallest of pages is kept wherever one is; Chromium's headless shell keeps none. */
async function keepsPages(page: Page, url: string): Promise<boolean> {
  await page.goto(`${url}/test-only/before`);
  await page.goto(`${url}/robots.txt`);
  await goBack(page);
  await expect(page).toHaveTitle(/Kept|New/);
  return (await page.title()) === 'Kept';
}

test('a page restored from the back-forward cache is measured again', async ({ baseURL }) => {
  const script = `
    addEventListener('pageshow', ({ persisted }) => { document.title = persisted ? 'Kept' : 'New'; });`;
  const site = await serveBehind(script, baseURL);
  // Playwright's own browsers do not keep pages.
  const ignoreDefaultArgs = ['--disable-back-forward-cache'];
  const browser = await chromium.launch({ ...(await findBrowser()), ignoreDefaultArgs });
  try {
    const page = await browser.newPage();
    test.skip(!(await keepsPages(page, site.url)), 'this browser keeps no page at all');
    await page.goto(`${site.url}/about`);
    await expect.poll(site.isPainted).toBe(true);
    await page.goto(`${site.url}/test-only/before`);
    await expect.poll(() => site.reported.map(({ metric }) => metric)).toContain('LCP');
    const first = site.reported.length;
    await goBack(page);
    await expect(page).toHaveTitle(/About/);
    await painted(page);
    await page.goto(`${site.url}/test-only/before`);
    await expect.poll(() => site.reported.length).toBeGreaterThan(first);
    for (const { path, details } of site.reported.slice(first)) {
      expect(path).toBe('/about');
      expect(details.navigation_type).toBe('back-forward-cache');
    }
    expect(site.requested.filter((line) => line.endsWith(' /about'))).toHaveLength(1);
  } finally {
    await browser.close();
    await site.stop();
  }
});

import type { CDPSession, Page, TestInfo } from 'playwright/test';
import { expect, hydrated, settled, test } from './test.ts';

const slowness = 4;
/** Milliseconds of the main thread's own time, slowed: ten times what an idle machine takes; other jobs made it four. */
const maxCpuMs = 12_000;
const metro = '/browse/metro/austin-tx?sort=rating';

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    const durations: number[] = [];
    Object.assign(window, { durations });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[]) {
        if (entry.interactionId) durations.push(entry.duration);
      }
    }).observe({ type: 'event', durationThreshold: 16, buffered: true });
  });
});

test('the menu and typing in the search box answer soon on a slow device @phone-only', async ({
  page,
}, info) => {
  const slow = await openSlowly(page, '/');
  const menu = page.locator('header').getByRole('navigation', { name: 'Main' }).locator('summary');
  await measure(slow, info, 'the menu opened', () => menu.click());
  await menu.click();
  const box = page.getByRole('combobox').first();
  await box.focus();
  await measure(slow, info, 'a letter typed', async () => {
    await box.press('p');
    await expect(box).toHaveValue('p');
  });
});

test('a filter answers soon on a slow device @phone-only', async ({ page }, info) => {
  const slow = await openSlowly(page, metro);
  const filters = page.getByRole('complementary', { name: 'Filters' });
  const summary = filters.getByText('Filters', { exact: true });
  if (await summary.isVisible()) await summary.click();
  await measure(slow, info, 'a filter chosen', async () => {
    await filters.getByRole('link', { name: /^Restaurants/ }).click();
    await expect(page).toHaveURL(/category=restaurants/);
  });
});

test('the map answers soon on a slow device @phone-only', async ({ page }, info) => {
  const slow = await openSlowly(page, metro);
  const summary = page.locator('.map-panel > summary');
  if (await summary.isVisible()) await summary.click();
  const closer = page.getByRole('button', { name: 'Zoom in' });
  await closer.waitFor();
  await measure(slow, info, 'the map zoomed', () => closer.click());
});

test('a result that is clicked shows its listing soon on a slow device @phone-only', async ({
  page,
}, info) => {
  const slow = await openSlowly(page, metro);
  const result = page.locator('#results h2 a').first();
  const name = (await result.textContent()) ?? '';
  const prepared = page.waitForResponse(/\.data/);
  await result.hover();
  await prepared;
  await settled(page);
  await page.evaluate((expected) => {
    addEventListener(
      'click',
      ({ timeStamp }) => {
        new MutationObserver((_, observer) => {
          if (document.querySelector('h1')?.textContent?.trim() !== expected) return;
          observer.disconnect();
          // The frame after the one that shows it.
          requestAnimationFrame(() =>
            requestAnimationFrame((now) => Object.assign(window, { shownMs: now - timeStamp })),
          );
        }).observe(document.body, { childList: true, subtree: true, characterData: true });
      },
      { capture: true, once: true },
    );
  }, name.trim());
  await measure(slow, info, 'a listing opened', async () => {
    await result.click();
    await page.waitForFunction(() => 'shownMs' in window);
  });
  const shownMs = await page.evaluate(() => Reflect.get(window, 'shownMs') as number);
  info.annotations.push({ type: 'click to painted listing', description: `${shownMs} ms` });
});

async function openSlowly(page: Page, path: string): Promise<CDPSession> {
  await page.goto(path);
  await hydrated(page);
  await settled(page);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowness });
  return session;
}

/**
 * Reports the longest event of what is done, as the Event Timing API has it. Others work on the machine of a test, so
 * what is asserted is the time of the main thread alone.
 */
async function measure(
  session: CDPSession,
  info: TestInfo,
  what: string,
  act: () => Promise<unknown>,
) {
  const before = await readCpuMs(session);
  await act();
  await session.send('Runtime.evaluate', {
    expression: 'new Promise((done) => requestAnimationFrame(() => setTimeout(done, 100)))',
    awaitPromise: true,
  });
  const cpuMs = (await readCpuMs(session)) - before;
  const { result } = await session.send('Runtime.evaluate', {
    expression: 'Math.max(0, ...durations)',
  });
  const description = `${what}: longest event ${result.value} ms, main thread ${cpuMs.toFixed(0)} ms`;
  info.annotations.push({ type: 'interaction', description });
  expect(cpuMs, description).toBeLessThan(maxCpuMs);
}

async function readCpuMs(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
}

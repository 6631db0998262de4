import type { BrowserContext, Page } from 'playwright/test';
import { toast } from './account-steps.ts';
import { serveProxy } from './proxy.ts';
import { expect } from './test.ts';

type Proxy = Awaited<ReturnType<typeof serveProxy>>;

export const metro = '/browse/metro/austin-tx';
export const listing = '/business/4th-street-tap-austin-tx';

export const notice = (page: Page) =>
  page.getByRole('complementary', { name: 'Saved for offline use' });
export const saveButton = (page: Page) =>
  page.getByRole('button', { name: 'Save Austin, TX on this device' });

/** Serves the product where it can be stopped, and opens a page of it. */
export async function openProxy(
  baseURL: string | undefined,
  context: BrowserContext,
  options: { isPatient?: boolean } = {},
) {
  const front = await serveProxy(baseURL ?? '', options);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', ({ message }) => complaints.push(message));
  return { front, page, complaints };
}

export async function saveAustin(page: Page, front: Proxy) {
  await page.goto(front.url + metro);
  // Not a click: sections above are laid out once they come near, and may move the button from below the mouse.
  await saveButton(page).press('Enter');
  await expect(toast(page)).toContainText('Saved for offline use');
  await expect(toast(page)).toContainText(/Austin, TX is saved on this device: .+ places, \d+ kB/);
}

/** How many service workers this browser has, and what it keeps. */
export function findTraces(page: Page) {
  return page.evaluate(async () => ({
    workers: (await navigator.serviceWorker.getRegistrations()).length,
    caches: await caches.keys(),
  }));
}

/** Makes what is kept that much older, as time would. */
export async function age(page: Page, ms: number) {
  await page.evaluate(async (olderMs) => {
    const cache = await caches.open('mainstreet-offline');
    const saved = await cache.match('/offline/city');
    if (!saved) throw new Error('Nothing is saved');
    const city = JSON.parse(decodeURIComponent(saved.headers.get('X-Saved-City') ?? ''));
    const earlier = (moment: string) => new Date(Date.parse(moment) - olderMs).toISOString();
    const older = {
      ...city,
      checkedAt: earlier(city.checkedAt),
      triedAt: earlier(city.triedAt),
    };
    const headers = { 'X-Saved-City': encodeURIComponent(JSON.stringify(older)) };
    await cache.put('/offline/city', new Response(await saved.arrayBuffer(), { headers }));
  }, ms);
}

export function findVersion(
  page: Page,
): Promise<{ version: string; checkedAt: string; bytes: number }> {
  return page.evaluate(async () => {
    const saved = await caches.match('/offline/city');
    return JSON.parse(decodeURIComponent(saved?.headers.get('X-Saved-City') ?? 'null'));
  });
}

import type { APIRequestContext } from 'playwright/test';
import { expect, test } from './test.ts';

const widths = [768, 1024, 1180, 1280, 1440, 1920];

/** Where the first result starts at the latest, in CSS pixels from the top of the page. */
const latestStart = 480;

test('the first result is in the first view, however wide the window and few the results', async ({
  page,
  request,
}) => {
  const one = await findMetro(request, 1);
  const two = await findMetro(request, 2);
  const searches = [
    { address: '/?q=xyzzyq', count: 0 },
    { address: '/?q=xyzzyq&open=now', count: 0 },
    { address: `/browse/metro/${one}?category=pizza`, count: 1 },
    { address: `/browse/metro/${two}?category=pizza`, count: 2 },
    { address: '/?q=pizza', count: 20 },
  ];
  const late: string[] = [];
  for (const { address, count } of searches) {
    await page.goto(address);
    await expect(page.locator('.result')).toHaveCount(count);
    const first = page.locator(count === 0 ? '#results > div:has(h2)' : '.result').first();
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      const start = (await first.boundingBox())?.y ?? Infinity;
      if (start > latestStart) late.push(`${address} at ${width}: ${Math.round(start)}`);
    }
  }
  expect(late).toEqual([]);
});

test('results are laid out when they come near, and the ring of a focused one is inside', async ({
  page,
}) => {
  await page.goto('/?q=pizza');
  const names = page.locator('.result h2');
  const isLaidOut = (name: Element) => name.checkVisibility({ contentVisibilityAuto: true });
  expect(await names.first().evaluate(isLaidOut)).toBe(true);
  expect(await names.last().evaluate(isLaidOut)).toBe(false);
  const link = names.last().getByRole('link');
  await page.locator('.result').last().scrollIntoViewIfNeeded();
  await expect.poll(() => names.last().evaluate(isLaidOut)).toBe(true);
  await link.focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(link).toBeFocused();
  const offset = () =>
    link.evaluate((element) => parseInt(getComputedStyle(element, '::after').outlineOffset));
  expect(await offset()).toBeLessThan(0);
});

/** A metro that has so many pizza places. */
async function findMetro(request: APIRequestContext, count: number): Promise<string> {
  const answer = await request.get('/api/search?category=pizza');
  const { facets } = (await answer.json()) as Answer;
  const metro = facets.metro.find((value) => value.count === count);
  if (!metro) throw new Error(`No metro of the seed has ${count} pizza places`);
  return metro.slug;
}

type Answer = { facets: { metro: { slug: string; count: number }[] } };

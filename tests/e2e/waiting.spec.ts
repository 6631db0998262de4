import { expect, hydrated, test } from './test.ts';

test('a slow navigation says "Still trying…", and then that our server is not answering', async ({
  page,
}) => {
  await page.goto('/');
  await hydrated(page);
  await page.clock.install();
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
  const { promise: isAsked, resolve: noteAsked } = Promise.withResolvers<void>();
  await page.route(/\/cityguides\.data/, () => noteAsked());
  await page.getByRole('banner').getByRole('link', { name: 'Guides' }).click();
  await isAsked;
  await expect(page.locator('.progress-line')).toBeVisible();
  const says = (text: string) => expect(page.getByText(text, { exact: true })).toBeVisible();
  await page.clock.runFor(1_000);
  await says('Loading…');
  await page.clock.runFor(3_000);
  await says('Still trying…');
  await page.clock.runFor(7_000);
  await says('Our server is not answering. Still trying…');
});

test('the masthead has the same links on every screen, and a way in for owners', async ({
  page,
}) => {
  const main = page.getByRole('banner').getByRole('navigation', { name: 'Main' });
  const shown = new Map<number, Set<string>>();
  for (const path of ['/', '/help', '/browse/metro/austin-tx', '/?q=pizza&near=Austin%2C+TX']) {
    await page.goto(path);
    for (const width of [390, 768, 1180, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const links = await main.getByRole('link').filter({ visible: true }).allTextContents();
      shown.set(width, (shown.get(width) ?? new Set()).add(links.join()));
    }
  }
  for (const [width, [links, ...others]] of shown) {
    expect(others, `${width} px`).toEqual([]);
    expect(links?.includes('For businesses')).toBe(width >= 1280);
  }
});

import { expectAccessible } from './accessibility-checks.ts';
import { saveAustin, listing, metro, openProxy } from './offline-steps.ts';
import { expect, test } from './test.ts';

test('the offline screens have nothing that axe or HTML_CodeSniffer finds, and fit 320 px', async ({
  baseURL,
  context,
}) => {
  const { front, page } = await openProxy(baseURL, context);
  await saveAustin(page, front);
  await front.stop();
  for (const path of [metro, listing, '/cityguides/austin-tx', '/blog', '/offline']) {
    await page.goto(front.url + path);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Loading…');
    await expect(page.getByText('Loading…')).toHaveCount(0);
    await expectAccessible(page, path);
    const { width, height } = page.viewportSize() ?? { width: 1280, height: 900 };
    await page.setViewportSize({ width: 320, height: 640 });
    const excess = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(excess, path).toBeLessThanOrEqual(0);
    await page.setViewportSize({ width, height });
  }
});

test('the site can be installed, with a complete manifest', async ({ baseURL, page }) => {
  await page.goto(`${baseURL}/`);
  const client = await page.context().newCDPSession(page);
  const { installabilityErrors } = await client.send('Page.getInstallabilityErrors');
  // Playwright's contexts are private windows, which install nothing.
  expect(
    installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito'),
  ).toEqual([]);
  const { errors, data } = await client.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  expect(JSON.parse(data ?? '{}').icons).toContainEqual(
    expect.objectContaining({ purpose: 'maskable', sizes: '512x512' }),
  );
});

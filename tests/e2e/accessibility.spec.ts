import { screens } from '../support/screens.ts';
import { findByAxe, findByCodeSniffer, surroundings } from './accessibility-checks.ts';
import { accountMenu, signIn } from './account-steps.ts';
import { expect, hydrated, test } from './test.ts';

/** What a window of 1280 × 900 px leaves at 200 % zoom. */
const zoomed = { width: 640, height: 450 };

for (const { name, path } of screens) {
  test(`${name} has nothing that axe or HTML_CodeSniffer finds`, async ({ page }) => {
    for (const [surrounding, media] of Object.entries(surroundings)) {
      await page.emulateMedia({ reducedMotion: 'reduce', ...media });
      await page.goto(path);
      await hydrated(page);
      expect(await findByAxe(page), `axe, ${surrounding}`).toEqual([]);
    }
    expect(await findByCodeSniffer(page), 'HTML_CodeSniffer').toEqual([]);
    await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none' });
    await page.setViewportSize(zoomed);
    // Anew: what is skipped far below keeps the colours it had.
    await page.goto(path);
    await hydrated(page);
    expect(await findByAxe(page), 'axe, 200 % zoom').toEqual([]);
  });

  test(`${name} fits a window of 320 px, which 1280 px at 400 % zoom is`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(path);
    const excess = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(excess).toBeLessThanOrEqual(0);
  });
}

test('nor do they find anything on the screens of people with a session', async ({ page }) => {
  await page.goto('/auth?next=/account-settings');
  await signIn(page, 'owner@mainstreet.example');
  await expect(accountMenu(page)).toBeVisible();
  for (const path of ['/account-settings', '/dashboard', '/business-profile']) {
    for (const [surrounding, media] of Object.entries(surroundings)) {
      await page.emulateMedia({ reducedMotion: 'reduce', ...media });
      await page.goto(path);
      await expect(accountMenu(page)).toBeVisible();
      await expect(page.getByText('Loading…')).toHaveCount(0);
      expect(await findByAxe(page), `${path}, ${surrounding}`).toEqual([]);
    }
    expect(await findByCodeSniffer(page), path).toEqual([]);
  }
});

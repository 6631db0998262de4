import { screens } from '../support/screens.ts';
import { findByAxe, findByCodeSniffer, surroundings } from './accessibility-checks.ts';
import { accountMenu, signIn } from './account-steps.ts';
import { expect, hydrated, test } from './test.ts';

/** What a window of 1280 × 900 px leaves at 200 % zoom. */
const zoomed = { width: 640, height: 450 };

for (const { name, path } of screens) {
  test(`${name} has nothing that axe or HTML_CodeSniffer finds`, async ({ page, isMobile }) => {
    for (const { name: surrounding, media, rules } of surroundings) {
      await page.emulateMedia({ reducedMotion: 'reduce', ...media });
      await page.goto(path);
      await hydrated(page);
      expect(await findByAxe(page, rules), `axe, ${surrounding}`).toEqual([]);
    }
    expect(await findByCodeSniffer(page), 'HTML_CodeSniffer').toEqual([]);
    if (isMobile) return;
    await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none' });
    await page.setViewportSize(zoomed);
    await page.goto(path);
    await hydrated(page);
    expect(await findByAxe(page), 'axe, 200 % zoom').toEqual([]);
  });

  test(`${name} fits a window of 320 px, which 1280 px at 400 % zoom is`, async ({
    page,
    isMobile,
  }) => {
    test.skip(isMobile, 'The test sets the window itself');
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(path);
    const excess = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(excess).toBeLessThanOrEqual(0);
  });
}

for (const path of ['/account-settings', '/dashboard', '/business-profile']) {
  test(`nor do they find anything on ${path}, for which one signs in`, async ({ page }) => {
    await page.goto('/auth?next=/account-settings');
    await signIn(page, 'owner@mainstreet.example');
    await expect(accountMenu(page)).toBeVisible();
    for (const { name: surrounding, media, rules } of surroundings) {
      await page.emulateMedia({ reducedMotion: 'reduce', ...media });
      await page.goto(path);
      await expect(accountMenu(page)).toBeVisible();
      await expect(page.getByText('Loading…')).toHaveCount(0);
      expect(await findByAxe(page, rules), `${path}, ${surrounding}`).toEqual([]);
    }
    expect(await findByCodeSniffer(page), path).toEqual([]);
  });
}

import { screens } from '../support/screens.ts';
import {
  findByAxe,
  findByCodeSniffer,
  inLight,
  surroundBy,
  surroundings,
} from './accessibility-checks.ts';
import { accountMenu, demo, openAs } from './account-steps.ts';
import { expect, hydrated, test } from './test.ts';

/** What a window of 1280 × 900 px leaves at 200 % zoom. */
const zoomed = { width: 640, height: 450 };

for (const { name, path } of screens) {
  test(`${name} has nothing that axe or HTML_CodeSniffer finds @phone`, async ({
    page,
    isMobile,
  }) => {
    await page.goto(path);
    await hydrated(page);
    for (const surrounding of surroundings) {
      await surroundBy(page, surrounding);
      expect(await findByAxe(page, surrounding.rules), `axe, ${surrounding.name}`).toEqual([]);
    }
    expect(await findByCodeSniffer(page), 'HTML_CodeSniffer').toEqual([]);
    if (isMobile) return;
    await surroundBy(page, inLight);
    await page.setViewportSize(zoomed);
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

for (const path of ['/account-settings', '/dashboard', '/business-profile']) {
  test(`nor do they find anything on ${path}, for which one signs in @phone`, async ({ page }) => {
    await openAs(page, demo.owner, '/account-settings');
    await expect(accountMenu(page)).toBeVisible();
    await page.goto(path);
    await expect(accountMenu(page)).toBeVisible();
    await expect(page.getByText('Loading…')).toHaveCount(0);
    for (const surrounding of surroundings) {
      await surroundBy(page, surrounding);
      expect(await findByAxe(page, surrounding.rules), `${path}, ${surrounding.name}`).toEqual([]);
    }
    expect(await findByCodeSniffer(page), path).toEqual([]);
  });
}

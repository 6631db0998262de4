import type { Page } from 'playwright/test';
import { findLayoutFaults } from '../support/find-layout-faults.ts';
import { screens } from '../support/screens.ts';
import { expect, hydrated, test } from './test.ts';

/** Of 1280 × 900 px at 200 % zoom. */
const zoomed = { width: 640, height: 450 };
const windows = [
  { width: 1280, height: 900 },
  { width: 390, height: 844 },
];

for (const { name, path } of screens) {
  test(`${name} can be read at twice the size, page or text alone`, async ({ page }) => {
    await page.setViewportSize(zoomed);
    await page.goto(path);
    await hydrated(page);
    expect(await page.evaluate(findLayoutFaults), '200 % zoom').toEqual([]);
    await enlargeText(page);
    for (const window of windows) {
      await page.setViewportSize(window);
      expect(await page.evaluate(findLayoutFaults), `text alone, ${window.width} px`).toEqual([]);
    }
  });
}

/** As browsers do that enlarge only the text: no breakpoint moves. */
async function enlargeText(page: Page) {
  await page.evaluate(() => {
    const { fontSize } = getComputedStyle(document.documentElement);
    document.documentElement.style.fontSize = `${Number.parseFloat(fontSize) * 2}px`;
  });
}

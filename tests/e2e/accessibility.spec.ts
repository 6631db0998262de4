import type { Page } from 'playwright/test';
import { findLayoutProblems } from '../support/find-layout-problems.ts';
import { screens } from '../support/screens.ts';
import { expectAccessible } from './accessibility-checks.ts';
import { accountMenu, demo, openAs } from './account-steps.ts';
import { expect, hydrated, test } from './test.ts';

/** What a window of 1280 × 900 px leaves at 200 % zoom. */
const zoomed = { width: 640, height: 450 };

for (const { name, path } of screens) {
  test(`${name} has nothing that axe or HTML_CodeSniffer finds, and can be read at twice the size`, async ({
    page,
  }) => {
    await page.goto(path);
    await hydrated(page);
    await expectAccessible(page, path);
    await page.setViewportSize(zoomed);
    expect(await page.evaluate(findLayoutProblems), '200 % zoom').toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await page.evaluate(findLayoutProblems), '320 px, 400 % zoom').toEqual([]);
    await enlargeText(page);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await page.evaluate(listBrokenWords), 'words of the heading').toEqual([]);
    expect(await page.evaluate(findLayoutProblems), 'text alone, 390 px').toEqual([]);
    await page.setViewportSize({ width: 1280, height: 900 });
    expect(await page.evaluate(findLayoutProblems), 'text alone, 1280 px').toEqual([]);
  });
}

for (const path of ['/account-settings', '/dashboard', '/business-profile']) {
  test(`a signed-in person finds no accessibility faults on ${path} either`, async ({ page }) => {
    await openAs(page, demo.owner, path);
    await expect(accountMenu(page)).toBeVisible();
    await expect(page.getByText('Loading…')).toHaveCount(0);
    await expectAccessible(page, path);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await page.evaluate(findLayoutProblems), '320 px').toEqual([]);
  });
}

/** As browsers do that enlarge only the text: no breakpoint moves. */
async function enlargeText(page: Page) {
  await page.evaluate(() => {
    const { fontSize } = getComputedStyle(document.documentElement);
    document.documentElement.style.fontSize = `${Number.parseFloat(fontSize) * 2}px`;
  });
}

/** Short words of the heading that begin in one line and end in the next. */
function listBrokenWords(): string[] {
  const heading = document.querySelector('h1');
  if (!heading) return [];
  const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
  const broken: string[] = [];
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    for (const { 0: word, index } of text.data.matchAll(
      /(?<![\p{L}’])[\p{L}’]{2,9}(?![\p{L}’])/gu,
    )) {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      if (new Set(Array.from(range.getClientRects(), ({ top }) => top)).size > 1) broken.push(word);
    }
  }
  return broken;
}

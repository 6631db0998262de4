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
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await page.evaluate(listBrokenWords), 'words of the heading').toEqual([]);
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

import type { Page } from 'playwright/test';
import { findLayoutProblems } from '../support/find-layout-problems.ts';
import { screens } from '../support/screens.ts';
import { expectAccessible } from './accessibility-checks.ts';
import { accountMenu, demo, openAs } from './account-steps.ts';
import { expect, hydrated, test } from './test.ts';

/** What a window of 1280 × 900 px leaves at 200 % zoom. */
const zoomed = { width: 640, height: 450 };

/** So many follow each other in one test: what the first one loads, the others have. */
const screensOfTest = 4;

for (let first = 0; first < screens.length; first += screensOfTest) {
  const some = screens.slice(first, first + screensOfTest);
  const names = some.map(({ name }) => name).join(', ');
  test(`axe and HTML_CodeSniffer find nothing, at twice the size everything can be read: ${names}`, async ({
    page,
  }) => {
    for (const { name, path } of some) await test.step(name, () => expectReadable(page, path));
  });
}

async function expectReadable(page: Page, path: string) {
  await page.goto(path);
  await hydrated(page);
  await expectAccessible(page, path);
  const expectNoProblems = async (size: string) =>
    expect(await page.evaluate(findLayoutProblems), `${path}, ${size}`).toEqual([]);
  await page.setViewportSize(zoomed);
  await expectNoProblems('200 % zoom');
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoProblems('320 px, 400 % zoom');
  await enlargeText(page);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(listBrokenWords), `${path}, words of the heading`).toEqual([]);
  await expectNoProblems('text alone, 390 px');
  await page.setViewportSize({ width: 1280, height: 900 });
  await expectNoProblems('text alone, 1280 px');
}

test('a signed-in person finds no accessibility faults either', async ({ page }) => {
  await openAs(page, demo.owner, '/about');
  for (const path of ['/account-settings', '/dashboard', '/business-profile']) {
    await page.goto(path);
    await expect(accountMenu(page)).toBeVisible();
    await expect(page.getByText('Loading…')).toHaveCount(0);
    await expectAccessible(page, path);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await page.evaluate(findLayoutProblems), `${path}, 320 px`).toEqual([]);
    await page.setViewportSize({ width: 1280, height: 900 });
  }
});

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

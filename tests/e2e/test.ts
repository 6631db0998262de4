import { type Page, test as base, expect } from 'playwright/test';

export { expect };

/** A test that also fails when the page complains: in its console, by an exception or its policy. */
export const test = base.extend({
  page: async ({ page }, use) => {
    const complaints: string[] = [];
    page.on('console', (message) => {
      // Chromium reports each answer of 4xx; what a page then shows is the test's own business.
      if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) {
        complaints.push(message.text());
      }
    });
    page.on('pageerror', (error) => complaints.push(error.message));
    await use(page);
    expect(complaints).toEqual([]);
  },
});

/** Resolves when React has taken the page over. */
export async function hydrated(page: Page) {
  await page.waitForFunction(() =>
    Object.keys(document.body).some((key) => key.startsWith('__reactProps')),
  );
}

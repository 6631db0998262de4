import type { BrowserContext, Page } from 'playwright/test';

/** A visit waits for the network and for idle moments more than it computes. */
const pagesAtOnce = 6;

/** Visits all addresses, some at a time, each in a page of its own. */
export async function visitAll(
  context: BrowserContext,
  addresses: string[],
  visit: (page: Page, address: string) => Promise<void>,
): Promise<void> {
  const waiting = addresses.values();
  const visitNext = async () => {
    for (const address of waiting) {
      const page = await context.newPage();
      await visit(page, address);
      await page.close();
    }
  };
  await Promise.all(Array.from({ length: pagesAtOnce }, visitNext));
}

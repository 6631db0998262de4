import type { BrowserContext, Route } from 'playwright/test';
import { accountMenu, openAs } from './account-steps.ts';
import { expect, test } from './test.ts';

const renewal = /\/token\?grant_type=refresh_token/;

/** Tabs that are opened at once, as by a browser that is started again in the morning. */
async function openTabs(context: BrowserContext, count: number) {
  const tabs = await Promise.all(Array.from({ length: count }, () => context.newPage()));
  await Promise.all(tabs.map((tab) => tab.goto('/account-settings', { waitUntil: 'commit' })));
  return tabs;
}

test('four tabs that are opened at once on a slow network keep their session', async ({
  page,
  context,
  own,
}) => {
  await openAs(page, await own.createOwner(), '/help');
  await page.close();
  // Whatever is asked together is answered together.
  const held: Route[] = [];
  const answerAll = async () => {
    await Promise.all(held.splice(0).map((route) => route.continue()));
  };
  await context.route(renewal, (route) => void held.push(route));
  const tabs = await openTabs(context, 4);
  for (const tab of tabs) await expect(accountMenu(tab)).toBeVisible();
  await expect.poll(() => held.length).toBeGreaterThan(0);
  await answerAll();
  await context.unroute(renewal);
  await answerAll();
  for (const tab of tabs) {
    await expect(tab.getByLabel('First name')).toHaveValue('Ana');
    await tab.reload();
    await expect(tab.getByLabel('First name')).toHaveValue('Ana');
  }
});

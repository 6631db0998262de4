import type { Browser, Page } from 'playwright/test';
import { demo, findBackend, openAs, openWindowAs } from './account-steps.ts';
import { makeKeyboard } from './keyboard-steps.ts';
import { expect, test } from './test.ts';

type Walk = {
  page: Page;
  browser: Browser;
  keyboard: ReturnType<typeof makeKeyboard>;
  listing: { name: string; host: string; phone: string };
};

/** What each way asks for once it is chosen. */
const ways: Record<string, (walk: Walk) => Promise<void>> = {
  'A code by email': async ({ page, keyboard: { type, press }, listing: { host } }) => {
    const address = `boss@${host}`;
    await type(page.getByLabel('Email', { exact: true }), address);
    await press('Enter');
    await expect(page.getByText('We emailed it')).toBeVisible();
    const code = await readInbox(page, address, />(\d{8})</);
    await type(page.getByLabel('Code from the email'), code);
    await press('Enter');
  },
  'A code by letter': async ({
    page,
    browser,
    keyboard: { type, press, use },
    listing: { name },
  }) => {
    await use(page.getByRole('button', { name: 'Send the letter' }));
    await expect(page.getByText('You asked for a letter to')).toBeVisible();
    const admin = await openWindowAs(browser, demo.admin, '/dashboard/letters');
    await admin.evaluate(() => (window.print = () => undefined));
    const keys = makeKeyboard(admin);
    const skip = () => keys.use(admin.getByRole('link', { name: 'Skip to content' }));
    await skip();
    await keys.use(admin.getByRole('checkbox', { name: `Select ${name}` }), 'Space');
    // The tools come before the list.
    await skip();
    await keys.use(admin.getByRole('button', { name: 'Print 1' }));
    const code = await admin.locator('[data-code]').textContent();
    await type(page.getByLabel('Code'), code ?? '');
    await press('Enter');
  },
  'A code by phone': async ({ page, keyboard: { type, press, use }, listing: { phone } }) => {
    await use(page.getByRole('button', { name: 'Text the code' }));
    await expect(page.getByText('The code is on its way.')).toBeVisible();
    const code = await readInbox(page, phone.replaceAll(/\D/g, ''), /(\d{8})/);
    await type(page.getByLabel('Code'), code);
    await press('Enter');
  },
  'A code by phone, in a call by an admin': async ({
    page,
    browser,
    keyboard,
    listing: { name },
  }) => {
    await keyboard.use(page.getByRole('button', { name: 'Ask an admin to call' }));
    await expect(page.getByText('An admin will call within a week')).toBeVisible();
    const admin = await openWindowAs(browser, demo.admin, '/dashboard/queue?sort=newest');
    await admin.getByRole('main').getByRole('link', { name }).click();
    await makeKeyboard(admin).use(admin.getByRole('button', { name: 'Show the code' }));
    const code = await admin
      .getByRole('status')
      .filter({ hasText: /\d{4} \d{4}/ })
      .innerText();
    await keyboard.type(page.getByLabel('Code'), code);
    await keyboard.press('Enter');
  },
  Documents: async ({ page, keyboard: { reach, use } }) => {
    const choosing = page.waitForEvent('filechooser');
    await reach(page.getByLabel('Add a document'));
    await page.keyboard.press('Enter');
    const buffer = Buffer.from('%PDF-1.7\n%%EOF\n');
    await (await choosing).setFiles({ name: 'Lease.pdf', mimeType: 'application/pdf', buffer });
    await expect(page.getByRole('link', { name: /^Lease\.pdf/ })).toBeVisible();
    await use(page.getByRole('button', { name: 'Submit documents' }));
  },
};

for (const [way, walk] of Object.entries(ways))
  test(`a claim needs no mouse: ${way} @phone`, async ({ page, browser, own }) => {
    const phone = `(512) 555-${String(Date.now()).slice(-4)}`;
    const made = await own.createListing({ phone });
    const keyboard = makeKeyboard(page);
    await openAs(page, await own.createOwner(), `/business-claim/${made.slug}`);
    await keyboard.use(page.getByRole('radio').first(), 'Space');
    const option = page.getByRole('radio', { name: way.split(',')[0]! });
    while (!(await option.isChecked())) await keyboard.press('ArrowDown');
    await keyboard.use(page.getByRole('button', { name: 'Continue' }));
    await walk({ page, browser, keyboard, listing: { ...made, phone } });
    await expect(page.getByText(/Awaiting review|Your claim was approved/)).toBeVisible();
    // 17 to 26; 38 and 48 by text before the code's field got the focus.
    expect(keyboard.count()).toBeLessThan(35);
  });

/** What the pattern finds in the newest message to an address, or to a phone’s ten digits. */
async function readInbox(page: Page, to: string, pattern: RegExp): Promise<string> {
  const inbox = `${await findBackend(page)}/inbox.json?to=${encodeURIComponent(to)}`;
  let found = '';
  await expect
    .poll(async () => {
      const messages = (await (await page.request.get(inbox)).json()) as {
        html: string;
        text?: string;
      }[];
      found = pattern.exec(`${messages[0]?.html} ${messages[0]?.text}`)?.[1] ?? '';
      return found;
    })
    .not.toBe('');
  return found;
}

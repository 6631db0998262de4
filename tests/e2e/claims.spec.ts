import type { Page } from 'playwright/test';
import { findBackend, openAs, openWindowAs } from './account-steps.ts';
import { clickFarDown, expect, test } from './test.ts';

const pdf = { mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n%%EOF\n') };

const title = (page: Page, text: string | RegExp) => page.getByRole('heading', { name: text });
const goOn = (page: Page) => page.getByRole('button', { name: 'Continue' }).click();

/** The code of the mail that went there; mails go at once, but not before they are asked for. */
async function findCode(page: Page, address: string): Promise<string> {
  const inbox = `${await findBackend(page)}/inbox.json?to=${encodeURIComponent(address)}`;
  let code = '';
  await expect
    .poll(async () => {
      const mails = (await (await page.request.get(inbox)).json()) as { html: string }[];
      code = />(\d{8})</.exec(mails[0]?.html ?? '')?.[1] ?? '';
      return code;
    })
    .not.toBe('');
  return code;
}

test('a claimant who reads mail at the listing’s domain owns it at once', async ({ page, own }) => {
  const { slug, name, host } = await own.createListing();
  await page.goto(`/business/${slug}`);
  await clickFarDown(page.getByRole('link', { name: 'Claim it' }));
  await expect(title(page, 'What you get')).toBeVisible();
  await openAs(page, await own.createOwner(), `/claim/${slug}`);
  await clickFarDown(page.getByRole('link', { name: 'Claim it' }));

  await goOn(page);
  await expect(page.getByText('Please choose one')).toBeVisible();
  await page.getByLabel('A code by email').check();
  await goOn(page);
  await page.getByLabel('Email', { exact: true }).fill('boss@gmail.com');
  await page.getByRole('button', { name: 'Email me a code' }).click();
  await expect(page.getByLabel('Email', { exact: true })).toHaveAccessibleDescription(
    /not at the website or email of the business/,
  );
  const address = `boss@${host}`;
  await page.getByLabel('Email', { exact: true }).fill(address);
  await page.getByRole('button', { name: 'Email me a code' }).click();
  await expect(title(page, 'What is the code in the email?')).toBeVisible();
  await test.step('a button that waits does not light up', async () => {
    const again = page.getByRole('button', { name: /^Send it again in/ });
    await again.hover();
    await expect(again).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  });
  const code = await findCode(page, address);

  await page.getByLabel('Code from the email').fill(code === '12345678' ? '87654321' : '12345678');
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByLabel('Code from the email')).toHaveAccessibleDescription(/not the code/);
  await page.getByLabel('Code from the email').fill(` ${code.slice(0, 4)} ${code.slice(4)}`);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('Your claim was approved.')).toBeVisible();

  await expect
    .poll(async () => (await page.request.get(`/business/${slug}`)).text())
    .toContain('The owner confirmed an email address at the business’s domain.');
  await page.goto('/dashboard');
  const listings = page.getByRole('region', { name: 'Your listings' });
  await expect(listings.getByRole('listitem').filter({ hasText: name })).toBeVisible();
});

test('documents are sent, the sitting owner objects, and an admin decides', async ({
  page,
  browser,
  own,
  execute,
}) => {
  const sitting = await own.createOwner();
  const { slug, name } = await own.createListing({ owner_id: sitting.userId });
  await openAs(page, await own.createOwner(), `/claim/${slug}`);
  await expect(page.getByText('seven days to object')).toBeVisible();
  await clickFarDown(page.getByRole('link', { name: 'Claim it' }));
  await page.getByLabel('Documents').check();
  await goOn(page);
  await expect(title(page, 'Which documents name you')).toBeVisible();

  await page.getByRole('button', { name: 'Submit documents' }).click();
  await expect(page.getByText('Please add a document')).toBeVisible();
  await page
    .getByLabel('Add a document')
    .setInputFiles({ ...pdf, name: 'License.pdf', buffer: Buffer.from('<html>') });
  await expect(page.getByText('License.pdf is not a PDF, JPEG, PNG or HEIC.')).toBeVisible();
  await page.getByLabel('Add a document').setInputFiles({ ...pdf, name: 'License.pdf' });
  await expect(page.getByRole('link', { name: /^License\.pdf/ })).toBeVisible();
  await page.getByLabel('Add another').setInputFiles({ ...pdf, name: 'Other.pdf' });
  await page.getByRole('button', { name: 'Remove Other.pdf' }).click();
  await expect(page.getByText('Other.pdf removed.')).toBeVisible();
  await page.getByLabel(/What should we know/).fill('My name is on the license.');
  // Twice: it is one all the same.
  await page.getByRole('button', { name: 'Submit documents' }).dblclick();
  await expect(page.getByText('Awaiting review')).toBeVisible();
  await expect(page.getByText('who can object until')).toBeVisible();

  const owner = await openWindowAs(browser, sitting, '/dashboard');
  const requested = owner.getByRole('region', { name: 'Claims on your listings' });
  await requested.getByRole('link', { name }).click();
  await expect(owner.getByText('They submitted documents')).toBeVisible();
  await owner.getByRole('button', { name: 'Object' }).click();
  await expect(owner.getByLabel('Reason')).toHaveAccessibleDescription(/Reason is required/);
  await owner.getByLabel('Reason').fill('I run it since 2009.');
  await owner.getByRole('button', { name: 'Object' }).click();
  await expect(owner.getByText('You have objected')).toBeVisible();

  await page.reload();
  await expect(page.getByText('The owner has objected.')).toBeVisible();

  const admin = await openWindowAs(
    browser,
    { email: 'admin@mainstreet.example' },
    '/dashboard/queue?sort=newest',
  );
  await admin.getByRole('main').getByRole('link', { name }).click();
  await expect(admin.getByText('I run it since 2009.')).toBeVisible();
  await expect(admin.getByText('My name is on the license.')).toBeVisible();
  await expect(admin.getByText('The claim cannot be approved before then.')).toBeVisible();
  await expect(admin.getByRole('button', { name: /Approve/ })).toHaveCount(0);
  const href = await admin.getByRole('link', { name: /^License\.pdf/ }).getAttribute('href');
  const document = await admin.request.get(href ?? '');
  expect(document.headers()['content-type']).toBe('application/pdf');
  expect((await document.body()).equals(pdf.buffer)).toBe(true);
  await admin.getByRole('button', { name: 'Reject' }).click();
  await expect(admin.getByLabel('Reason', { exact: true })).toHaveAccessibleDescription(
    /Reason is required/,
  );
  await admin.getByLabel('Reason', { exact: true }).fill('The license is of another shop.');
  const { pathname } = new URL(admin.url());
  await admin.getByRole('button', { name: 'Reject' }).click();
  await expect(admin.getByText(`Rejected: ${name}`)).toBeVisible();
  await execute();
  await admin.goto(pathname);
  await expect(admin.getByText('Rejected', { exact: true })).toBeVisible();

  await page.reload();
  await expect(page.getByText('The license is of another shop.')).toBeVisible();
  await page.goto('/dashboard');
  const claims = page.getByRole('region', { name: 'Your claims' });
  await expect(claims.getByRole('listitem')).toContainText('Rejected');
});

test('a shop without a website claims by a letter that an admin prints', async ({
  page,
  browser,
  own,
}) => {
  const { slug, name } = await own.createListing({ website: null, email: null, phone: null });
  await openAs(page, await own.createOwner(), `/business-claim/${slug}`);
  // Only what is possible for this listing.
  await expect(page.getByRole('radio')).toHaveCount(2);
  await page.getByLabel('A code by letter').check();
  await goOn(page);
  await page.getByRole('button', { name: 'Send the letter' }).click();
  await expect(page.getByText('You asked for a letter to')).toBeVisible();

  const admin = await openWindowAs(
    browser,
    { email: 'admin@mainstreet.example' },
    '/dashboard/letters',
  );
  await admin.evaluate(() => (window.print = () => undefined));
  await admin.getByRole('checkbox', { name: `Select ${name}` }).check();
  await admin.getByRole('button', { name: 'Print 1' }).click();
  const code = await admin.locator('[data-code]').textContent();
  await admin.emulateMedia({ media: 'print' });
  await expect(admin.getByRole('button', { name: 'Done' })).toBeHidden();
  await expect(admin.getByRole('navigation').first()).toBeHidden();

  await page.getByLabel('Code').fill('0000-0000-0000');
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByLabel('Code')).toHaveAccessibleDescription(/not the code/);
  await page.getByLabel('Code').fill(code?.toLowerCase() ?? '');
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('Awaiting review')).toBeVisible();
  await expect(page.getByText('with a code on a letter')).toBeVisible();
});

test('an invited owner confirms the listing without an account, from the mail’s link', async ({
  page,
  browser,
  own,
}) => {
  const { slug, name, host } = await own.createListing();
  const address = `hello@${host}`;
  const admin = await openWindowAs(
    browser,
    { email: 'admin@mainstreet.example' },
    `/dashboard/listings?q=${slug}`,
  );
  await admin.getByRole('checkbox', { name: `Select ${name}` }).check();
  await admin.getByRole('button', { name: 'Invite 1 by email' }).click();
  await expect(admin.getByText('1 invited.')).toBeVisible();
  const inbox = `${await findBackend(page)}/inbox.json?to=${encodeURIComponent(address)}`;
  let link = '';
  await expect
    .poll(async () => {
      const mails = (await (await page.request.get(inbox)).json()) as { html: string }[];
      link = /\/your-listing#owner_code=\w+/.exec(mails[0]?.html ?? '')?.[0] ?? '';
      return link;
    })
    .not.toBe('');
  await page.goto(link);
  await expect(title(page, name)).toBeVisible();
  // No history entry, measurement or link has the code.
  expect(new URL(page.url()).hash).toBe('');
  await page.getByRole('button', { name: 'All correct' }).click();
  await expect(page.getByText('were confirmed today')).toBeVisible();
  await admin.goto('/dashboard/invitations?status=correct');
  await expect(admin.getByRole('row', { name })).toContainText('All correct');
});

import type { Page } from 'playwright/test';
import { followLink, linkFor, newEmail, signIn, signUp } from './account-steps.ts';
import { expect, hydrated, test } from './test.ts';

const password = 'a password of a test';
const newName = () => `Quixotry ${crypto.randomUUID().slice(0, 8)}`;

const goOn = (page: Page) => page.getByRole('button', { name: 'Continue' }).click();
const title = (page: Page, text: string) => page.getByRole('heading', { level: 1, name: text });

async function fillPlace(page: Page, name: string) {
  await page.getByLabel('Business name').fill(name);
  await page.getByLabel('Street and number').fill('12 Quixotry Lane');
  await page.getByLabel('City').fill('Austin');
  await page.getByLabel('State').fill('texas');
  await page.getByLabel('Zip code').fill('78701');
}

/** After the first. */
const questions = [
  'What does it do?',
  'What is good to know?',
  'What does it cost?',
  'How do people',
  'When is it',
  'Which days',
  'Is everything',
];

/** From the first step to the last, as a person fills them in. */
async function fillAll(page: Page, name: string) {
  await fillPlace(page, name);
  await goOn(page);
  await expect(title(page, 'What does it do?')).toBeFocused();
  await page.getByRole('combobox', { name: 'Category' }).fill('bread');
  await page.getByRole('option', { name: 'Bakeries' }).click();
  await expect(page.getByText('Bread, pastry and cakes from its own oven.')).toBeVisible();
  await page.getByLabel('Description (optional)').fill('Rye and wheat.');
  await goOn(page);
  await page.getByRole('checkbox', { name: 'Takeout' }).check();
  await goOn(page);
  await fillServices(page);
  await goOn(page);
  await page.getByLabel('Phone').fill('512 555 8123');
  await page.getByLabel('Email of the business').fill('Bread@Quixotry.example');
  await page.getByLabel('Website (optional)').fill('quixotry.example');
  await goOn(page);
  await fillHours(page);
  await goOn(page);
  await page.getByRole('button', { name: /^Christmas Day,/ }).click();
  const special = page.getByRole('table', { name: 'Special days' });
  await expect(special.getByRole('row', { name: /Christmas Day Closed/ })).toBeVisible();
  await goOn(page);
  await expect(title(page, 'Is everything right?')).toBeVisible();
}

/** By hand and in words, with what visitors will see beside it. */
async function fillHours(page: Page) {
  const week = page.getByRole('table', { name: 'Every week' });
  await page.getByRole('button', { name: 'Add hours on Monday' }).click();
  await page.getByText('Copy the hours of Monday…').click();
  await page.getByRole('button', { name: 'Copy to every day on Monday' }).click();
  await page.getByRole('button', { name: 'Closed on Sunday' }).click();
  await expect(week.getByRole('row', { name: 'Sunday Closed' })).toBeVisible();
  const typed = page.getByLabel('Type the hours');
  await typed.fill('tue-fri 7-12, 1-5, sat 9-5, mundays off');
  await typed.press('Enter');
  await expect(typed).toHaveAccessibleDescription(/We do not understand “mundays”/);
  await typed.fill('tue-fri 7-12, 1-5, sat 9-5');
  await expect(week.getByRole('row', { name: 'Tuesday 7 AM – 12 PM 1 PM – 5 PM' })).toBeVisible();
  await expect(week.getByRole('row', { name: 'Monday Closed' })).toBeVisible();
  await page.getByLabel('Saturday, closes').fill('02:00');
}

/** Two, in the other order by the keyboard; one is removed and brought back. */
async function fillServices(page: Page) {
  const add = page.getByRole('button', { name: 'Add a service' });
  await add.click();
  await page.getByLabel('Service').fill('Cake');
  await page.getByLabel('Price in dollars').fill('from 30');
  await add.click();
  await page.getByLabel('Service').nth(1).fill('Loaf');
  await page.getByLabel('Price in dollars').nth(1).fill('5-9');
  await page.getByRole('button', { name: /^Move Loaf, 2 of 2/ }).press('ArrowUp');
  await page.getByRole('button', { name: 'Remove Cake' }).click();
  await expect(page.getByLabel('Service')).toHaveCount(1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByLabel('Service').nth(0)).toHaveValue('Loaf');
  await expect(page.getByLabel('Service').nth(1)).toHaveValue('Cake');
}

test('a business is sent, refused, mended, approved and live', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(120_000);
  const name = newName();
  const email = newEmail();
  await page.goto('/business-submission');
  await fillAll(page, name);
  await expect(page.getByText('(512) 555-8123')).toBeVisible();
  await expect(page.getByText('9 AM – 2 AM')).toBeVisible();
  await page.getByRole('button', { name: 'Send it' }).click();

  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'I am new here' }).click();
  await dialog.getByLabel('Your email').fill(email);
  await dialog.getByLabel('Password').fill(password);
  await dialog.getByRole('button', { name: 'Create account' }).click();
  await expect(dialog.getByText('Check your email.')).toBeVisible();
  const mail = await page.context().newPage();
  await followLink(mail, await linkFor(page, email), 'Confirm my email');
  await page.bringToFront();
  await expect(page).toHaveURL(/\/business-submission\/[0-9a-f-]{36}$/, { timeout: 20_000 });
  await expect(page.getByText('Waiting for review')).toBeVisible();
  const id = page.url().split('/').at(-1);

  const office = await browser.newContext({ baseURL: baseURL! });
  const admin = await office.newPage();
  await admin.goto('/auth?next=/dashboard');
  await signIn(admin, 'admin@mainstreet.example');
  await expect(admin.getByRole('heading', { name: 'Submissions to look at' })).toBeVisible();
  await admin.goto(`/dashboard/submissions/${id}`);
  await expect(admin.getByText(name)).toBeVisible();
  await admin.getByRole('button', { name: 'Refuse' }).click();
  await expect(admin.getByLabel('Reason for refusing')).toHaveAccessibleDescription(
    /Reason is required/,
  );
  await admin.getByLabel('Reason for refusing').fill('The street has no number 12.');
  await admin.getByRole('button', { name: 'Refuse' }).click();
  await expect(admin.getByText('Not accepted yet')).toBeVisible();

  await page.reload();
  await expect(page.getByText('The street has no number 12.')).toBeVisible();
  await page.getByRole('link', { name: 'Mend and send again' }).click();
  await expect(page.getByLabel('Business name')).toHaveValue(name);
  await page.getByLabel('Street and number').fill('14 Quixotry Lane');
  for (const question of questions) {
    await goOn(page);
    await expect(title(page, question)).toBeVisible();
  }
  // Twice: it is one all the same.
  await page.getByRole('button', { name: 'Send it' }).dblclick();
  await expect(page).toHaveURL(new RegExp(`/business-submission/${id}$`));
  await expect(page.getByText('Waiting for review')).toBeVisible();

  await admin.reload();
  await expect(admin.getByText('Refused before: The street has no number 12.')).toBeVisible();
  await admin.getByRole('button', { name: 'Approve and publish' }).click();
  await expect(admin.getByText('Published', { exact: true })).toBeVisible();
  await office.close();

  await page.reload();
  await page.getByRole('link', { name: 'See the listing' }).click();
  await expect(title(page, name)).toBeVisible();
  const week = page.getByRole('table', { name: 'Every week' });
  await expect(week.getByRole('row', { name: /Tuesday 7 AM – 12 PM 1 PM – 5 PM/ })).toBeVisible();
  await expect(page.getByRole('row', { name: /Christmas Day Closed/ })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Loaf' })).toContainText('$5 – $9');
  await expect(page.getByRole('listitem').filter({ hasText: 'Takeout' })).toBeVisible();
  await expect(page.getByText('14 Quixotry Lane').first()).toBeVisible();
  await page.goto(`/?q=${encodeURIComponent(name)}`);
  await expect(page.getByRole('link', { name }).first()).toBeVisible();
  await page.goto('/dashboard');
  await expect(page.getByRole('listitem').filter({ hasText: name })).toContainText('Published');
});

test('what was typed survives a tab that is killed, and is with the account after signing in', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(90_000);
  const name = newName();
  await page.goto('/business-submission');
  await hydrated(page);
  await fillPlace(page, name);
  const context = page.context();
  await page.close({ runBeforeUnload: false });

  const again = await context.newPage();
  await again.goto('/business-submission');
  await expect(again.getByLabel('Business name')).toHaveValue(name);
  await expect(again.getByLabel('Zip code')).toHaveValue('78701');
  const email = newEmail();
  await signUp(again, email, password);
  await again.goto('/business-submission');
  await expect(again.getByLabel('Business name')).toHaveValue(name);
  await expect(again.getByText('Saved to your account.')).toBeVisible();

  const elsewhere = await browser.newContext({ baseURL: baseURL! });
  const other = await elsewhere.newPage();
  await other.goto('/auth?next=/dashboard');
  await signIn(other, email, password);
  await other.getByRole('link', { name }).click();
  await expect(other.getByLabel('Business name')).toHaveValue(name);

  await test.step('two devices do not overwrite each other', async () => {
    await other.getByLabel('City').fill('Dallas');
    await expect(other.getByText('Saved to your account.')).toBeVisible();
    await again.getByLabel('City').fill('Houston');
    await expect(again.getByText('This was changed on another device')).toBeVisible();
    await expect(again.getByText('here “Houston”, there “Dallas”')).toBeVisible();
    await again.getByRole('button', { name: 'Keep what is here' }).click();
    await expect(again.getByText('Saved to your account.')).toBeVisible();
  });
  await elsewhere.close();
  await context.close();
});

test('a business that is listed already is shown while its name is typed', async ({ page }) => {
  await page.goto('/business-submission');
  await page.getByLabel('Business name').fill('4th street tapp');
  await page.getByLabel('City').fill('Austin');
  await page.getByLabel('State').fill('TX');
  const similar = page.getByRole('region', { name: 'Is it this one?' });
  await expect(similar.getByRole('link', { name: '4th Street Tap' })).toHaveAttribute(
    'href',
    '/business/4th-street-tap-austin-tx',
  );
});

test('what is wrong is said beside its field, in the words of the rules', async ({ page }) => {
  await page.goto('/business-submission');
  await goOn(page);
  await expect(page.getByLabel('Business name')).toBeFocused();
  await expect(page.getByLabel('Business name')).toHaveAccessibleDescription(
    /Business name is required/,
  );
  await expect(page.getByLabel('Zip code')).toHaveAccessibleDescription('Zip code is required');
  await page.goto('/business-submission?step=contact');
  await page.getByLabel('Phone').fill('555');
  await goOn(page);
  await expect(page.getByLabel('Phone')).toHaveAccessibleDescription(
    /Please enter a valid 10-digit phone number/,
  );
  await expect(page.getByLabel('Email of the business')).toHaveAccessibleDescription(
    /Email is required/,
  );
  await page.getByLabel('Phone').fill('');
  await goOn(page);
  await expect(page.getByLabel('Phone')).toHaveAccessibleDescription(/Phone number is required/);
});

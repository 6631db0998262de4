import type { Page } from 'playwright/test';
import { codeFor, newEmail, signIn, signUp } from './account-steps.ts';
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
  'Where exactly',
  'What does it do?',
  'What is good to know?',
  'What does it cost?',
  'How do people',
  'When is it',
  'Which days',
  'What does it look like',
  'Is everything',
];

/** From the first step to the last, as a person fills them in. */
async function fillAll(page: Page, name: string) {
  await fillPlace(page, name);
  await goOn(page);
  await expect(title(page, 'Where exactly is it?')).toBeFocused();
  await expect(page.getByText('Its clock shows Central Time.')).toBeVisible();
  await movePin(page);
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
  await expect(specialDay(page, 'Christmas Day')).toContainText('Closed');
  await goOn(page);
  await expect(title(page, 'What does it look like?')).toBeVisible();
  await goOn(page);
  await expect(title(page, 'Is everything right?')).toBeVisible();
}

const specialDay = (page: Page, note: string) =>
  page.getByRole('table', { name: 'Special days' }).getByRole('row').filter({ hasText: note });

async function movePin(page: Page) {
  await page.getByRole('button', { name: /^The pin\./ }).press('Shift+ArrowRight');
  await expect(page.getByText(/^The pin is at 30\.\d+, -97\.\d+\./)).toBeVisible();
}

/** By hand and in words, with what visitors will see beside it. */
async function fillHours(page: Page) {
  const day = (name: string) =>
    page.getByRole('table', { name: 'Every week' }).getByRole('row').filter({ hasText: name });
  await page.getByRole('button', { name: 'Add hours on Monday' }).click();
  await page.getByText('Copy the hours of Monday…').click();
  await page.getByRole('button', { name: 'Copy to every day on Monday' }).click();
  await page.getByRole('button', { name: 'Closed on Sunday' }).click();
  await expect(day('Sunday')).toContainText('Closed');
  await expect(day('Saturday')).toContainText('9 AM – 5 PM');
  const typed = page.getByLabel('Type the hours');
  await typed.fill('tue-fri 7-12, 1-5, sat 9-5, mundays off');
  await typed.press('Enter');
  await expect(typed).toHaveAccessibleDescription(/We do not understand “mundays”/);
  await typed.fill('tue-fri 7-12, 1-5, sat 9-5');
  await expect(day('Tuesday')).toContainText('7 AM – 12 PM1 PM – 5 PM');
  await expect(day('Monday')).toContainText('Closed');
  await page.getByLabel('Saturday, closes').fill('02:00');
}

/** Two, in the other order by the keyboard; one is removed and brought back. */
async function fillServices(page: Page) {
  const add = page.getByRole('button', { name: 'Add a service' });
  await add.click();
  await page.getByRole('textbox', { name: 'Service' }).fill('Cake');
  await page.getByLabel('Price in dollars').fill('from 30');
  await add.click();
  await page.getByRole('textbox', { name: 'Service' }).nth(1).fill('Loaf');
  await page.getByLabel('Price in dollars').nth(1).fill('5-9');
  await page.getByRole('button', { name: /^Move Loaf, 2 of 2/ }).press('ArrowUp');
  await page.getByRole('button', { name: 'Remove Cake' }).click();
  await expect(page.getByRole('textbox', { name: 'Service' })).toHaveCount(1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('textbox', { name: 'Service' }).nth(0)).toHaveValue('Loaf');
  await expect(page.getByRole('textbox', { name: 'Service' }).nth(1)).toHaveValue('Cake');
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
  await dialog.getByLabel('Code from the email').fill('00000000');
  await dialog.getByRole('button', { name: 'Confirm and send' }).click();
  await expect(dialog.getByLabel('Code from the email')).toHaveAccessibleDescription(
    /This code is wrong, was used before, or has expired/,
  );
  await dialog.getByLabel('Code from the email').fill(await codeFor(page, email));
  await dialog.getByRole('button', { name: 'Confirm and send' }).click();
  await expect(page).toHaveURL(/\/business-submission\/[0-9a-f-]{36}$/, { timeout: 20_000 });
  await expect(page.getByText('Waiting for review')).toBeVisible();
  const id = page.url().split('/').at(-1);

  const office = await browser.newContext({ baseURL: baseURL! });
  const admin = await office.newPage();
  await admin.goto('/auth?next=/dashboard');
  await signIn(admin, 'admin@mainstreet.example');
  await expect(admin.getByRole('heading', { name: 'Waiting for you' })).toBeVisible();
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
    // Another address is at another place.
    if (question === 'Where exactly') await movePin(page);
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
  await expect(
    page.getByRole('img', { name: `Map: ${name} is in or near Austin, TX.` }),
  ).toBeVisible();
  await expect(page.getByText('7 AM – 12 PM').first()).toBeVisible();
  await expect(specialDay(page, 'Christmas Day')).toContainText('Closed');
  const services = page.getByRole('region', { name: 'Services and prices' }).getByRole('listitem');
  await expect(services).toContainText([/Loaf.*\$5 – \$9/, /Cake.*from \$30/]);
  await expect(
    page.getByRole('region', { name: 'Good to know' }).getByText('Takeout'),
  ).toBeVisible();
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
  await other.getByRole('link', { name, exact: true }).click();
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

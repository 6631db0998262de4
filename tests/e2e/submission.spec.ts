import { codeFor, demo, newEmail, openAs, openWindowAs } from './account-steps.ts';
import {
  comingHoliday,
  completeIt,
  fillAll,
  fillLeast,
  goOn,
  movePin,
  newName,
  specialDay,
  title,
} from './submission-steps.ts';
import { expect, hydrated, test } from './test.ts';

const password = 'a password of a test';

test('a business is submitted, rejected, fixed, approved and live @phone-only', async ({
  page,
  browser,
  execute,
}) => {
  const name = newName();
  const email = newEmail();
  await page.goto('/business-submission');
  await fillAll(page, name);
  await expect(page.getByText('(512) 555-8123')).toBeVisible();
  await expect(page.getByText('9 AM – 2 AM')).toBeVisible();
  await page.getByRole('link', { name: 'Edit Email' }).click();
  await page.getByLabel('Email', { exact: true }).fill('Rye@Quixotry.example');
  await goOn(page);
  await expect(page.getByText('rye@quixotry.example')).toBeVisible();
  await page.getByRole('button', { name: 'Submit' }).click();

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
  await expect(page).toHaveURL(/\/business-submission\/[0-9a-f-]{36}$/);
  await expect(page.getByText('Awaiting review')).toBeVisible();
  const id = page.url().split('/').at(-1);
  await completeIt(page);

  const admin = await openWindowAs(browser, demo.admin, '/dashboard');
  await expect(admin.getByRole('heading', { name: 'Awaiting review' })).toBeVisible();
  await admin.goto(`/dashboard/queue/submission/${id}`);
  await expect(admin.getByRole('heading', { level: 1, name })).toBeVisible();
  await admin.getByRole('button', { name: 'Reject' }).click();
  await expect(admin.getByLabel('Reason', { exact: true })).toHaveAccessibleDescription(
    /Reason is required/,
  );
  await admin.getByLabel('Reason', { exact: true }).fill('The street has no number 12.');
  await admin.getByRole('button', { name: 'Reject' }).click();
  await expect(admin.getByText(`Rejected: ${name}`)).toBeVisible();
  await execute();
  await admin.goto(`/dashboard/queue/submission/${id}`);
  await expect(admin.getByText('Rejected', { exact: true })).toBeVisible();

  await page.reload();
  await expect(page.getByText('The street has no number 12.')).toBeVisible();
  await page.getByRole('link', { name: 'Edit and resubmit' }).click();
  const street = page.getByLabel('Street address');
  await expect(street).toHaveValue('12 Quixotry Lane');
  await expect(street).toHaveAccessibleDescription('The street has no number 12.');
  await expect(street).toBeFocused();
  await street.fill('14 Quixotry Lane');
  await expect(street).not.toHaveAccessibleDescription(/number 12/);
  // Another address is at another place.
  await movePin(page);
  // Twice: it is one all the same.
  await page.getByRole('button', { name: 'Resubmit' }).dblclick();
  await expect(page).toHaveURL(new RegExp(`/business-submission/${id}$`));
  await expect(page.getByText('Awaiting review')).toBeVisible();

  await admin.reload();
  await expect(admin.getByText('Rejected before: The street has no number 12.')).toBeVisible();
  await admin.getByRole('button', { name: 'Approve and publish' }).click();
  await expect(admin.getByText(`Approved: ${name}`)).toBeVisible();
  await execute();
  await admin.goto(`/dashboard/queue/submission/${id}`);
  await expect(admin.getByText('Published', { exact: true })).toBeVisible();

  await page.reload();
  await page.getByRole('link', { name: 'See the listing' }).click();
  await expect(title(page, name)).toBeVisible();
  await expect(
    page.getByRole('img', { name: `Map: ${name} is in or near Austin, TX.` }),
  ).toBeVisible();
  await expect(page.getByText('7 AM – 12 PM').first()).toBeVisible();
  await expect(specialDay(page, comingHoliday)).toContainText('Closed');
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

test('errors appear beside their fields, in the words of the rules', async ({ page }) => {
  await page.goto('/business-submission');
  await goOn(page);
  await expect(page.getByLabel('Business name')).toBeFocused();
  await expect(page.getByLabel('Business name')).toHaveAccessibleDescription(
    /Business name is required/,
  );
  await expect(page.getByLabel('Zip code')).toHaveAccessibleDescription('Zip code is required');
  await test.step('until it is fixed', async () => {
    await page.getByLabel('Zip code').fill('78701');
    await expect(page.getByLabel('Zip code')).not.toHaveAccessibleDescription(/required/);
    await expect(page.getByLabel('Zip code')).toBeFocused();
    await expect(page.getByLabel('City')).toHaveAccessibleDescription('City is required');
  });
  await page.goto('/business-submission?step=contact');
  await page.getByLabel('Phone').fill('555');
  await goOn(page);
  await expect(page.getByLabel('Phone')).toHaveAccessibleDescription(
    /Please enter a valid 10-digit phone number/,
  );
  await expect(page.getByLabel('Email', { exact: true })).toHaveAccessibleDescription(
    /Email is required/,
  );
  await test.step('a number with the country before it is one press away', async () => {
    await expect(page.getByLabel('Phone')).toHaveAttribute('autocomplete', 'tel-national');
    await page.getByLabel('Phone').fill('1 512 555 0188');
    await goOn(page);
    await expect(page.getByLabel('Phone')).toHaveAccessibleDescription(/valid 10-digit phone/);
    await page.getByRole('button', { name: 'Use (512) 555-0188' }).click();
    await expect(page.getByLabel('Phone')).toHaveValue('(512) 555-0188');
    await expect(page.getByLabel('Phone')).toBeFocused();
    await expect(page.getByLabel('Phone')).not.toHaveAccessibleDescription(/10-digit/);
  });
  await page.getByLabel('Phone').fill('');
  await goOn(page);
  await expect(page.getByLabel('Phone')).toHaveAccessibleDescription(/Phone number is required/);
});

test('“by appointment” is ticked while the typed hours say so, and no longer', async ({ page }) => {
  await page.goto('/business-submission?step=contact');
  await hydrated(page);
  const typed = page.getByLabel('Type the hours');
  const tick = page.getByRole('checkbox', { name: 'By appointment only' });
  await typed.fill('by appointment');
  await expect(tick).toBeChecked();
  await typed.fill('mon-fri 9-late');
  await expect(tick).not.toBeChecked();
  await tick.check();
  await typed.fill('mon-fri 9-5 (closed 12-1)');
  await expect(tick).toBeChecked();
  await page.getByText('Set hours by day', { exact: true }).click();
  const day = (name: string) =>
    page.getByRole('table', { name: 'Every week' }).getByRole('row').filter({ hasText: name });
  await expect(day('Friday')).toContainText('9 AM – 12 PM1 PM – 5 PM');
  await expect(day('Saturday')).toContainText('Closed');
});

test('a business of no category is offered the nearest ones and “Other” @phone-only', async ({
  page,
}) => {
  await page.goto('/business-submission');
  await hydrated(page);
  const box = page.getByRole('combobox', { name: 'Category', exact: true });
  const found = {
    cobbler: 'Shoe Repair',
    tailor: 'Tailors & Alterations',
    eyeglasses: 'Opticians',
    'day care': 'Child Care',
    taqueria: 'Restaurants',
  };
  for (const [text, category] of Object.entries(found)) {
    await box.fill(text);
    await expect(page.getByRole('option').first()).toContainText(category);
  }
  const list = (await page.getByRole('listbox').boundingBox())!;
  const field = (await box.boundingBox())!;
  expect(list.y - field.y - field.height, 'the list is below its field').toBeLessThan(20);
  await box.fill('zeppelin repair');
  await expect(box).toHaveAccessibleDescription(
    /No category matches. Choose "Other" and describe it./,
  );
  await expect(page.getByRole('group', { name: 'Similar categories' })).toContainText('Repair');
  await page.getByRole('option', { name: 'Other Businesses' }).click();
  await expect(box).toHaveValue('Other Businesses');
  await expect(page.getByLabel('Kind of business')).toHaveValue('zeppelin repair');
  await box.fill('tailor');
  await page.getByRole('option', { name: 'Tailors' }).click();
  await expect(page.getByLabel('Kind of business')).toHaveCount(0);
});

test('a draft is discarded, an empty form makes none, and hours may come later', async ({
  page,
  own,
}) => {
  const person = await own.createOwner();
  await openAs(page, person, '/business-submission');
  await page.getByLabel('Business name').fill('x');
  await page.getByLabel('Business name').fill('');
  await expect(page.getByText('Discard draft')).toBeHidden();
  await fillLeast(page, newName());
  await expect(page.getByText('Saved to your account.')).toBeVisible();
  await goOn(page);
  await page.getByRole('button', { name: 'I’ll add hours later' }).click();
  await expect(title(page, 'Is everything right?')).toBeVisible();
  await expect(page.getByText('Saved to your account.')).toBeVisible();
  await page.getByRole('button', { name: 'Discard draft' }).click();
  await page.getByRole('button', { name: 'Keep it' }).click();
  await page.getByRole('button', { name: 'Discard draft' }).click();
  await page.getByRole('button', { name: 'Discard for good' }).click();
  await expect(page.getByLabel('Business name')).toHaveValue('');
  await page.reload();
  await expect(page.getByLabel('Business name')).toHaveValue('');
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: /^Start / })).toBeVisible();
});

test('an admin publishes a listing at once, and is not asked to claim it', async ({
  page,
  own,
}) => {
  await openAs(page, await own.createOwner('admin'), '/business-submission');
  const name = newName();
  await fillLeast(page, name);
  await goOn(page);
  await page.getByRole('button', { name: 'I’ll add hours later' }).click();
  await page.getByRole('button', { name: 'Publish now' }).click();
  await expect(page.getByRole('link', { name: 'See the listing' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: /claim/i })).toHaveCount(0);
  await page.getByRole('link', { name: 'See the listing' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
});

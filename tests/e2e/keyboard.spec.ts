import { codeFor, newEmail } from './account-steps.ts';
import { makeKeyboard } from './keyboard-steps.ts';
import { newName } from './submission-steps.ts';
import { expect, hydrated, test } from './test.ts';

test('“I have a shop” to “sent” takes three screens and no mouse, new account included @phone', async ({
  page,
}) => {
  const email = newEmail();
  const { press, reach, type, use, count } = makeKeyboard(page);
  const field = (label: string) => page.getByLabel(label, { exact: true });
  const button = (label: string) => page.getByRole('button', { name: label, exact: true });
  await page.goto('/business-submission');
  await hydrated(page);

  await expect(page.getByText('Add a business, 1 of 3')).toBeVisible();
  await type(field('Business name'), newName());
  await type(field('Street address'), '12 Quixotry Lane');
  await type(field('City'), 'Austin');
  await type(field('State'), 'texas');
  await type(field('Zip code'), '78701');
  await reach(page.getByRole('button', { name: /^Pin\./ }));
  await press('Shift+ArrowRight');
  await expect(page.getByText(/^The pin is at 30\.\d+, -97\.\d+\./)).toBeVisible();
  await type(page.getByRole('combobox', { name: 'Category', exact: true }), 'bread');
  await expect(page.getByRole('option', { name: 'Bakeries' })).toBeVisible();
  await press('ArrowDown');
  await press('Enter');
  await use(button('Continue'));

  await expect(page.getByText('Add a business, 2 of 3')).toBeVisible();
  await type(page.getByLabel('Phone'), '512 555 8123');
  await type(field('Email'), 'bread@quixotry.example');
  await type(field('Type the hours'), 'tue-sat 7-2');
  await use(button('Continue'));

  await expect(page.getByText('Add a business, 3 of 3')).toBeVisible();
  await use(page.getByRole('checkbox', { name: 'This is my business' }), 'Space');
  await use(button('Submit'));

  const dialog = page.getByRole('dialog');
  await use(dialog.getByRole('button', { name: 'I am new here' }));
  await type(dialog.getByLabel('Your email'), email);
  await type(dialog.getByLabel('Password', { exact: true }), 'a password of a test');
  await press('Enter');
  await expect(dialog.getByText('Check your email.')).toBeVisible();
  await type(dialog.getByLabel('Code from the email'), await codeFor(page, email));
  await press('Enter');
  await expect(page.getByText('Awaiting review')).toBeVisible();
  // 57 on the desktop, 51 on a phone.
  expect(count()).toBeLessThan(70);
});

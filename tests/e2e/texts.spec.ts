import { site } from '#app/config/site.ts';
import { closeToast, demo, openAs, toast } from './account-steps.ts';
import { expect, test } from './test.ts';

test('a super admin replaces a text, learns when the shipped one changes, and restores it', async ({
  page,
  backend,
}) => {
  await openAs(page, demo.super, '/dashboard/texts');
  await page.getByRole('main').getByRole('link', { name: 'Accessibility', exact: true }).click();
  await page.getByRole('button', { name: 'Start with the shipped text' }).click();
  const field = page.getByLabel('Markdown');
  await expect(field).toHaveValue(/^[^]+## What works\n\n- Everything works with a keyboard/);
  await field.fill('## Our doors\n\nA ramp is at the side of {name}.');
  await expect(page.getByRole('heading', { name: 'Our doors' })).toBeVisible();
  await expect(page.getByText(`A ramp is at the side of ${site.name}.`)).toBeVisible();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(toast(page)).toContainText('Saved');
  await closeToast(page);

  // As an upgrade would: the hash is of another text.
  await backend?.supabase.database?.query(
    `update private.settings set value = value || jsonb_build_object('shipped', repeat('0', 64))
     where kind = 'text' and name = 'accessibility'`,
  );
  await page.goto('/dashboard/texts');
  await expect(page.getByText('the shipped one has changed since')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Accessibility', exact: true }).click();
  await expect(page.getByRole('main')).toContainText('The shipped text has changed since');

  await page.getByText('Changed by').click();
  await page.getByRole('button', { name: 'Restore the shipped text' }).last().click();
  await expect(page.getByLabel('Markdown')).toHaveValue('');
});

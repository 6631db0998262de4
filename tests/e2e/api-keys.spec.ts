import { signInByForm, toast } from './account-steps.ts';
import { expect, test } from './test.ts';

test('a person makes a key, their program uses it, and they revoke it', async ({
  page,
  request,
  own,
}) => {
  const { email, password } = await own.createOwner();
  await page.goto('/developers');
  await page.getByRole('link', { name: 'Create a key in your account settings' }).click();
  await signInByForm(page, email, password);
  const part = page.getByRole('region', { name: 'API keys' });
  await expect(page).toHaveURL(/\/account-settings#keys$/);
  await expect(part).toBeInViewport();
  const name = part.getByLabel('Name of the key');
  const make = part.getByRole('button', { name: 'Create key' });
  await make.click();
  await expect(name).toHaveAccessibleDescription(/Name of the key is required/);
  await name.fill('Nightly import');
  await make.click();
  const shown = part.getByText(/^ms_[\w-]{32}$/);
  await expect(shown).toBeVisible();
  const row = part.getByRole('listitem');
  await expect(row).toContainText(/Nightly import.*never used/s);
  await expect(name).toHaveValue('');

  const key = (await shown.textContent()) ?? '';
  const search = (sent: string) =>
    request.get('/api/search?q=pizza', { headers: { Authorization: `Bearer ${sent}` } });
  // A key that is not looked up in time counts as none for a moment.
  await expect.poll(async () => (await search(key.toLowerCase())).status()).toBe(401);
  await expect(async () => {
    expect((await search(key)).status()).toBe(200);
    await page.reload();
    await expect(row).toContainText(/last used/, { timeout: 2_000 });
  }).toPass();
  await expect(shown).toHaveCount(0);
  const revoke = part.getByRole('button', { name: 'Revoke Nightly import' });
  const dialog = page.getByRole('dialog', { name: 'Revoke this key?' });
  await revoke.click();
  await dialog.getByRole('button', { name: 'Not now' }).click();
  await expect(row).toHaveCount(1);
  await revoke.click();
  await dialog.getByRole('button', { name: 'Revoke key' }).click();
  await expect(toast(page)).toContainText('Key revoked');
  await expect(row).toHaveCount(0);
});

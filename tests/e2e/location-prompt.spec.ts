import { expect, hydrated, settled, test } from './test.ts';

const where = (page: Parameters<typeof hydrated>[0]) =>
  page.getByRole('main').getByRole('combobox', { name: 'Where' });

test('a category chosen without a location asks for the place, then searches there', async ({
  page,
}) => {
  await page.goto('/');
  await hydrated(page);
  const what = page.getByRole('combobox', { name: 'What' });
  await what.fill('pizz');
  await page.getByRole('option', { name: 'Pizza', exact: true }).click();
  await expect(where(page)).toBeFocused();
  await expect(what).toHaveValue('Pizza');
  await expect(page.getByText('Where should we look?')).toBeVisible();
  await where(page).fill('Austin, TX');
  await expect(page.getByText('Where should we look?')).toBeHidden();
  await where(page).press('Enter');
  await expect(page).toHaveURL('/?near=Austin%2C+TX&category=pizza');
});

test('a person without a location can search everywhere', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  await page.getByRole('link', { name: 'Pizza', exact: true }).first().click();
  await expect(where(page)).toBeFocused();
  await page.getByRole('button', { name: 'search everywhere' }).click();
  await expect(page).toHaveURL('/?near=Anywhere&category=pizza');
  await expect(where(page)).toHaveValue('Anywhere');
});

test('“Open right now” asks for the place, and keeps to it', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  await page.getByRole('link', { name: 'Open right now' }).click();
  await expect(where(page)).toBeFocused();
  await where(page).fill('Austin, TX');
  await where(page).press('Enter');
  await expect(page).toHaveURL('/?near=Austin%2C+TX&open=now');
  await page.goto('/');
  await hydrated(page);
  await page.getByRole('link', { name: 'Open right now' }).click();
  await expect(page).toHaveURL('/?near=Austin%2C+TX&open=now');
});

test('an open-now search everywhere asks for the location', async ({ page }) => {
  await page.goto('/?open=now');
  await hydrated(page);
  await page.getByRole('button', { name: 'Where are you?' }).click();
  await expect(where(page)).toBeFocused();
});

test('Anywhere is one tap away in Where, and stays until another place is chosen', async ({
  page,
}) => {
  await page.goto('/?q=pizza&near=Austin%2C+TX');
  await hydrated(page);
  await where(page).click();
  await page.getByRole('option', { name: 'Anywhere' }).click();
  await expect(page).toHaveURL('/?q=pizza&near=Anywhere');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('“pizza”');
  await page.goto('/?category=cafes');
  await expect(page).toHaveURL('/?near=Anywhere&category=cafes');
});

test('words that name another place lead there, though Where has the visitor’s', async ({
  page,
}) => {
  await page.goto('/?q=pizza&near=Austin%2C+TX');
  await hydrated(page);
  await where(page).press('Enter');
  const what = page.getByRole('combobox', { name: 'What' });
  await what.fill('tacos in chicago');
  await what.press('Enter');
  await expect(page).toHaveURL('/?q=tacos&near=chicago');
  await expect(where(page)).toHaveValue('chicago');
  await what.fill('zweedle');
  await what.press('Enter');
  await expect(page).toHaveURL('/?q=zweedle&near=chicago');
});

test('text typed while results load stays in the box, with the focus', async ({ page }) => {
  const held = Promise.withResolvers<void>();
  await page.goto('/?q=pizza&near=Austin%2C+TX');
  await hydrated(page);
  await page.route('**/*.data*', async (route) => {
    await held.promise;
    await route.continue();
  });
  const what = page.getByRole('combobox', { name: 'What' });
  await what.fill('tacos');
  await what.press('Enter');
  await expect(page.getByRole('status').getByText('Loading…')).toBeVisible();
  await what.fill('tacos and ');
  held.resolve();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('tacos');
  await expect(what).toHaveValue('tacos and ');
  await expect(what).toBeFocused();
  await page.goBack();
  await expect(what).toHaveValue('pizza');
});

test('within a city, a category needs no other place', async ({ page }) => {
  await page.goto('/browse/metro/austin-tx');
  await hydrated(page);
  await page.getByRole('combobox', { name: 'What' }).fill('pizz');
  await page.getByRole('option', { name: 'Pizza', exact: true }).click();
  await expect(page).toHaveURL('/browse/metro/austin-tx?category=pizza');
});

test('the last place is in the masthead’s box too, moves nothing, and is cleared by its cross @phone-only', async ({
  page,
}) => {
  await page.goto('/?q=pizza&near=Austin%2C+TX');
  await hydrated(page);
  await where(page).press('Enter');
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push(Reflect.get(entry, 'value') as number);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const address of ['/help', '/']) {
    await page.goto(address);
    await hydrated(page);
    await expect(page.getByRole('combobox', { name: 'Where' })).toHaveValue('Austin, TX');
    await settled(page);
    const shifts = await page.evaluate(() => Reflect.get(window, 'shifts') as number[]);
    expect(
      shifts.reduce((sum, shift) => sum + shift, 0),
      address,
    ).toBeLessThan(0.02);
  }
  await page.getByRole('button', { name: /^Clear Austin, TX/ }).click();
  await expect(where(page)).toHaveValue('');
  await expect(where(page)).toBeFocused();
  await page.reload();
  await hydrated(page);
  await expect(where(page)).toHaveValue('');
});

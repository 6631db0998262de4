import { expect, hydrated, test } from './test.ts';

const austin = {
  country: 'US',
  city: 'Austin',
  regionCode: 'TX',
  latitude: '30.27',
  longitude: '-97.74',
};

test.describe('where the network says Austin', () => {
  test.use({ extraHTTPHeaders: { 'MF-CF-Blob': JSON.stringify(austin) } });

  test('home says so, searches there and lets one change it @phone', async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
    await page.getByRole('button', { name: 'change the place' }).click();
    await expect(page.getByRole('combobox', { name: 'Where' })).toBeFocused();
    await page.getByRole('link', { name: 'Near Austin, TX' }).click();
    await expect(page).toHaveURL('/?near=Austin%2C+TX');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('near Austin, TX');
  });

  test('"tacos near me" leads to the tacos there', async ({ page }) => {
    await page.goto('/?q=tacos+near+me');
    await hydrated(page);
    await expect(page.getByText('These results are from everywhere')).toBeVisible();
    await page.getByRole('link', { name: 'Near Austin, TX' }).click();
    await expect(page).toHaveURL('/?q=tacos&near=Austin%2C+TX');
  });
});

test('where the network says nothing, nothing is claimed', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  await expect(page.getByRole('button', { name: 'Use my current location' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Near / })).toHaveCount(0);
});

test.describe('with a position', () => {
  test.use({
    geolocation: { latitude: 30.267153, longitude: -97.743061 },
    permissions: ['geolocation'],
  });

  test('it is asked for on a tap, and rounded before it is in the address', async ({ page }) => {
    await page.goto('/?q=pizza');
    await hydrated(page);
    await page.getByRole('button', { name: 'Use my current location' }).click();
    await expect(page).toHaveURL('/?q=pizza&lat=30.27&lng=-97.74');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('“pizza” near you');
  });
});

test('a refused position is explained', async ({ page, context }) => {
  await context.clearPermissions();
  await page.addInitScript(() => {
    navigator.geolocation.getCurrentPosition = (_found, fail) =>
      fail?.({ code: 1, PERMISSION_DENIED: 1 } as GeolocationPositionError);
  });
  await page.goto('/');
  await hydrated(page);
  await page.getByRole('button', { name: 'Use my current location' }).click();
  await expect(page.getByText('Your browser did not share your location')).toBeVisible();
});

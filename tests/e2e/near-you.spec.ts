import type { Locator, Page } from 'playwright/test';
import { site } from '#app/config/site.ts';
import { expect, hydrated, test } from './test.ts';

const austin = {
  country: 'US',
  city: 'Austin',
  regionCode: 'TX',
  latitude: '30.27',
  longitude: '-97.74',
};

const whereBox = (page: Page) => page.getByRole('combobox', { name: 'Where' });

test.describe('with a network in Austin', () => {
  test.use({ extraHTTPHeaders: { 'MF-CF-Blob': JSON.stringify(austin) } });

  test('home is of that city, and so is what it leads to', async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
    await expect(whereBox(page)).toHaveValue('Austin, TX');
    await expect(page.getByRole('heading', { level: 2, name: 'Austin, TX' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Open now, by category' })).toBeVisible();
    await page.getByRole('link', { name: 'Open right now' }).click();
    await expect(page).toHaveURL('/?near=Austin%2C+TX&open=now');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Open now near Austin, TX');
  });

  test('a visitor calls a dentist within three taps from home, and sees if it is open @phone-only', async ({
    page,
  }) => {
    let taps = 0;
    const tap = async (target: Locator) => {
      taps += 1;
      await target.tap();
    };
    await page.goto('/');
    await hydrated(page);
    const what = page.getByRole('combobox', { name: 'What' });
    await tap(what);
    await what.fill('dentist');
    await tap(page.getByRole('button', { name: 'Search', exact: true }));
    await expect(page).toHaveURL(/near=Austin/);
    const first = page.getByRole('region', { name: 'Results' }).getByRole('article').first();
    await expect(first.getByText(/^(Open|Closed)/).first()).toBeVisible();
    const call = first.getByRole('link', { name: /^Call / });
    await expect(call).toHaveAttribute('href', /^tel:\+1\d{10}$/);
    // The phone would take over: the last tap is only tried.
    await call.tap({ trial: true });
    expect(taps + 1).toBe(3);
  });

  test('the masthead’s Where has it on pages that are the same for everyone', async ({ page }) => {
    await page.goto('/help');
    await hydrated(page);
    await expect(whereBox(page)).toHaveValue('Austin, TX');
    const what = page.getByRole('combobox', { name: 'What' });
    await what.fill('zweedle');
    await what.press('Enter');
    await expect(page).toHaveURL('/?q=zweedle&near=Austin%2C+TX');
  });
});

test('without a location, home asks for the city and then remembers it', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  await expect(page.getByRole('heading', { name: /^Top rated/ })).toHaveCount(0);
  const choice = page.getByRole('region', { name: 'Where are you?' });
  await choice.getByRole('link', { name: 'Austin, TX' }).click();
  await expect(page).toHaveURL('/browse/metro/austin-tx');
  await page
    .getByRole('link', { name: `${site.name}, home` })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 2, name: 'Austin, TX' })).toBeVisible();
});

test.describe('with a position', () => {
  test.use({
    geolocation: { latitude: 30.267153, longitude: -97.743061 },
    permissions: ['geolocation'],
  });

  test('a tap requests the position, which is rounded before it appears in the address', async ({
    page,
  }) => {
    await page.goto('/?q=pizza');
    await hydrated(page);
    await page.getByRole('button', { name: 'Use my current location' }).click();
    await expect(page).toHaveURL('/?q=pizza&lat=30.27&lng=-97.74');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      '“pizza” near you in Austin, TX',
    );
    // Its effects have run.
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(whereBox(page)).toHaveValue('Austin, TX');
    const what = page.getByRole('combobox', { name: 'What' });
    await what.fill('zweedle');
    await what.press('Enter');
    await expect(page).toHaveURL('/?q=zweedle&lat=30.27&lng=-97.74');
    await expect(whereBox(page)).toHaveValue('Austin, TX');
    await page.goto('/');
    await expect(whereBox(page)).toHaveValue('Austin, TX');
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

import { demo, openAs, toast } from './account-steps.ts';
import { expect, hydrated, test } from './test.ts';

test('early input survives hydration, and Enter submits no form before it', async ({ page }) => {
  const held: (() => void)[] = [];
  let isHolding = true;
  await page.route('**/assets/*.js', async (route) => {
    if (isHolding) await new Promise<void>((resolve) => held.push(resolve));
    await route.continue();
  });
  await page.goto('/auth?view=sign-up', { waitUntil: 'commit' });
  await page.getByLabel('Email').fill('owner@mainstreet.example');
  await page.getByLabel('list my own business').check();
  await page.getByLabel('Password').fill('mainstreet-demo-1');
  await page.getByLabel('Password').press('Enter');
  await expect(page.getByRole('button', { name: 'Create account' })).toBeDisabled();
  isHolding = false;
  for (const release of held) release();
  await hydrated(page);
  await expect(page.getByRole('button', { name: 'Create account' })).toBeEnabled();
  await expect(page).toHaveURL('/auth?view=sign-up');
  await expect(page.getByLabel('Email')).toHaveValue('owner@mainstreet.example');
  await expect(page.getByLabel('Password')).toHaveValue('mainstreet-demo-1');
  await expect(page.getByLabel('list my own business')).toBeChecked();
});

test('a button that a signed-in person presses before hydration acts after it, however late', async ({
  page,
  own,
}) => {
  const person = await own.createOwner();
  const { slug, name } = await own.createListing();
  await openAs(page, person, '/about');
  const held = Promise.withResolvers<void>();
  await page.route('**/assets/entry.client-*.js', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.clock.install();
  await page.goto(`/business/${slug}`);
  const heart = page.getByRole('button', { name: `Save ${name}`, exact: true });
  await heart.click();
  await page.clock.fastForward(5_000);
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  held.resolve();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
});

test('a visitor is redirected to sign in before a private screen loads anything', async ({
  page,
}) => {
  await page.goto('/about');
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Network.setCacheDisabled', { cacheDisabled: true });
  await client.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 200,
    downloadThroughput: 200_000,
    uploadThroughput: 200_000,
  });
  const loaded: string[] = [];
  page.on('requestfinished', (request) => loaded.push(new URL(request.url()).pathname));
  await page.goto('/dashboard?tab=2', { waitUntil: 'commit' });
  await expect(page).toHaveURL('/auth?next=%2Fdashboard%3Ftab%3D2');
  await hydrated(page);
  const scripts = loaded.filter((path) => path.endsWith('.js'));
  expect(scripts.filter((path) => path.includes('/dashboard-'))).toEqual([]);
  expect(new Set(scripts).size).toBe(scripts.length);
  // The screen that was left at once is none to come back to.
  await page.goBack();
  await expect(page).toHaveURL('/about');
});

test('a private screen redirects to sign in when storage is blocked, too', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('Blocked', 'SecurityError');
      },
    });
  });
  await page.goto('/dashboard', { waitUntil: 'commit' });
  await expect(page).toHaveURL('/auth?next=%2Fdashboard');
  await hydrated(page);
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeEnabled();
});

test('an expired mail link to a private screen explains itself before the redirect', async ({
  page,
}) => {
  const link = '/auth/confirm?token_hash=used&type=magiclink&error_description=Call+us';
  await page.goto(`${link}&next=%2Fdashboard#email=a%40b.example`);
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await expect(toast(page)).toContainText('This link does not work');
  await expect(toast(page)).toContainText('expired');
  await expect(toast(page)).not.toContainText('Call us');
  await page.getByRole('link', { name: 'Get a new link' }).click();
  await expect(page).toHaveURL('/auth?view=link&next=%2Fdashboard');
});

test('a signed-in person is not redirected, and a missing listing to claim is not found', async ({
  page,
}) => {
  await page.goto('/claim/nothing-of-this-name');
  await expect(page.getByText('404')).toBeVisible();
  await expect(page).toHaveURL('/claim/nothing-of-this-name');
  await openAs(page, demo.visitor, '/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard');
  await expect(page.getByRole('main').getByText('Loading…')).toHaveCount(0);
  await expect(page).toHaveURL('/dashboard');
});

import type { Request } from 'playwright/test';
import { site } from '#app/config/site.ts';
import { accountMenu, demo, openAs, signInByForm } from './account-steps.ts';
import { expect, hydrated, settled, test } from './test.ts';
import { goByLink } from './visits.ts';

/** With what the sign-in screen says to whoever is sent there. */
const reasons = {
  '/account-settings': 'The page you requested needs an account.',
  '/dashboard': 'The page you requested needs an account.',
  '/business-profile': 'The page you requested is for business owners.',
  '/super-admin': 'The page you requested is for super admins.',
};

/** The editor of a listing of the seed's owner. */
const listing = '/business-profile/22efbe03-6dd3-49c9-89f9-6090f7000000';

test('a private screen sends visitors to sign in, says why, and returns them afterward', async ({
  page,
}) => {
  for (const [path, reason] of Object.entries(reasons)) {
    await page.goto(path);
    await expect(page, path).toHaveURL(`/auth?next=${encodeURIComponent(path)}`);
    await expect(page.getByText(reason)).toBeVisible();
  }
  await page.goto('/dashboard?from=mail');
  await signInByForm(page, 'owner@mainstreet.example');
  await expect(page).toHaveURL('/dashboard?from=mail');
  await expect(page.getByRole('heading', { name: 'Your listings', exact: true })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Published' }).first()).toBeVisible();
});

test('a screen for another role says so in plain words, also where a link leads to it', async ({
  page,
}) => {
  await openAs(page, demo.visitor, '/business-profile');
  await expect(page.getByText('This screen is for people who manage a listing.')).toBeVisible();
  await accountMenu(page).click();
  await expect(page.getByRole('link', { name: 'My listings' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  for (const [path, heading, refusal] of [
    ['/dashboard/people', 'People', 'This screen is for admins.'],
    ['/business-profile', 'My listings', 'This screen is for people who manage a listing.'],
    ['/dashboard/health', 'Health', 'This screen is for admins.'],
    ['/dashboard/figures', 'Figures', 'This screen is for admins.'],
    ['/business-profile/no-listing/statistics', 'Statistics', 'Only people who own this listing'],
    [`${listing}/statistics`, 'Statistics', 'Only people who own this listing'],
  ] as const) {
    await goByLink(page, path);
    await expect(page.getByText(refusal), path).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page).toHaveTitle(`${heading} · ${site.name}`);
    await expect(page.locator('main table')).toHaveCount(0);
  }
  await goByLink(page, '/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard');
  await expect(page.getByRole('heading', { name: 'Your submissions' })).toBeVisible();
});

test('the former addresses of people lead to their screen', async ({ page }) => {
  await openAs(page, demo.super, '/super-admin?q=Otis');
  await expect(page).toHaveURL('/dashboard/people?q=Otis');
  await page.getByRole('link', { name: 'Otis Landry' }).click();
  await page.waitForURL('**/dashboard/people/*');
  const { pathname } = new URL(page.url());
  await page.goto(pathname.replace('/dashboard', '/super-admin'));
  await expect(page).toHaveURL(pathname);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Otis Landry: account');
});

test('an admin reads which screens are for super admins', async ({ page }) => {
  await openAs(page, demo.admin, '/dashboard/settings');
  await expect(page.getByText('This screen is for super admins.')).toBeVisible();
  await goByLink(page, '/super-admin/audit');
  await expect(page.getByText('This screen is for super admins.')).toBeVisible();
  await goByLink(page, '/dashboard');
  const menu = page.getByRole('navigation', { name: 'Admin' });
  await expect(menu.getByRole('link', { name: 'Emails' })).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Settings' })).toHaveCount(0);
});

test('a screen that fails to load shows an error, and works on the next try', async ({ page }) => {
  await openAs(page, demo.owner, '/about');
  await expect(accountMenu(page)).toBeVisible();
  // Forms have alerts of their own, which say nothing yet.
  const failure = page.getByRole('alert').filter({ hasText: /./ });
  const listings = '**/rest/v1/rpc/find_own_listings*';
  await page.route(listings, (route) => route.fulfill({ status: 500, json: { message: 'no' } }));
  await page.goto('/business-profile');
  await expect(failure).toHaveText('We could not load this screen.');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My listings');
  await expect(page.getByText('The directory cannot be reached right now.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Go to your dashboard' })).toBeVisible();
  await page.goto('/dashboard');
  await expect(failure).toHaveText('We could not load your listings.');
  await expect(page.getByRole('heading', { name: 'Your tasks' })).toBeVisible();
  await test.step('a dashboard of which nothing loads says so once', async () => {
    await page.route('**/rest/v1/rpc/**', (route) => route.fulfill({ status: 500, json: {} }));
    await page.reload();
    await expect(failure).toHaveText('We could not load this screen.');
    await page.unroute('**/rest/v1/rpc/**');
  });
  await page.unroute(listings);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Published' }).first()).toBeVisible();
  await page.route(listings, (route) => route.fulfill({ status: 500, json: { message: 'no' } }));
  await goByLink(page, '/business-profile');
  await expect(failure).toHaveText('We could not load this screen.');
  await page.unroute(listings);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'Published' }).first()).toBeVisible();
});

test('the dashboard asks once for what tasks and lists both show', async ({ page }) => {
  const requested: string[] = [];
  // Once a socket is there, the screen asks again for what was written meanwhile.
  await page.routeWebSocket(/realtime/, () => {});
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await openAs(page, demo.visitor, '/dashboard');
  await expect(page.getByRole('region', { name: 'Your tasks' })).toContainText('Continue');
  await expect(page.getByRole('region', { name: 'Your claims' })).toBeVisible();
  for (const name of ['find_own_claims', 'find_own_submissions']) {
    expect(requested.filter((path) => path.endsWith(`/${name}`))).toHaveLength(1);
  }
});

test('a deep screen reloads unchanged, and going back after signing in works', async ({ page }) => {
  await page.goto('/help');
  await page.goto('/dashboard/figures?group=speed&days=30&vital=CLS');
  await expect(page).toHaveURL(/^[^?]+\/auth\?next=/);
  await page.goBack();
  await expect(page).toHaveURL('/help');
  await page.goForward();
  await signInByForm(page, 'admin@mainstreet.example');
  await expect(page).toHaveURL('/dashboard/figures?group=speed&days=30&vital=CLS');
  await expect(page.getByRole('heading', { name: 'CLS over time' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'CLS over time' })).toBeVisible();
  await expect(page).toHaveURL('/dashboard/figures?group=speed&days=30&vital=CLS');
});

test('public screens load no code that checks forms, and the form of a submission only once it is idle', async ({
  page,
}) => {
  for (const path of ['/', '/joinnow', '/business-submission']) {
    const urls: string[] = [];
    const note = (request: Request) => void urls.push(request.url());
    page.on('request', note);
    const document = await page.goto(path);
    await hydrated(page);
    await settled(page);
    page.off('request', note);
    const html = await document?.text();
    const scripts = urls.filter(
      (url) =>
        url.endsWith('.js') &&
        (path !== '/business-submission' || html?.includes(new URL(url).pathname)),
    );
    expect(scripts.length).toBeGreaterThan(3);
    for (const url of scripts) {
      expect(await (await page.request.get(url)).text(), url).not.toContain('ZodMini');
    }
  }
});

test('a person’s initials stand there before any code has loaded', async ({ page }) => {
  await openAs(page, demo.owner, '/about');
  await expect(accountMenu(page)).toBeVisible();
  await page.route('**/assets/*.js', () => undefined);
  await page.goto('/', { waitUntil: 'commit' });
  const link = page.locator('.sign-in-link');
  await expect(link).toHaveCSS('visibility', 'hidden');
  const drawn = await link.evaluate((element) => getComputedStyle(element, '::after').content);
  expect(drawn).toBe('"OL"');
});

test('the sign of the account menu has a tooltip, by mouse after exactly 300 ms and by keyboard', async ({
  page,
}) => {
  await page.clock.install();
  const refreshed = page.waitForResponse(/grant_type=refresh_token/);
  await openAs(page, demo.owner, '/');
  // auth-js gives a refresh up that takes longer than the clock is moved here.
  await refreshed;
  await settled(page);
  await expect(accountMenu(page)).toBeVisible();
  const tooltip = page.getByRole('tooltip');
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
  await accountMenu(page).hover();
  await page.clock.runFor(299);
  await expect(tooltip).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(tooltip).toHaveText('Account of Otis Landry');
  await page.mouse.move(0, 400, { steps: 5 });
  await expect(tooltip).toHaveCount(0);
  await page.getByRole('link', { name: 'For businesses' }).first().focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: /otification/ }).first()).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(accountMenu(page)).toBeFocused();
  await expect(tooltip).toHaveText('Account of Otis Landry');
  await page.keyboard.press('Escape');
  await expect(tooltip).toHaveCount(0);
});

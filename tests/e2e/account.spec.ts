import { accountMenu, closeToast, demo, openAs, signInByForm, toast } from './account-steps.ts';
import { expect, hydrated, settled, test } from './test.ts';

test('an owner signs in, comes back to where they were, and signs out', async ({ page }) => {
  await page.goto('/?q=pizza');
  await hydrated(page);
  await page.getByRole('link', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/auth?next=%2F%3Fq%3Dpizza');
  await signInByForm(page, '  Owner@Mainstreet.example ');
  await expect(toast(page)).toContainText('Welcome back!');
  await expect(page).toHaveURL('/?q=pizza');
  await closeToast(page);

  /** What asking for the style sheet once more took from the network. */
  const readAgain = () =>
    page.evaluate(async () => {
      const { href } = document.querySelector<HTMLLinkElement>('link[rel=stylesheet]')!;
      performance.clearResourceTimings();
      await (await fetch(href)).text();
      const [entry] = performance.getEntriesByName(href) as PerformanceResourceTiming[];
      return entry?.transferSize;
    });
  expect(await readAgain()).toBe(0);

  const menu = page.locator('summary[aria-label^="Account of"]');
  await expect(menu).toHaveAttribute('aria-label', 'Account of Otis Landry');
  await menu.click();
  await expect(page.getByText('owner@mainstreet.example')).toBeVisible();
  await expect(page.getByText('Business owner', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText('owner@mainstreet.example')).toBeHidden();
  await menu.click();
  const forgetting = page.waitForResponse('**/api/sign-out');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(toast(page)).toContainText('Signed OutYou have been successfully signed out.');
  expect((await forgetting).status()).toBe(204);
  await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('mainstreet.session'))).toBeNull();
  // The browser has let go of what it kept (`Clear-Site-Data`).
  expect(await readAgain()).toBeGreaterThan(0);
});

test('a menu that was opened while a screen was on its way stays open', async ({ page }) => {
  await openAs(page, demo.visitor, '/');
  await expect(accountMenu(page)).toBeVisible();
  const held = Promise.withResolvers<void>();
  await page.route('**/*.data*', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click();
  await expect(page.locator('.progress-line')).toBeAttached();
  await accountMenu(page).click();
  await expect(page.getByText('visitor@mainstreet.example')).toBeVisible();
  held.resolve();
  await expect(page).toHaveTitle(/Blog/);
  // The focus moves after the screen is painted.
  await settled(page);
  await expect(page.getByText('visitor@mainstreet.example')).toBeVisible();
});

test('a missing field is reported beside it, and the first one gets the focus', async ({
  page,
}) => {
  await page.goto('/auth');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByLabel('Email')).toBeFocused();
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Email is required');
  await expect(page.getByLabel('Password')).toHaveAccessibleDescription('Password is required');
  await expect(page.getByRole('alert')).toHaveText('2 fields need your attention.');
  await page.getByLabel('Email').fill('ana@');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription(
    'Please enter a valid email address (e.g., name@example.com)',
  );
});

test('F8 leads to the toast, and a swipe to the right sends it away', async ({ page }) => {
  await page.goto('/auth');
  await signInByForm(page, 'owner@mainstreet.example', 'not-the-password');
  await expect(toast(page)).toBeVisible();
  await page.keyboard.press('F8');
  await expect(page.locator('ol:focus')).toHaveCount(1);
  const box = await toast(page).boundingBox();
  if (!box) throw new Error('The toast has no place');
  await page.mouse.move(box.x + 60, box.y + 20);
  await page.mouse.down();
  await page.mouse.move(box.x + 90, box.y + 20, { steps: 4 });
  await page.mouse.move(box.x + 150, box.y + 20, { steps: 4 });
  await page.mouse.up();
  await expect(toast(page)).toHaveCount(0);
});

test('a signed-out visitor of a public page asks neither for Supabase nor for its code', async ({
  page,
}) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await page.goto('/');
  await hydrated(page);
  await settled(page);
  expect(
    requested.filter((url) => /\/api\/config|auth\/v1|rest\/v1|browser-client/.test(url)),
  ).toEqual([]);
});

test('next leads only to paths of this site', async ({ page }) => {
  await page.goto('/auth?next=//evil.example/');
  await signInByForm(page, 'visitor@mainstreet.example');
  await expect(toast(page)).toContainText('Welcome back!');
  await expect(page).toHaveURL('/');
});

test('sign-in goes through the relay when the network blocks the backend', async ({ page }) => {
  const config = await (await page.request.get('/api/config')).json();
  const { supabase_url: supabaseUrl } = config as { supabase_url: string };
  await page.route(`${supabaseUrl}/**`, (route) => route.abort('connectionrefused'));
  await page.goto('/auth');
  await signInByForm(page, 'visitor@mainstreet.example');
  await expect(toast(page)).toContainText('Welcome back!');
  await expect(page.locator('summary[aria-label="Account of Vera Quintero"]')).toBeVisible();
});

test('a call that the network breaks does not go by the relay while the backend answers', async ({
  page,
}) => {
  const config = await (await page.request.get('/api/config')).json();
  const { supabase_url: supabaseUrl } = config as { supabase_url: string };
  const relayed: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/relay/')) relayed.push(request.url());
  });
  await page.route(`${supabaseUrl}/auth/v1/token*`, (route) => route.abort('connectionreset'));
  await page.goto('/auth');
  await signInByForm(page, 'visitor@mainstreet.example');
  await expect(toast(page)).toContainText('Connection Error');
  expect(relayed).toEqual([]);
});

import type { Page } from 'playwright/test';
import { expect, hydrated, test, testWithComplaints } from './test.ts';

const screen = '**/assets/business-submission-*.js';

/** Goes from the sign-in screen to one whose code is loaded on demand, as a link would. */
async function openScreen(page: Page) {
  await page.evaluate(() => {
    type Router = { navigate: (to: string) => Promise<void> };
    const { __reactRouterDataRouter: router } = window as unknown as Record<string, Router>;
    void router?.navigate('/business-submission');
  });
}

test('a screen with slow code shows Loading… and keeps the old screen until then', async ({
  page,
}) => {
  const held = Promise.withResolvers<void>();
  await page.route(screen, async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto('/auth');
  await hydrated(page);
  await openScreen(page);
  await expect(page.getByRole('status').getByText('Loading…')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  held.resolve();
  await expect(page.getByRole('heading', { name: 'Which business is it?' })).toBeVisible();
  await expect(page.getByText('Loading…')).toHaveCount(0);
});

test('after a deployment, a screen loads from the server once, without an error', async ({
  page,
}) => {
  let requests = 0;
  // A route that ends itself may lose a request that is on its way then, as the document's.
  await page.route(screen, (route) => {
    requests += 1;
    return requests === 1 ? route.fulfill({ status: 404, body: 'gone' }) : route.continue();
  });
  await page.goto('/auth');
  await hydrated(page);
  await openScreen(page);
  await expect(page.getByRole('heading', { name: 'Which business is it?' })).toBeVisible();
  await expect(page).toHaveURL('/business-submission');
  await hydrated(page);
});

testWithComplaints('a screen that stays missing ends in the error screen', async ({ page }) => {
  await page.route(screen, (route) => route.fulfill({ status: 404, body: 'gone' }));
  await page.goto('/auth');
  await hydrated(page);
  await openScreen(page);
  await page.waitForURL('/business-submission');
  await page.goto('/auth');
  await hydrated(page);
  await openScreen(page);
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
  await page.unroute(screen);
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('heading', { name: 'Which business is it?' })).toBeVisible();
});

testWithComplaints(
  'a failed load raises an event, and whoever handles it decides',
  async ({ page }) => {
    await page.route(screen, (route) => route.abort());
    await page.addInitScript(() => {
      addEventListener('mainstreet:loaderror', (event) => {
        event.preventDefault();
        const { error, screenUrl } = (event as CustomEvent<{ error: Error; screenUrl: string }>)
          .detail;
        document.title = `${error.name}: ${screenUrl}`;
      });
    });
    await page.goto('/auth');
    await hydrated(page);
    await openScreen(page);
    await expect(page).toHaveTitle(/TypeError: \/assets\/business-submission-/);
    await expect(page).toHaveURL('/auth');
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  },
);

testWithComplaints('an error of the site’s layout is shown in its place', async ({ page }) => {
  await page.route('**/assets/site-layout-*.js', (route) => {
    const body = `export default function SiteLayout() { throw new Error('The layout is broken'); }`;
    return route.fulfill({ contentType: 'text/javascript', body });
  });
  await page.goto('/auth');
  await expect(page.getByText('The layout is broken')).toBeAttached();
  await expect(page.getByRole('banner')).toBeVisible();
});

testWithComplaints(
  'an error around the layout shows the router’s last screen',
  async ({ page }) => {
    await page.route('**/assets/base-layout-*.js', (route) => {
      const body = `export default function BaseLayout() { throw new Error('The layout is broken'); }`;
      return route.fulfill({ contentType: 'text/javascript', body });
    });
    await page.goto('/auth');
    await expect(
      page.getByRole('heading', { name: 'Unexpected Application Error!', level: 1 }),
    ).toBeVisible();
    await expect(page.getByText('The layout is broken')).toBeVisible();
  },
);

testWithComplaints(
  'so does an error of the document that no boundary can show',
  async ({ page }) => {
    await page.route('**/assets/root-*.js', (route) => {
      const body = `
      const fail = () => { throw new Error('The document is broken'); };
      export { fail as Layout, fail as default, fail as ErrorBoundary };`;
      return route.fulfill({ contentType: 'text/javascript', body });
    });
    await page.goto('/auth');
    await expect(
      page.getByRole('heading', { name: 'Unexpected Application Error!', level: 1 }),
    ).toBeVisible();
  },
);

test('in production the consoles for developers are silent, those for trouble are not', async ({
  page,
}) => {
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  await page.goto('/');
  await hydrated(page);
  await page.evaluate(() => {
    console.log('log');
    console.debug('debug');
    console.info('info');
    console.warn('warn');
  });
  expect(said).toEqual(['warn']);
});

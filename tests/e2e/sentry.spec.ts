import type { Page } from 'playwright/test';
import { type ReportingWorker, serveWithSentry } from '../support/serve-with-sentry.ts';
import { accountMenu, demo, openAs } from './account-steps.ts';
import { expect, hydrated, settled, testWithComplaints } from './test.ts';

const secrets = ['ada.private', 'my secret words', 'access_token', 'typed-in-the-address'];

/** A Worker whose errors go to a sink of this process; not for a product that runs elsewhere. */
const test = testWithComplaints.extend<object, { worker: ReportingWorker }>({
  worker: [
    async ({ backend }, use) => {
      if (backend === null) throw new Error('There is no backend of this run');
      const worker = await serveWithSentry(backend);
      await use(worker);
      await worker.stop();
    },
    { scope: 'worker' },
  ],
});

test.skip(({ backend }) => backend === null, 'needs the embedded backend');
// In one of Playwright's workers, so that one Worker that reports is enough.
test.describe.configure({ mode: 'default' });
test.beforeEach(({ worker }) => worker.sink.clear());

async function open(page: Page, worker: ReportingWorker) {
  await page.goto(`${worker.url}/sentry-test?note=typed-in-the-address#access_token=abc`);
  await hydrated(page);
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('open-sentry')),
  );
  await settled(page);
}

function sentEvents({ sink }: ReportingWorker): string {
  return sink
    .items()
    .filter(({ type }) => type === 'event')
    .map(({ payload }) => payload)
    .join('\n');
}

test.describe('errors in the browser', () => {
  for (const [name, mechanism] of [
    ['Raise a render error', 'generic'],
    ['Raise an unhandled rejection', 'onunhandledrejection'],
  ] as const) {
    test(`"${name}" is shown, and reported without what was typed`, async ({ page, worker }) => {
      await open(page, worker);
      await page.getByRole('button', { name }).click();
      await expect(page.getByText('One report was sent.')).toBeVisible();
      await expect.poll(() => sentEvents(worker)).toContain(mechanism);
      const sent = worker.sink.envelopes.join('\n');
      expect(sent).toContain('[message kept here]');
      for (const secret of secrets) expect(sent).not.toContain(secret);
    });
  }

  test('a loader error shows the error screen; the server reports it', async ({ page, worker }) => {
    await open(page, worker);
    await page.getByRole('button', { name: 'Raise a loader error' }).click();
    await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
    await expect(page.getByText("This has been logged and we're looking into it.")).toBeVisible();
    await expect.poll(() => worker.sink.envelopes.join('\n')).toContain('"name":"toucan-js"');
    const sent = worker.sink.envelopes.join('\n');
    for (const secret of secrets) expect(sent).not.toContain(secret);
  });

  test('a worker error is answered with the number that its report has', async ({
    page,
    worker,
  }) => {
    await open(page, worker);
    const button = page.getByRole('button', { name: 'Raise a worker error' });
    await button.click();
    await expect(page.getByText('Only admins can raise this error.')).toBeVisible();
    await openAs(page, demo.admin, `${worker.url}/sentry-test`);
    await expect(accountMenu(page)).toBeVisible();
    await button.click();
    const text = page.getByText(
      /The server returned status 500. The id in its log and report is [0-9a-f-]{36}/,
    );
    await expect(text).toBeVisible();
    const id = /[0-9a-f-]{36}/.exec((await text.textContent()) ?? '')?.[0] ?? '?';
    await expect.poll(() => sentEvents(worker)).toContain(id);
  });

  test('an error and its replay are reported, which shows that something was there, and none of its words', async ({
    page,
    worker,
  }) => {
    await open(page, worker);
    await page.getByRole('button', { name: 'Raise an event-handler error' }).click();
    await expect(page.getByText('One report was sent.')).toBeVisible();
    await expect.poll(() => sentEvents(worker)).toContain('onerror');
    await expect
      .poll(() => worker.sink.envelopes.join('\n'))
      .toContain('"type":"replay_recording"');
    const sent = worker.sink.envelopes.join('\n');
    expect(sent).toContain('[message kept here]');
    for (const words of [...secrets, 'Each button raises', 'While the screen renders']) {
      expect(sent).not.toContain(words);
    }
  });
});

test('a traced visit names routes and times, not what was typed', async ({ page, worker }) => {
  await page.addInitScript(() => {
    Math.random = () => 0.01;
  });
  await open(page, worker);
  await expect
    .poll(() => worker.sink.envelopes.join('\n'))
    .toMatch(/"type":"transaction"[^]*"op":"pageload"/);
  const sent = worker.sink.envelopes.join('\n');
  for (const secret of secrets) expect(sent).not.toContain(secret);
});

test('without a project Sentry is not loaded, and errors go to the log alone', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await page.goto('/sentry-test?note=typed-in-the-address');
  await hydrated(page);
  await settled(page);
  const sending = page.waitForRequest('**/api/browser-errors');
  await page.getByRole('button', { name: 'Raise an unhandled rejection' }).click();
  const { name, path, at, ...others } = (await sending).postDataJSON() as Record<string, unknown>;
  expect({ name, path, others }).toEqual({ name: 'Error', path: '/sentry-test', others: {} });
  expect(at).toContainEqual(expect.stringMatching(/^\/assets\/[\w-]+\.js:\d+:\d+$/));
  await expect(
    page.getByText('One report was sent. No error tracker is set up here'),
  ).toBeVisible();
  expect(requested.filter((url) => /open-sentry|api\/errors/.test(url))).toEqual([]);
});

test('an error screen claims to be logged only after the Worker has logged it', async ({
  page,
}) => {
  await page.goto('/sentry-test');
  await hydrated(page);
  const isSent = Promise.withResolvers<void>();
  await page.route('**/api/browser-errors', async (route) => {
    await isSent.promise;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Raise a render error' }).click();
  await expect(page.getByText('An unexpected error occurred.', { exact: true })).toBeVisible();
  isSent.resolve();
  await expect(
    page.getByText(
      "An unexpected error occurred. This has been logged and we're looking into it.",
      { exact: true },
    ),
  ).toBeVisible();
});

test('an error screen claims to be logged only if the Worker logged it', async ({ page }) => {
  await page.goto('/sentry-test');
  await hydrated(page);
  await page.route('**/api/browser-errors', (route) => route.fulfill({ status: 429 }));
  await page.getByRole('button', { name: 'Raise a render error' }).click();
  await expect(page.getByText('If it happens again, please write to')).toBeVisible();
  await expect(page.getByText('This has been logged')).toHaveCount(0);
});

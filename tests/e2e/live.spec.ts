import { openAs } from './account-steps.ts';
import { expect, test } from './test.ts';

test('a decision appears live for the claimant and for no one else', async ({
  page,
  browser,
  own,
}) => {
  const [claimant, other] = [await own.createOwner(), await own.createOwner()];
  const { id, name } = await own.createListing();
  const { id: othersId } = await own.createListing();
  const claim = await own.createClaim({ claimant_id: claimant.userId, business_id: id });
  await own.createClaim({ claimant_id: other.userId, business_id: othersId });
  await openAs(page, claimant, '/dashboard');
  const someone = await browser.newPage();
  const heard: string[] = [];
  someone.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => heard.push(payload.toString())),
  );
  await openAs(someone, other, '/dashboard');
  const lineOf = (of: typeof page) =>
    of.getByRole('region', { name: 'Your claims' }).getByRole('listitem');
  for (const one of [page, someone]) {
    await expect(lineOf(one)).toContainText('Awaiting review');
  }
  await expect.poll(() => heard.join()).toContain('Subscribed to PostgreSQL');

  await own.refuseClaim(claim);
  await expect(lineOf(page)).toContainText('Rejected');
  await expect(page.getByText(`${name}: Rejected.`)).toHaveRole('status');
  await expect(lineOf(someone)).toContainText('Awaiting review');
  expect(heard.join()).not.toContain(claim);
});

test('without a socket the screen looks again each half minute', async ({ page, own }) => {
  const claimant = await own.createOwner();
  const { id } = await own.createListing();
  const claim = await own.createClaim({ claimant_id: claimant.userId, business_id: id });
  await page.clock.install();
  await page.routeWebSocket(/realtime/, (socket) => void socket.close());
  await openAs(page, claimant, '/dashboard');
  const line = page.getByRole('region', { name: 'Your claims' }).getByRole('listitem');
  await expect(line).toContainText('Awaiting review');

  await own.refuseClaim(claim);
  await page.clock.fastForward(30_000);
  await expect(line).toContainText('Rejected');
});

test('the open page of a submission shows the decision when it is made', async ({ page, own }) => {
  const sender = await own.createOwner();
  const [id = ''] = await own.sendSubmissions(sender, ['Quixotry Bread']);
  const subscribed = page
    .waitForEvent('websocket')
    .then((socket) =>
      socket.waitForEvent('framereceived', ({ payload }) => payload.includes('Subscribed')),
    );
  await openAs(page, sender, `/business-submission/${id}`);
  await expect(page.getByText('An admin will review it,')).toBeVisible();
  await subscribed;
  await own.rejectSubmission(id, 'We found no business at this address.');
  await expect(page.getByText('We found no business at this address.')).toBeVisible();
});

import { openAs, signOutByMenu, toast } from './account-steps.ts';
import { expect, test } from './test.ts';

test('a decision raises the bell’s count on both devices, and reading it on one clears both', async ({
  page,
  browser,
  own,
  execute,
}) => {
  const [claimant, admin] = [await own.createOwner(), await own.createOwner('admin')];
  const { id, name } = await own.createListing();
  const claim = await own.createClaim({ claimant_id: claimant.userId, business_id: id });
  // The header of an error page is the same as elsewhere.
  await openAs(page, claimant, '/no-such-page');
  const phone = await browser.newPage({ viewport: { width: 390, height: 844 } });
  await openAs(phone, claimant, '/notifications');
  const bell = (of: typeof page) =>
    of.getByRole('banner').getByRole('link', { name: /otification/ });
  for (const one of [page, phone]) await expect(bell(one)).toHaveAccessibleName('Notifications');
  await expect(phone.getByRole('heading', { name: 'No notifications yet' })).toBeVisible();

  await own.decideClaim(admin, claim);
  await execute();
  for (const one of [page, phone]) {
    await expect(bell(one)).toHaveAccessibleName('1 unread notification');
    await expect(one.getByText('1 unread notification', { exact: true })).toHaveRole('status');
  }
  const line = phone.getByRole('listitem').filter({ hasText: name });
  await expect(line).toContainText(`Your claim to ${name} was rejected`);
  await expect(line).toContainText('It is of another shop.');

  await line.getByRole('button', { name: 'Mark as read' }).click();
  for (const one of [page, phone]) await expect(bell(one)).toHaveAccessibleName('Notifications');
  await expect(line.getByRole('button', { name: 'Mark as unread' })).toBeFocused();
  await line.getByRole('button', { name: 'Mark as unread' }).click();
  await expect(bell(page)).toHaveAccessibleName('1 unread notification');
  await phone.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(bell(page)).toHaveAccessibleName('Notifications');

  await line.getByRole('button', { name: 'Mark as unread' }).click();
  await expect(bell(page)).toHaveAccessibleName('1 unread notification');
  await bell(page).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: `Unread: Your claim to ${name}` }).click();
  await expect(page).toHaveURL(/\/business-claim\//);
  await expect(bell(phone)).toHaveAccessibleName('Notifications');
});

test('a kind that is switched off on screen causes no notification there', async ({
  page,
  own,
  execute,
}) => {
  const [claimant, admin] = [await own.createOwner(), await own.createOwner('admin')];
  const { id } = await own.createListing();
  const claim = await own.createClaim({ claimant_id: claimant.userId, business_id: id });
  await openAs(page, claimant, '/account-settings');
  await page.getByLabel('On screen: My submissions and claims').uncheck();
  await page.getByRole('button', { name: 'Save choices' }).click();
  await expect(toast(page)).toContainText('Saved');
  await own.decideClaim(admin, claim);
  await execute();
  await page.goto('/notifications');
  await expect(page.getByRole('heading', { name: 'No notifications yet' })).toBeVisible();
});

test('signing out closes the socket', async ({ page, own }) => {
  const person = await own.createOwner();
  const sockets = { opened: 0, closed: 0 };
  page.on('websocket', (socket) => {
    sockets.opened += 1;
    socket.on('close', () => (sockets.closed += 1));
  });
  await openAs(page, person, '/cityguides');
  await expect.poll(() => sockets).toEqual({ opened: 1, closed: 0 });
  await signOutByMenu(page);
  await expect.poll(() => sockets).toEqual({ opened: 1, closed: 1 });
});

import type { Page } from 'playwright/test';
import { openAs, openWindowAs, signInByForm } from './account-steps.ts';
import { expect, test } from './test.ts';

/** Sends the form; the clock of its page has been installed. */
async function sendMessage(page: Page, name: string) {
  // Sooner than a person writes it is not accepted.
  await page.clock.fastForward('01:00');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText(`Sent. We will notify you when ${name} answers.`)).toBeVisible();
}

test('a visitor signs in to write to an owner, who reads, answers and blocks, both live', async ({
  page,
  own,
  browser,
}) => {
  const owner = await own.createOwner();
  const person = await own.createOwner();
  const { slug, name } = await own.createListing({ owner_id: owner.userId });
  await page.clock.install();
  await page.goto(`/business/${slug}`);
  await page.getByRole('link', { name: 'Message the owner' }).click();
  await expect(page.getByText('The page you requested needs an account.')).toBeVisible();
  await signInByForm(page, person.email, person.password);
  await expect(page.getByRole('heading', { name: `${name}: write a message` })).toBeVisible();

  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('Message is required')).toBeVisible();
  await page.getByLabel('Your message').fill('Can you come on Monday?');
  await page.reload();
  await expect(page.getByLabel('Your message')).toHaveValue('Can you come on Monday?');
  await sendMessage(page, name);
  await page.getByRole('link', { name: `Your conversation with ${name}` }).click();
  await expect(page.getByText('Not read yet')).toBeVisible();

  const ownerPage = await openWindowAs(browser, owner, '/messages');
  await ownerPage.getByRole('link', { name: /^New: Ana R\./ }).click();
  await expect(ownerPage.getByText('Can you come on Monday?')).toBeVisible();
  await expect(page.getByText('Read', { exact: true })).toBeVisible();
  await ownerPage.getByLabel('Message to Ana R.').fill('Yes, at nine.');
  await ownerPage.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(ownerPage.getByRole('listitem').filter({ hasText: 'Yes, at nine.' })).toBeVisible();
  // Without a reload.
  await expect(page.getByRole('listitem').filter({ hasText: 'Yes, at nine.' })).toBeVisible();

  await ownerPage.getByText('Block Ana R.').click();
  await ownerPage.getByRole('button', { name: 'Block', exact: true }).click();
  await expect(ownerPage.getByText('You have blocked this conversation.')).toBeVisible();
  await expect(page.getByText('This conversation is blocked.')).toBeVisible();
  await expect(page.getByLabel(`Message to ${name}`)).toHaveCount(0);
});

test('a listing without an owner offers its phone instead of a message', async ({ page, own }) => {
  const person = await own.createOwner();
  const { slug } = await own.createListing({ phone: '(512) 555-0142' });
  await openAs(page, person, `/message/${slug}`);
  await expect(page.getByRole('link', { name: 'Call (512) 555-0142' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send message' })).toHaveCount(0);
});

test('a person without messages reads where they come from, and a message without an answer keeps its text', async ({
  page,
  own,
}) => {
  const person = await own.createOwner();
  const owner = await own.createOwner();
  const { slug } = await own.createListing({ owner_id: owner.userId });
  await page.clock.install();
  await openAs(page, person, '/messages');
  await expect(page.getByRole('heading', { name: 'No messages' })).toBeVisible();
  await page.goto(`/message/${slug}`);
  const text = `Hello\n${'A long text without an end. '.repeat(60)}`.trim();
  await page.getByLabel('Your message').fill(text);
  const sent = page.waitForRequest('**/api/messages');
  await page.route('**/api/messages', () => {});
  await page.getByRole('button', { name: 'Send message' }).click();
  await sent;
  await page.clock.fastForward('00:31');
  await expect(page.getByText('Connection Error').first()).toBeVisible();
  // It may have arrived, and sent from another screen it would be a second message.
  await expect(page.getByText('No answer. This may have gone through.')).toBeVisible();
  await expect(page.getByLabel('Your message')).toHaveValue(text);
});

test('the owner reports a conversation, and an admin reads and closes it', async ({
  page,
  own,
  browser,
  execute,
}) => {
  const [owner, person, admin] = [
    await own.createOwner(),
    await own.createOwner(),
    await own.createOwner('admin'),
  ];
  const { id: business_id, name } = await own.createListing({ owner_id: owner.userId });
  const body = 'Pay me, or I review you.';
  const thread = await own.createThread({ sender: person.userId, business_id, body });
  const [ownerPage, adminPage] = [await browser.newPage(), await browser.newPage()];

  await openAs(ownerPage, owner, '/messages');
  await ownerPage.getByRole('link', { name: /^New: Ana R\./ }).click();
  await ownerPage.getByRole('link', { name: 'Report this conversation' }).click();
  await expect(
    ownerPage.getByRole('heading', { name: `${name}: report a conversation` }),
  ).toBeVisible();
  await ownerPage.getByLabel('What is wrong with it?').selectOption({ index: 1 });
  await ownerPage.getByRole('button', { name: 'Report', exact: true }).click();
  await expect(ownerPage.getByText('You reported this conversation on')).toBeVisible();

  await openAs(adminPage, admin, '/dashboard/queue?kind=report');
  await adminPage.getByRole('link', { name }).click();
  await expect(adminPage.getByText(body)).toBeVisible();
  await adminPage.getByLabel('Reason', { exact: true }).fill('Threats.');
  await adminPage.getByRole('button', { name: 'Close conversation' }).click();
  await expect(adminPage.getByText(`Conversation closed: ${name}`)).toBeVisible();
  await execute();

  await ownerPage.reload();
  await expect(ownerPage.getByText('has closed it.')).toBeVisible();
  await openAs(page, person, `/messages/${thread}`);
  await expect(page.getByText('An admin has closed this conversation: Threats.')).toBeVisible();
  await expect(page.getByLabel(`Message to ${name}`)).toHaveCount(0);
});

test('two colleagues answer one conversation and see who of them wrote, and one of them blocks it for both', async ({
  page,
  own,
  browser,
}) => {
  const [owner, colleague, person] = [
    await own.createOwner(),
    await own.createOwner(),
    await own.createOwner(),
  ];
  const { id: business_id, name } = await own.createListing({ owner_id: owner.userId });
  await own.addColleague({ business_id, user_id: colleague.userId, role: 'editor' });
  const thread = await own.createThread({ sender: person.userId, business_id });
  const [ownerPage, colleaguePage] = [await browser.newPage(), await browser.newPage()];
  await openAs(page, person, `/messages/${thread}`);
  const reply = async (from: Page, text: string) => {
    await from.getByLabel('Message to Ana R.').fill(text);
    await from.getByRole('button', { name: 'Send', exact: true }).click();
  };
  for (const [screen, account] of [
    [ownerPage, owner],
    [colleaguePage, colleague],
  ] as const) {
    await openAs(screen, account, '/messages');
    await screen.getByRole('link', { name: /Ana R\./ }).click();
    await expect(screen.getByText('Can you come on Monday?')).toBeVisible();
  }

  await ownerPage.getByLabel('Message to Ana R.').pressSequentially('Yes, ');
  await reply(colleaguePage, 'Or at ten?');
  await expect(ownerPage.getByRole('listitem').filter({ hasText: 'Or at ten?' })).toBeVisible();
  // The message of the colleague interrupts nobody who writes.
  await expect(ownerPage.getByLabel('Message to Ana R.')).toBeFocused();
  await ownerPage.keyboard.type('at nine.');
  await ownerPage.getByRole('button', { name: 'Send', exact: true }).click();
  const messageOf = (screen: Page, text: string) =>
    screen.getByRole('listitem').filter({ hasText: text });
  for (const [screen, writers] of [
    [ownerPage, ['You', 'Ana R.']],
    [colleaguePage, ['Ana R.', 'You']],
    [page, [name, name]],
  ] as const) {
    await expect(messageOf(screen, 'Yes, at nine.')).toContainText(writers[0]);
    await expect(messageOf(screen, 'Or at ten?')).toContainText(writers[1]);
    const messages = screen.getByRole('list', { name: 'Messages', exact: true });
    await expect(messages.getByRole('listitem')).toHaveCount(3);
  }

  for (const screen of [ownerPage, colleaguePage]) {
    await expect(screen.getByLabel('Message to Ana R.')).toHaveValue('');
  }

  await colleaguePage.getByText('Block Ana R.').click();
  await colleaguePage.getByRole('button', { name: 'Block', exact: true }).click();
  for (const screen of [colleaguePage, ownerPage]) {
    await expect(screen.getByText('You have blocked this conversation.')).toBeVisible();
    await expect(screen.getByLabel('Message to Ana R.')).toHaveCount(0);
  }
  await expect(page.getByText('This conversation is blocked.')).toBeVisible();
});

test('a long conversation opens at its newest message and the form, with earlier ones a link away @phone-only', async ({
  page,
  own,
}) => {
  const [owner, sender] = [await own.createOwner(), await own.createOwner()];
  const { id: business_id } = await own.createListing({ owner_id: owner.userId });
  const thread = await own.createThread({ sender: sender.userId, business_id });
  await own.fillThread(thread, sender.userId);
  await openAs(page, owner, '/messages');
  await page.getByRole('link', { name: /Ana R\./ }).click();
  const expectNewest = async () => {
    await expect(page.getByText('Message 120', { exact: true })).toBeInViewport();
    await expect(page.getByRole('button', { name: 'Send', exact: true })).toBeInViewport();
    await expect(page.getByText('Message 21', { exact: true })).not.toBeInViewport();
  };
  await expectNewest();
  await page.reload();
  await expectNewest();
  await page.getByRole('link', { name: 'Earlier messages' }).click();
  await expect(page.getByText('Message 20', { exact: true })).toBeInViewport();
  await expect(page.getByText('Can you come on Monday?')).toHaveCount(1);
  await expect(page.getByRole('link', { name: 'Earlier messages' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Newest messages' }).click();
  await expectNewest();
});

test('a reply that is on the screen before its answer has come is not left in the form', async ({
  page,
  own,
}) => {
  const [owner, sender] = [await own.createOwner(), await own.createOwner()];
  const { id: business_id } = await own.createListing({ owner_id: owner.userId });
  const thread = await own.createThread({ sender: sender.userId, business_id });
  await openAs(page, owner, `/messages/${thread}`);
  await page.getByLabel('Message to Ana R.').fill('Yes, at nine.');
  const shown = Promise.withResolvers<void>();
  await page.route('**/rpc/reply_to_message', async (route) => {
    const response = await route.fetch();
    await shown.promise;
    await route.fulfill({ response });
  });
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Yes, at nine.' })).toBeVisible();
  const answered = page.waitForResponse('**/rpc/reply_to_message');
  shown.resolve();
  await answered;
  await expect(page.getByLabel('Message to Ana R.')).toHaveValue('');
  await expect(page.getByRole('button', { name: 'Send', exact: true })).toBeFocused();
  await expect(page.getByText(/^Your draft of/)).toHaveCount(0);
});

test('a request goes to three businesses, and each owner answers in a conversation of their own', async ({
  page,
  own,
  browser,
}) => {
  const [first, second, person] = [
    await own.createOwner(),
    await own.createOwner(),
    await own.createOwner(),
  ];
  const metro_id = await own.findMetro('atlanta-ga');
  const listings = [
    await own.createListing({ owner_id: first.userId, metro_id }),
    await own.createListing({ owner_id: second.userId, metro_id }),
    await own.createListing({ owner_id: second.userId, metro_id }),
  ];
  const [requested, ...others] = listings;
  await page.clock.install();
  await openAs(page, person, `/message/${requested!.slug}`);
  await page.getByLabel('Your message').fill('What is a cake for thirty?');
  for (const { name } of others) await page.getByRole('checkbox', { name }).check();
  await sendMessage(page, requested!.name);
  await page.goto('/messages');
  await expect(page.getByRole('link', { name: /Quixotry/ })).toHaveCount(3);

  for (const [owner, answer] of [
    [first, 'Ninety dollars.'],
    [second, 'Eighty dollars.'],
  ] as const) {
    const ownerPage = await openWindowAs(browser, owner, '/messages');
    const threads = ownerPage.getByRole('link', { name: /^New: Ana R\./ });
    await expect(threads).toHaveCount(owner === first ? 1 : 2);
    await threads.first().click();
    await ownerPage.getByLabel('Message to Ana R.').fill(answer);
    await ownerPage.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(ownerPage.getByRole('listitem').filter({ hasText: answer })).toBeVisible();
  }
  // Live, without a reload.
  await expect(page.getByRole('link', { name: /^New: Quixotry/ })).toHaveCount(2);
  await page.getByRole('link', { name: new RegExp(`^New: ${requested!.name}`) }).click();
  await expect(page.getByText('Ninety dollars.')).toBeVisible();
  await expect(page.getByText('Eighty dollars.')).toHaveCount(0);
});

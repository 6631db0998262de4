import type { Page, Request } from 'playwright/test';
import { findBackend, openAs, toast } from './account-steps.ts';
import type { OwnRows } from './own-rows.ts';
import { expect, hydrated, settled, test } from './test.ts';

type Form = {
  /** Opens the screen of the form and fills it in. */
  open: (page: Page, own: OwnRows) => Promise<void>;
  button: string;
  /** Nothing is entered. */
  isOnlyButton?: boolean;
  isDone: (page: Page) => Promise<void>;
};

/** Everything that a person of the community fills in, and what they send by one press. */
const forms: Record<string, Form> = {
  'a review': {
    open: async (page, own) => {
      const { slug } = await own.createListing();
      await openAs(page, await own.createOwner(), `/business-review/${slug}?stars=4`);
      await page.getByRole('textbox', { name: 'Your review' }).fill('Good rye.');
    },
    button: 'Publish review',
    isDone: (page) => expect(page.getByText(/^Published on/)).toBeVisible(),
  },
  'a question': {
    open: async (page, own) => {
      const { slug } = await own.createListing();
      await openAs(page, await own.createOwner(), `/business-question/${slug}`);
      await page.getByLabel('Your question').fill('Is there a ramp?');
    },
    button: 'Ask',
    isDone: (page) =>
      expect(page.getByRole('region', { name: 'Questions you asked' })).toContainText('a ramp'),
  },
  'a report': {
    open: async (page, own) => {
      const { id } = await own.createListing();
      await openAs(page, await own.createOwner(), `/report/listing/${id}`);
      await page.getByLabel('What is wrong with it?').selectOption('Something else');
      await page.getByLabel('Details').fill('The door has been walled up.');
    },
    button: 'Report',
    isDone: (page) => expect(page.getByText('You reported this listing on')).toBeVisible(),
  },
  'a suggested edit': {
    open: async (page, own) => {
      const { slug } = await own.createListing();
      await openAs(page, await own.createOwner(), `/business/${slug}/suggest`);
      await hydrated(page);
      await page.getByText('Parking', { exact: true }).click();
      await page.getByLabel('Parking (optional)').fill('Behind the house');
      await page.getByLabel('How do you know?').fill('I was there.');
    },
    button: 'Send suggestion',
    isDone: (page) => expect(page.getByText('An admin will review it')).toBeVisible(),
  },
  'a list': {
    open: async (page, own) => {
      await openAs(page, await own.createOwner(), '/dashboard/lists');
      await page.getByLabel('Name').fill('Bread');
    },
    button: 'Create list',
    isDone: (page) => expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Bread/),
  },
  'a list made while a place is saved': {
    open: async (page, own) => {
      const { slug, name } = await own.createListing();
      await openAs(page, await own.createOwner(), `/business/${slug}`);
      await hydrated(page);
      const heart = page.getByRole('button', { name: `Save ${name}`, exact: true });
      const saved = page.waitForResponse((response) => response.url().includes('save_businesses'));
      await heart.click();
      await saved;
      await heart.click();
      await page.getByLabel('New list').fill('Bread');
    },
    button: 'Add',
    isDone: (page) => expect(page.getByRole('checkbox', { name: 'Bread' })).toBeChecked(),
  },
  'the choice to show a profile': {
    open: async (page, own) => {
      await openAs(page, await own.createOwner(), '/account-settings');
      await page.getByLabel('Others can see my profile').check();
    },
    button: 'Save',
    isDone: (page) => expect(toast(page)).toContainText('Saved'),
  },
  'an answer to a review': {
    open: async (page, own) => {
      const [owner, author] = [await own.createOwner(), await own.createOwner()];
      const { id } = await own.createListing({ owner_id: owner.userId });
      await own.createReview({ business_id: id, author_id: author.userId });
      await openAs(page, owner, `/business-profile/${id}/reviews`);
      await page.getByText('Answer to Ana R.').first().click();
      await page.getByLabel('Answer to Ana R.').fill('Thank you.');
    },
    button: 'Save answer',
    isDone: (page) => expect(page.getByText('Your answer')).toBeVisible(),
  },
  'an answer to a question': {
    open: async (page, own) => {
      const [owner, author] = [await own.createOwner(), await own.createOwner()];
      const { id } = await own.createListing({ owner_id: owner.userId });
      const question = await own.createQuestion({ business_id: id, author_id: author.userId });
      await openAs(page, owner, `/question/${question}`);
      await page.getByLabel('Answer', { exact: true }).fill('Yes, at the side door.');
    },
    button: 'Publish answer',
    isDone: (page) => expect(page.getByRole('button', { name: 'Save answer' })).toBeVisible(),
  },
  'a message': {
    open: async (page, own) => {
      const { slug } = await own.createListing({ owner_id: (await own.createOwner()).userId });
      await openAs(page, await own.createOwner(), `/message/${slug}`);
      await page.getByLabel('Your message').fill('Can you come on Monday?');
      // Sooner than a person writes it is not accepted.
      await page.clock.fastForward('01:00');
    },
    button: 'Send message',
    isDone: (page) => expect(page.getByText(/^Sent\. We will notify you/)).toBeVisible(),
  },
  'a reply': {
    open: async (page, own) => {
      const [owner, sender] = [await own.createOwner(), await own.createOwner()];
      const { id } = await own.createListing({ owner_id: owner.userId });
      const thread = await own.createThread({ sender: sender.userId, business_id: id });
      await openAs(page, owner, `/messages/${thread}`);
      await page.getByLabel('Message to Ana R.').fill('Yes, at nine.');
    },
    button: 'Send',
    isDone: (page) =>
      expect(page.getByRole('listitem').filter({ hasText: 'Yes, at nine.' })).toBeVisible(),
  },
  'the rejection of a suggested edit': {
    open: async (page, own) => {
      const [owner, proposer] = [await own.createOwner(), await own.createOwner()];
      const { id } = await own.createListing({ owner_id: owner.userId });
      await own.suggestPhone(proposer, id);
      await openAs(page, owner, `/business-profile/${id}/suggestions`);
      await page.getByText('Reject Phone').click();
      await page.getByLabel('Why is it wrong?').fill('That is the fax.');
    },
    button: 'Reject edit',
    isDone: (page) => expect(page.getByText('No suggested edits right now.')).toBeVisible(),
  },
  'the acceptance of a suggested edit': {
    open: async (page, own) => {
      const [owner, proposer] = [await own.createOwner(), await own.createOwner()];
      const { id } = await own.createListing({ owner_id: owner.userId });
      await own.suggestPhone(proposer, id);
      await openAs(page, owner, `/business-profile/${id}/suggestions`);
    },
    button: 'Accept',
    isOnlyButton: true,
    isDone: (page) => expect(page.getByText('No suggested edits right now.')).toBeVisible(),
  },
};

/** Returns the values of the page's fields. */
function readFields(page: Page) {
  return page
    .locator('input:not([type=hidden], [type=search]), textarea, select')
    .evaluateAll((fields) =>
      fields.map((field) => {
        const { name, value, checked } = field as HTMLInputElement;
        return [name, value, checked];
      }),
    );
}

const failure = /Not saved|Not sent|No answer|We could not/;

for (const [name, { open, button, isOnlyButton = false, isDone }] of Object.entries(forms)) {
  test(`${name}: offline, and with a failing or slow backend, the form says so, loses nothing, and is sent once`, async ({
    page,
    own,
  }) => {
    await page.clock.install();
    await open(page, own);
    const entered = await readFields(page);
    const send = () => page.getByRole('button', { name: button, exact: true }).click();
    const form = page.locator('main form, dialog');
    const sentence = form.getByRole('alert').or(form.getByRole('status')).filter({ hasText: /\w/ });

    await settled(page);
    await page.context().setOffline(true);
    await send();
    await expect(sentence.filter({ hasText: failure })).toBeVisible();
    expect(await readFields(page)).toEqual(entered);
    await page.context().setOffline(false);

    const writes = new RegExp(`^(${await findBackend(page)}/rest/|[^?]*/api/(relay|messages))`);
    // What failed offline is asked about as soon as the network is back.
    const isWrite = (request: Request) =>
      ['POST', 'PATCH'].includes(request.method()) && !request.url().endsWith('/resolve_write');
    await page.route(writes, (route) =>
      isWrite(route.request())
        ? route.fulfill({ status: 500, json: { message: 'no' } })
        : route.continue(),
    );
    const refused = page.waitForResponse(
      (response) => response.status() === 500 && isWrite(response.request()),
    );
    await send();
    await refused;
    await expect(toast(page).or(sentence).filter({ hasText: failure }).first()).toBeVisible();
    expect(await readFields(page)).toEqual(entered);

    await page.unroute(writes);
    const { promise: isSlow, resolve: answer } = Promise.withResolvers<void>();
    const sent: string[] = [];
    await page.route(writes, async (route) => {
      if (isWrite(route.request())) {
        sent.push(route.request().url());
        await isSlow;
      }
      await route.continue();
    });
    await send();
    const sending = form.getByRole('button', { name: 'One moment…' });
    await expect(sending).toBeVisible();
    await page.clock.fastForward(4_000);
    await expect(sentence.filter({ hasText: 'Still sending.' })).toHaveText(
      isOnlyButton ? /usual\.$/ : /What you entered is safe\.$/,
    );
    expect(await readFields(page)).toEqual(entered);
    await sending.click({ force: true });
    expect(sent).toHaveLength(new Set(sent).size);
    answer();
    await isDone(page);
  });
}

import { demoPassword } from '../../supabase/seed/accounts.ts';
import {
  type OtherBrowser,
  type OtherKind,
  openOtherBrowser,
  otherBrowsers,
} from '../support/webdriver.ts';
import { demo } from './account-steps.ts';
import { expect, test as base } from './test.ts';

type Account = { email: string; password: string };

const test = base.extend<{
  /** Opens one of these browsers, for somebody signed in. */
  openFor: (kind: OtherKind, account?: Account) => Promise<ReturnType<typeof actIn>>;
}>({
  openFor: async ({ baseURL }, use) => {
    const opened: OtherBrowser[] = [];
    await use(async (kind, account) => {
      const browser = await openOtherBrowser(kind);
      opened.push(browser);
      const person = actIn(browser, baseURL ?? '');
      if (account) {
        await person.open('/auth');
        await person.fill('input', 'Email', account.email);
        await person.fill('input', 'Password', account.password);
        await person.click('button', 'Sign in');
        await person.sees('summary', 'Account of');
      }
      return person;
    });
    await Promise.all(opened.map(async (browser) => browser.stop()));
  },
});

/** The key that sends a form, in WebDriver's alphabet. */
const enter = '\uE007';

for (const kind of otherBrowsers) {
  // In the title, since the list of tests does not say why one is skipped.
  const reason = kind.isInstalled ? '' : `: ${kind.driver} is not on the PATH`;
  test.describe(kind.name + reason, () => {
    test.skip(!kind.isInstalled);

    test('a visitor searches and reads a listing', async ({ openFor }) => {
      const person = await openFor(kind);
      await person.open('/');
      await person.fill('[role=combobox]', 'What', 'pizza');
      await person.fill('[role=combobox]', 'Where', `Austin, TX${enter}`);
      await person.isAt(/\?q=pizza&near=Austin/);
      await person.click('main h2 a, main h3 a');
      await person.isAt(/\/business\/[a-z0-9-]+$/);
      await person.sees('h1');
    });

    test('an owner signs in and changes a phone number', async ({ openFor, own, request }) => {
      const owner = await own.createOwner();
      const { id, slug } = await own.createListing({ owner_id: owner.userId });
      const person = await openFor(kind, owner);
      await person.open(`/business-profile/${id}/details`);
      await person.fill('input', 'Phone', '512 555 0144');
      await person.click('button', 'Save');
      const readPublic = async () => (await request.get(`/business/${slug}`)).text();
      await expect.poll(readPublic).toContain('555-0144');
    });

    test('an admin approves a business', async ({ openFor, own }) => {
      const sender = await own.createOwner();
      await own.sendSubmissions(sender, ['Quixotry One']);
      const person = await openFor(kind, await own.createOwner('admin'));
      await person.open(`/dashboard/queue?sender=${sender.userId}`);
      await person.click('main a', 'Quixotry One');
      await person.click('button', 'Approve and publish');
      await person.sees('*', 'Approved: Quixotry One');
    });

    test('a super admin changes a limit', async ({ openFor }) => {
      const person = await openFor(kind, { ...demo.super, password: demoPassword });
      await person.open('/dashboard/settings');
      await person.fill('input', 'Searches, a minute', `61${enter}`);
      await person.sees('*', 'Saved');
      await person.fill('input', 'Searches, a minute', `60${enter}`);
    });
  });
}

/** Acts as a person does: by what is to be seen, once it is. */
function actIn(browser: OtherBrowser, site: string) {
  async function withElement(
    selector: string,
    name: string,
    act: (element: string) => Promise<unknown>,
  ) {
    // What was found may be gone a moment later, when React renders its place anew.
    await expect(async () => {
      const element = await browser.find(selector, name);
      expect(element, `${selector} ${name}`).not.toBeNull();
      await act(element ?? '');
    }).toPass({ timeout: 60_000 });
  }
  return {
    open: (path: string) => browser.open(site + path),
    sees: (selector: string, name = '') => withElement(selector, name, async () => undefined),
    click: (selector: string, name = '') => withElement(selector, name, browser.click),
    fill: (selector: string, name: string, text: string) =>
      withElement(selector, name, (element) => browser.fill(element, text)),
    isAt: (address: RegExp) => expect.poll(browser.address).toMatch(address),
  };
}

import { type Browser, type Page, expect } from 'playwright/test';
import type { PublicEnv } from '#app/config/public-env.ts';
import { sessionStorageKey } from '#app/config/session.ts';
import { demoPassword } from '../../supabase/seed/accounts.ts';

type Mail = { to: string; html: string };

/** The toast itself: its words stand in a region for screen readers for a moment, too. */
export function toast(page: Page) {
  return page.getByRole('region', { name: 'Notifications (F8)' }).getByRole('listitem');
}

/** Sends the toast away, which may be gone by then: it stays for five seconds. */
export async function closeToast(page: Page) {
  await toast(page)
    .getByRole('button', { name: 'Dismiss' })
    .evaluateAll((buttons: HTMLElement[]) => buttons.forEach((button) => button.click()));
  await expect(toast(page)).toHaveCount(0);
}

/** The address of an account; what else speaks of an email, such as a code from one, is another field. */
export function emailField(page: Page) {
  return page.getByLabel('Email', { exact: true });
}

type Account = { email: string; password?: string };

/** The seed's accounts. */
export const demo = {
  visitor: { email: 'visitor@mainstreet.example' },
  owner: { email: 'owner@mainstreet.example' },
  admin: { email: 'admin@mainstreet.example' },
  super: { email: 'super@mainstreet.example' },
} satisfies Record<string, Account>;

/**
 * Opens a screen with a session of this person, without filling in the sign-in form, and waits until
 * it has loaded. Each call signs in anew: a session belongs to one browser, which renews its refresh
 * token.
 */
export async function openAs(page: Page, account: Account, path: string): Promise<void> {
  const { email, password = demoPassword } = account;
  const { supabase_url, supabase_publishable_key } = await readConfig(page);
  const response = await page.request.post(`${supabase_url}/auth/v1/token?grant_type=password`, {
    headers: { apikey: supabase_publishable_key },
    data: { email, password },
  });
  expect(response.ok(), `${email} signs in`).toBe(true);
  const session = await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [
    sessionStorageKey,
    await response.text(),
  ] as const);
  await page.goto(path);
  await session.dispose();
  await expect(page.getByRole('main').getByText(/^Loading…$|Still trying…$/)).toHaveCount(0);
}

/** Opens a screen as somebody in a browser of their own. */
export async function openWindowAs(browser: Browser, account: Account, path: string) {
  const page = await browser.newPage();
  await openAs(page, account, path);
  return page;
}

/** Fills in the sign-in form; by default with the demo accounts' password. */
export async function signInByForm(page: Page, email: string, password = demoPassword) {
  await emailField(page).fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

export function accountMenu(page: Page) {
  return page.locator('summary[aria-label^="Account of"]');
}

export async function signOutByMenu(page: Page) {
  await accountMenu(page).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible();
}

/** Where browsers find the Supabase of the product under test. */
export async function findBackend(place: Pick<Page, 'request'>): Promise<string> {
  return (await readConfig(place)).supabase_url;
}

async function readConfig({ request }: Pick<Page, 'request'>): Promise<PublicEnv> {
  return (await request.get('/api/config')).json() as Promise<PublicEnv>;
}

/** The code of the newest mail to somebody. */
export async function codeFor(page: Page, email: string): Promise<string> {
  const code = /<strong>(\d+)<\/strong>/.exec(await mailFor(page, email))?.[1];
  if (!code) throw new Error(`No mail with a code for ${email}`);
  return code;
}

/** The link of the newest mail to somebody, as a path: mails name the site by its usual address. */
export async function linkFor(page: Page, email: string): Promise<string> {
  const link = /href="([^"]+)"/.exec(await mailFor(page, email))?.[1];
  if (!link) throw new Error(`No mail with a link for ${email}`);
  const { pathname, search, hash } = new URL(link.replaceAll(/&(?:amp|#38);/g, '&'));
  return pathname + search + hash;
}

async function mailFor(page: Page, email: string): Promise<string> {
  const address = `${await findBackend(page)}/inbox.json?to=${encodeURIComponent(email)}`;
  const mails = (await (await page.request.get(address)).json()) as Mail[];
  return mails[0]?.html ?? '';
}

/** Opens the link of a mail and presses its button. */
export async function followLink(page: Page, link: string, button: string) {
  await page.goto(link);
  await page.getByRole('main').getByRole('button', { name: button }).click();
}

export const newEmail = () => `${crypto.randomUUID().slice(0, 8)}@people.example`;

type NewAccount = { email: string; password: string; firstName: string; lastName: string };

/** Somebody new, who has not opened the link of their mail yet. */
export async function requestAccount(page: Page, account: NewAccount) {
  await page.goto('/auth?view=sign-up');
  await page.getByLabel('First name').fill(account.firstName);
  await page.getByLabel('Last name').fill(account.lastName);
  await emailField(page).fill(account.email);
  await page.getByLabel('Password').fill(account.password);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('Check your email', { exact: true })).toBeVisible();
}

/** Somebody new, confirmed by the link of their mail and signed in. */
export async function signUpByForm(page: Page, email: string, password: string) {
  await requestAccount(page, { email, password, firstName: 'Ana', lastName: 'Ruiz' });
  await followLink(page, await linkFor(page, email), 'Confirm my email');
  await expect(accountMenu(page)).toHaveAttribute('aria-label', 'Account of Ana Ruiz');
}

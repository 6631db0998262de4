import type { Page } from 'playwright/test';
import { findAudience } from '#app/config/private-screens.ts';
import routes from '../../app/routes.ts';
import { demo, openAs } from './account-steps.ts';
import { expect, test } from './test.ts';
import { visitAll } from './visit-all.ts';

type Entry = { path?: string; children?: Entry[] };

/** The paths of all screens, as routes.ts has them: "/business/:id". */
function listPatterns(entries: Entry[], around = ''): string[] {
  return entries.flatMap(({ path, children }) => {
    const whole = path === undefined ? around : `${around}/${path}`;
    return children ? listPatterns(children, whole) : [whole || '/'];
  });
}

/** A screen of one thing: where it is, and that thing's name. */
type Example = { path: string; name: string };

async function openFirst(page: Page, list: string, links: string): Promise<Example> {
  await page.goto(list);
  const link = page.getByRole('main').locator(links).first();
  await expect(link).toBeVisible();
  const path = (await link.getAttribute('href')) ?? '';
  return { path, name: (await link.innerText()).trim() };
}

async function beginImport(page: Page): Promise<Example> {
  const name = 'licenses-of-titles.csv';
  await page.goto('/dashboard/imports');
  await page.getByLabel('A file of businesses').setInputFiles({
    name,
    mimeType: 'text/csv',
    buffer: Buffer.from('Name,Street,City,State,Zip\nQuay Bakery,1 Quay St,Austin,TX,78701'),
  });
  await page.waitForURL(/\/dashboard\/imports\/./);
  return { path: new URL(page.url()).pathname, name };
}

test('every screen, once loaded, has a title and a heading that say what it is and no other screen has', async ({
  browser,
  own,
}) => {
  test.setTimeout(180_000);
  const owner = await own.createOwner();
  const rival = await own.createOwner();
  const listing = await own.createListing({ owner_id: owner.userId });
  const other = await own.createListing();
  const claim = await own.createClaim({
    claimant_id: rival.userId,
    business_id: listing.id,
    object_until: new Date(Date.now() + 7 * 86_400_000).toISOString(),
  });
  const [submission] = await own.sendSubmissions(owner, ['Quixotry Submitted']);

  const visitor = await browser.newContext();
  const ofOwner = await browser.newContext();
  const ofAdmin = await browser.newContext();
  await openAs(await ofOwner.newPage(), owner, '/dashboard');
  const admin = await ofAdmin.newPage();
  await openAs(admin, demo.super, '/dashboard');
  const article = await openFirst(admin, '/dashboard/articles', '[href^="/dashboard/articles/"]');
  const guide = await openFirst(admin, '/cityguides', '[href^="/cityguides/"]');
  const post = await openFirst(admin, '/blog', '[href^="/blog/"]:not([href*=feed])');

  const examples: Record<string, Example> = {
    '/browse/metro/:metro': { path: '/browse/metro/austin-tx', name: 'Austin' },
    '/business/:id': { path: `/business/${other.slug}`, name: other.name },
    '/business/:id/history': { path: `/business/${other.slug}/history`, name: other.name },
    '/claim/:id': { path: `/claim/${other.slug}`, name: other.name },
    '/cityguides/:citySlug': guide,
    '/blog/:slug': post,
    '/business-claim/:id': { path: `/business-claim/${other.slug}`, name: other.name },
    '/business-submission/:id': {
      path: `/business-submission/${submission}`,
      name: 'Quixotry Submitted',
    },
    '/dashboard/objections/:id': { path: `/dashboard/objections/${claim}`, name: listing.name },
    '/dashboard/queue/:kind/:id': { path: `/dashboard/queue/claim/${claim}`, name: listing.name },
    '/dashboard/articles/:kind/:id': article,
    '/dashboard/articles/:kind/:id/versions': { ...article, path: `${article.path}/versions` },
    '/dashboard/imports/:id': await beginImport(admin),
    '/super-admin/people/:id': { path: `/super-admin/people/${rival.userId}`, name: 'Ana Ruiz' },
  };
  const listings = '/business-profile/:id';
  const patterns = listPatterns(routes as Entry[]).filter((pattern) => pattern !== '/home-search');
  const screens = patterns.map((pattern): Example => {
    if (pattern === '/*') return { path: '/nowhere', name: '' };
    if (!pattern.includes(':')) return { path: pattern, name: '' };
    if (pattern.startsWith(listings)) {
      const below = pattern.slice(listings.length);
      return { path: `/business-profile/${listing.id}${below}`, name: listing.name };
    }
    const example = examples[pattern];
    if (example === undefined) throw new Error(`An example for ${pattern} is missing here`);
    return example;
  });

  const found = { title: new Map<string, string>(), heading: new Map<string, string>() };
  async function visit(page: Page, path: string) {
    const name = screens.find((screen) => screen.path === path)?.name ?? '';
    await page.goto(path);
    await expect(page.getByText('Loading…'), path).toHaveCount(0);
    const h1 = page.getByRole('heading', { level: 1 });
    await expect.soft(h1, path).toHaveText(/\S{3}/);
    await expect.soft(h1, path).toContainText(name);
    await expect.soft(page, path).toHaveTitle(/Mainstreet/);
    const [title, heading] = [await page.title(), await h1.innerText()];
    expect.soft(title, path).toContain(name);
    // What only a person sees has no other title than its heading.
    if (findAudience(path)) expect.soft(title).toBe(`${heading} · Mainstreet`);
    for (const [kind, text] of [
      ['title', title],
      ['heading', heading],
    ] as const) {
      const words = `${kind} of ${path}: ${text}`;
      expect
        .soft(`${words}, as ${found[kind].get(text) ?? 'no other'}`)
        .toBe(`${words}, as no other`);
      found[kind].set(text, path);
    }
  }
  const paths = screens.map(({ path }) => path);
  const isForAdmins = (path: string) => findAudience(path)?.endsWith('admins');
  await visitAll(
    visitor,
    paths.filter((path) => findAudience(path) === null),
    visit,
  );
  await visitAll(ofAdmin, paths.filter(isForAdmins), visit);
  await visitAll(
    ofOwner,
    paths.filter((path) => findAudience(path) !== null && !isForAdmins(path)),
    visit,
  );
  expect(found.title.size).toBe(patterns.length);
});

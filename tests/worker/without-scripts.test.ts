import { expect, test } from 'vitest';
import { createListings } from '../support/listings.ts';
import { routeExamples } from '../support/screens.ts';
import { findElement, findElements, findLinks, readAttribute, readText } from './read-html.ts';
import { fetchWorker } from './worker.ts';

const pageOf = async (path: string) => (await fetchWorker(path)).text();
const headingOf = (html: string) => readText(findElement(html, 'h1'));
const accountsNeedScripts = /<noscript><p[^>]*>Accounts need JavaScript\./;

/** The fields of a form that a person sees. */
const fieldsOf = (form: string) =>
  (form.match(/<input\b[^>]*>/g) ?? []).filter((input) => !input.includes('type="hidden"'));

/** The address that a form of GET leads to as it is, but for these values; by itself to that of its page. */
function submit(form: string, values: Record<string, string> = {}, page = ''): string {
  const query = new URLSearchParams();
  for (const input of form.match(/<input\b[^>]*>/g) ?? []) {
    const name = readAttribute(input, 'name');
    if (name) query.set(name, values[name] ?? readAttribute(input, 'value') ?? '');
  }
  return `${readAttribute(form, 'action') ?? page}?${query}`;
}

test.each([
  ['/auth', 'Sign in', ['email', 'password']],
  [
    '/auth?view=sign-up',
    'Create an account',
    ['first_name', 'last_name', 'email', 'password', 'role', 'role'],
  ],
  ['/auth?view=link', 'Sign in by email', ['email']],
  ['/auth?view=check-mail', 'Check your email', ['code']],
  ['/auth?view=recover', 'Reset your password', ['email']],
  ['/auth?view=resend', 'Resend the confirmation link', ['email']],
  ['/auth?view=new-password', 'Choose a new password', ['username', 'password']],
])(
  'the form of %s is in its page, cannot be sent, and says what it needs',
  async (path, title, names) => {
    const html = await pageOf(path);
    expect(headingOf(html)).toBe(title);
    const form = findElement(html, 'form', 'method="post"');
    expect(fieldsOf(form).map((field) => readAttribute(field, 'name'))).toEqual(names);
    const buttons = findElements(form, 'button').filter(
      (button) => readAttribute(button, 'type') === 'submit',
    );
    expect(buttons).toHaveLength(1);
    expect(buttons[0]).toContain('disabled=""');
    expect(html).toMatch(accountsNeedScripts);
  },
);

test.each(['/auth?view=sign-up&as=business', '/joinnow?as=business'])(
  'an owner who follows a link to sign up is taken for an owner: %s',
  async (path) => {
    expect(await pageOf(path)).toMatch(/<input[^>]* checked=""[^>]* value="business_owner"/);
  },
);

test.each(['/account-settings', '/dashboard', '/business-profile', '/super-admin'])(
  '%s says why it stays empty, and is not listed',
  async (path) => {
    const html = await pageOf(path);
    expect(readText(html)).toContain('Loading…');
    expect(html).toMatch(accountsNeedScripts);
    expect(html).toContain('<meta name="robots" content="noindex"');
  },
);

test('a question is found by the server', async () => {
  const form = findElement(await pageOf('/help'), 'form', 'Your question');
  const address = submit(form, { q: 'cookies' });
  expect(address).toBe('/help?q=cookies');
  const [, main = ''] = (await pageOf(address)).split('<main');
  expect(readText(main)).toContain('Do you use cookies?');
  expect(findElements(main, 'details').length).toBeLessThan(5);
});

test('a search has a next page, whose results lead to their listings', async () => {
  const form = findElement(await pageOf('/'), 'form', 'name="q"');
  const { headers } = await fetchWorker(submit(form, { q: 'restaurant' }));
  const address = headers.get('Location') ?? '';
  expect(address).toBe('/?q=restaurant');
  const [next = ''] = findLinks(await pageOf(address), 'Next page');
  expect(next).toMatch(/^\/\?q=restaurant&cursor=/);
  const [result = ''] = findElements(await pageOf(next), 'article');
  const [listing = ''] = findLinks(result, /./);
  expect(listing).toMatch(/^\/business\//);
  expect(findElements(await pageOf(listing), 'h2').map(readText)).toContain('Hours');
});

test('the older home page leads to results', async () => {
  const html = await pageOf('/legacy-home');
  const [pizza = ''] = findLinks(html, 'Pizza');
  expect(headingOf(await pageOf(pizza))).toContain('Pizza');
  const form = findElement(html, 'form', 'name="near"');
  const address = submit(form, { q: 'bakery', near: 'Austin, TX' });
  expect((await fetchWorker(address)).headers.get('Location')).toBe('/?q=bakery&near=Austin%2C+TX');
});

test('policies lead to each other', async () => {
  expect(findLinks(await pageOf('/terms'), 'Privacy policy')).toContain('/privacy-policy');
  const html = await pageOf('/privacy-policy');
  expect(headingOf(html)).toBe('Privacy policy');
  expect(findLinks(html, 'Your rights')).toContain('#rights');
  expect(html).toContain('id="rights"');
});

test('every route is listed, and its example answers what the list says', async () => {
  const html = await pageOf('/test-nav');
  const rows = findElements(html, 'tr');
  const texts = rows.map(readText);
  for (const { route } of routeExamples) expect(html).toContain(`>${route}</span>`);
  for (const example of ['permanently closed', 'moved', 'temporarily closed', 'taken down']) {
    expect(texts.filter((text) => text.includes(example))).toHaveLength(1);
  }
  const examples = rows.flatMap((row) => {
    const [path] = findLinks(row, /./);
    return path === undefined ? [] : [[path, Number(/\d+$/.exec(readText(row))?.[0])] as const];
  });
  expect(examples.length).toBeGreaterThan(30);
  for (const [path, status] of examples) {
    expect([path, (await fetchWorker(path)).status]).toEqual([path, status]);
  }
});

test('the form of an operation leads to its answer', async () => {
  const form = findElement(await pageOf('/developers'), 'form', 'action="/api/suggest"');
  const address = submit(form);
  expect(address).toBe('/api/suggest?q=pizza&near=Austin%2C+TX');
  expect(await pageOf(address)).toContain('"businesses"');
});

test('a city’s list is narrowed to a day by a link, and to a date by a form', async () => {
  const city = '/browse/metro/austin-tx?category=restaurants';
  const html = await pageOf(city);
  expect(html).toMatch(/<button[^>]* popovertarget="/i);
  const [link = ''] = findLinks(html, /^Tomorrow/);
  // The word becomes the date, which the address keeps when it is shared.
  const tomorrow = (await fetchWorker(link)).headers.get('Location') ?? '';
  expect(tomorrow).toMatch(/austin-tx\?category=restaurants&date=20\d\d-\d\d-\d\d$/);
  const form = findElement(await pageOf(tomorrow), 'form', 'type="date"');
  const address = submit(form, { date: '2031-12-24' }, '/browse/metro/austin-tx');
  expect(address).toBe('/browse/metro/austin-tx?category=restaurants&date=2031-12-24&time=');
  expect(findLinks(await pageOf(address), 'Remove filter: Open Wed, Dec 24')).not.toEqual([]);
});

test('facets narrow a list to as many as they say, and a form’s repeated parameters are understood', async () => {
  const repeated = '/browse/metro/austin-tx?category=cafes&category=restaurants';
  const address = (await fetchWorker(repeated)).headers.get('Location') ?? '';
  expect(address).toBe('/browse/metro/austin-tx?category=cafes%2Crestaurants');
  const html = await pageOf(address);
  const [feature = ''] = findLinks(html, /^Outdoor seating \d+$/);
  const [, count] = /Outdoor seating (\d+)/.exec(readText(html)) ?? [];
  expect(feature).toContain('features=Outdoor+seating');
  expect(readText(await pageOf(feature))).toMatch(new RegExp(`\\b${count} listing`));
});

test('a cluster of the map leads to the same search in its area', async () => {
  const search = '/?q=coffee&near=new+york&min_rating=3&sort=name';
  const html = await pageOf(search);
  const map = findElement(html, 'figure', 'map-pin');
  expect(findElements(map, 'button')).toEqual([]);
  const [cluster = ''] = findLinks(map, /^\d+ listings close together/);
  expect(cluster).toMatch(/^\/\?q=coffee&bounds=[-\d.%C]+&min_rating=3&sort=name$/);
  const area = await pageOf(cluster);
  expect(headingOf(area)).toBe('“coffee” in this area');
  expect(findElements(area, 'article')).not.toEqual([]);
  // A place named among the words gives way to it.
  const { headers } = await fetchWorker('/?q=coffee+in+new+york');
  const [named = ''] = findLinks(
    await pageOf(headers.get('Location') ?? ''),
    /^\d+ listings close together/,
  );
  expect(named).toMatch(/^\/\?q=coffee&bounds=[-\d.%C]+$/);
});

test('listings are compared side by side, with distances from the visitor’s place or the first', async () => {
  const places = await createListings(
    { name: 'Quixotry Austin', lat: 30.27, lng: -97.74 },
    { name: 'Quixotry Boston', city: 'Boston', state: 'MA', lat: 42.38, lng: -71.1 },
  );
  const path = `/compare?places=${places.map(({ slug }) => slug).join()}`;
  const html = await pageOf(path);
  const heads = findElements(html, 'th').map(readText);
  expect(heads.slice(1, 3)).toEqual([
    expect.stringContaining('Quixotry Austin'),
    expect.stringContaining('Quixotry Boston'),
  ]);
  expect(heads.filter((head) => head.includes('Distance'))).toHaveLength(1);
  expect(html).toMatch(/<meta name="robots" content="noindex/);
  const distancesOf = (page: string) => {
    const row = findElements(page, 'tr').find((one) => readText(one).startsWith('Distance'));
    return findElements(row ?? '', 'td').map(readText);
  };
  expect(distancesOf(html)).toEqual(['–', '1692 mi from Quixotry Austin']);
  const inBoston = { headers: { Cookie: 'place=Boston%2C%20MA', 'Sec-Fetch-Site': 'none' } };
  expect(distancesOf(await (await fetchWorker(path, inBoston)).text())).toEqual([
    expect.stringMatching(/ mi from Boston, MA$/),
    expect.stringMatching(/^\d\.\d mi from Boston, MA$/),
  ]);
});

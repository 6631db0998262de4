import { expect, test } from 'vitest';
import type { SearchAnswer } from '#app/domain/search/search.ts';
import { createListings } from '../support/listings.ts';
import { findElement, findElements, findLinks, readText } from './read-html.ts';
import { fetchWorker } from './worker.ts';

const pageOf = async (path: string) => (await fetchWorker(path)).text();
const locationOf = async (path: string) => (await fetchWorker(path)).headers.get('Location');
const headingOf = (html: string) => readText(findElement(html, 'h1'));

test('a place without "in" and a time become the address they stand for', async () => {
  expect(await locationOf('/?q=pizza+nyc')).toBe('/?q=pizza&near=nyc');
  expect(await locationOf('/?q=nyc')).toBe('/?near=nyc');
  expect(await locationOf('/?q=open+now')).toBe('/?open=now');
  expect(await locationOf('/?q=gym+open+sunday+morning')).toBe('/?q=gym&day=sun&time=09%3A00');
});

test('a place named in words wins over the position of the visitor', async () => {
  const position = 'lat=30.27&lng=-97.74&radius_miles=10';
  for (const q of ['pizza+in+seattle', 'pizza+seattle']) {
    expect(await locationOf(`/?q=${q}&${position}`)).toBe('/?q=pizza&near=seattle');
  }
  expect(await locationOf(`/?q=pizza&${position}`)).toBeNull();
  const answer = await fetchWorker(`/search.json?q=pizza+in+seattle&${position}`);
  expect(await answer.json()).toMatchObject({ place: { name: 'Seattle, WA' } });
});

test('exclusions stay in the query, and their address does not redirect', async () => {
  const address = '/?q=coffee+-starbucks&near=seattle';
  expect(await locationOf('/?q=coffee+not+starbucks+seattle')).toBe(address);
  const page = await fetchWorker(address);
  expect(page.status).toBe(200);
  expect(await page.text()).toContain('Coffee');
});

test('a date of the text becomes a day, a time and the date', async () => {
  const nextYear = new Date().getUTCFullYear() + (new Date().getUTCMonth() > 5 ? 1 : 0);
  const date = `${nextYear}-06-01`;
  const location = await locationOf('/?q=pizza+jun+1+at+7pm+austin');
  expect(location).toContain(`date=${date}`);
  expect(await pageOf(location ?? '')).toContain('Jun 1 at ');
});

test('a search for the nearest sorts by distance from its place, and works without one', async () => {
  expect(await locationOf('/?q=nearest+coffee+in+austin')).toBe(
    '/?q=coffee&near=austin&sort=distance',
  );
  expect((await fetchWorker('/?q=coffee+near+me')).status).toBe(200);
});

test('an approximate place match is reported as a guess', async () => {
  expect(await pageOf('/?near=Atlantis+Bay')).toContain(
    'We could not find a place called “Atlantis Bay”, so these results are near Atlanta, GA.',
  );
});

test('a search without matches ignores some terms and says so', async () => {
  await createListings({ name: 'Zythum House' }, { name: 'Zythum Corner' });
  const html = await pageOf('/?q=xyloburg+zythum');
  expect(html).toMatch(/No results for “xyloburg zythum”/);
  expect(html).toContain('Zythum House');
  expect(html).toContain('Zythum Corner');
  const placed = await pageOf('/?q=xyloburg&near=67999');
  expect(placed).toMatch(/All \d+ listings near 67999/);
});

test.each([
  ['where nothing is found', 'Zymology Quixworks'],
  ['where others are found by fewer words', 'Zymology Coffee'],
])('a business that has closed is named, with the way to its page: %s', async (_, name) => {
  const [closed] = await createListings({ name, status: 'closed' });
  const html = await pageOf(`/?q=${name.replace(' ', '+')}`);
  expect(html).toContain(`href="/business/${closed?.slug}"`);
  expect(html).toContain('permanently closed');
});

test('words in quotes stay in quotes where a place is added to the address', async () => {
  const visitor = { headers: { Cookie: 'place=Austin%2C%20TX' } };
  const page = await fetchWorker('/?q=%22golden+cafe%22+-hut', visitor);
  expect(page.headers.get('Location')).toBe('/?q=%22golden+cafe%22+-hut&near=Austin%2C+TX');
});

test('corrected words are offered as typed, with another spelling, and none that have no results', async () => {
  await createListings({ name: 'Quorvital Ales' }, { name: 'Quarvital Ales' });
  const offersOf = async (q: string) => {
    const answer = await fetchWorker(`/api/search?${new URLSearchParams({ q })}`);
    const { did_you_mean, as_typed }: SearchAnswer = await answer.json();
    return { did_you_mean, as_typed };
  };
  expect(await offersOf('quirvital ales -hut')).toEqual({
    did_you_mean: 'quorvital ales -hut',
    as_typed: '"quirvital ales" -hut',
  });
  const none = { did_you_mean: null, as_typed: null };
  expect(await offersOf('quarvital zzyzxqq')).toEqual(none);
  expect(await offersOf('"quirvital ales"')).toEqual(none);
});

test('a page says what it corrected, and offers the words as typed', async () => {
  const html = readText(await pageOf('/?q=resturant&near=Zzyzxqq'));
  expect(html).toContain('Showing results for “restaurant”');
  expect(html).toContain('We could not find a place called “Zzyzxqq”');
  const corrected = await pageOf('/?q=resturant&near=Austin%2C+TX');
  const [asTyped = ''] = findLinks(corrected, 'Search for "resturant" as typed');
  expect(asTyped).toBe('/?q=%22resturant%22&near=Austin%2C+TX');
  const page = await pageOf(asTyped);
  expect(headingOf(page)).toBe('"resturant" near Austin, TX');
  expect(readText(page)).not.toContain('as typed');
});

test('a page shows what it read among the words, and each part can be removed like a filter', async () => {
  const html = await pageOf((await locationOf('/?q=doctor+who+speaks+vietnamese')) ?? '');
  expect(readText(html)).toContain('No listing here has “Vietnamese spoken”');
  expect(findLinks(html, 'Remove filter: Vietnamese spoken')).toContain('/?q=doctor');
  const tacos = await pageOf((await locationOf('/?q=kid+friendly+tacos')) ?? '');
  expect(headingOf(tacos)).toBe('“tacos”, kid friendly');
});

test('a search near an ambiguous place offers the others of that name', async () => {
  const [other = ''] = findLinks(await pageOf('/?q=coffee&near=portland'), 'Portland, ME');
  expect(other).toBe('/?q=coffee&near=Portland%2C+ME');
  expect(headingOf(await pageOf(other))).toContain('Portland, ME');
});

test('a search for a time shows the hours of that day', async () => {
  const results = findElements(await pageOf('/?category=cafes&day=sun&time=10:00'), 'article');
  expect(results.length).toBeGreaterThan(0);
  for (const result of results.map(readText)) {
    expect(result).toMatch(/Sunday (\d.* – .+|open 24 hours)/);
    expect(result).not.toMatch(/closes|opens/);
  }
});

test('alternatives to an empty search lead to as many listings as they say', async () => {
  const html = await pageOf('/?q=pizza&near=Austin%2C+TX&min_rating=5&radius_miles=5');
  const name = /^[\d,]+ (within|without|everywhere)/;
  const count = findElements(html, 'a')
    .map(readText)
    .find((text) => name.test(text));
  const [offer = ''] = findLinks(html, name);
  const [found] = /^[\d,]+/.exec(count ?? '') ?? [];
  expect(readText(await pageOf(offer))).toMatch(new RegExp(`(^| )${found} listing`));
});

test('a need outlasts other terms that have no match, with a notice', async () => {
  const html = await pageOf('/?q=toothache+xyloburg+austin');
  expect(html).toMatch(/No results for “toothache xyloburg austin”/);
  expect(html).toMatch(/Showing Dentists near Austin, TX instead/);
  expect(html).toMatch(/<h2[^>]*><a [^>]*href="\/business\//);
  expect(await locationOf('/?q=toothache+austin')).toBe('/?near=austin&category=dentists');
});

test('a day and time without open listings are ignored, with a notice', async () => {
  await createListings({ name: 'Zythum House' });
  const html = await pageOf('/?q=zythum+sunday+morning');
  expect(html).toContain('None of these listings is open at that time, so we ignored the time.');
  expect(html).toContain('Zythum House');
  expect(await locationOf('/?q=zythum+open+now')).toBe('/?q=zythum&open=now');
});

test('a need without a match near its place gets the nearest ones, with a notice', async () => {
  await createListings({ name: 'Zythum House', city: 'Xyloburg' });
  const leadsTo = await locationOf('/?q=sore+throat+in+xyloburg');
  expect(leadsTo).toBe('/?near=xyloburg&category=doctors');
  const html = await pageOf(leadsTo!);
  expect(html).toContain('Nothing is within 100 miles, so these are the nearest.');
  expect(html).toMatch(/<h2[^>]*><a [^>]*href="\/business\//);
});

test.each(['lt. dorsal', 'is.dorsal', 'not.in.(dorsal', 'fts(lt).dorsal', 'plfts(dorsal'])(
  'words that PostgREST has a meaning for are words: %s',
  async (typed) => {
    await createListings({ name: 'Lt. Dorsal’s Dorsalry' });
    const q = encodeURIComponent(typed);
    const search = await fetchWorker(`/api/search?q=${q}`);
    expect(search.status).toBe(200);
    expect(JSON.stringify(await search.json())).toContain('Dorsalry');
    expect((await fetchWorker(`/api/suggest?q=${q}`)).status).toBe(200);
    expect((await fetchWorker(`/api/search?q=cafe&near=${q}`)).status).toBe(200);
    const similar = await fetchWorker('/api/similar-businesses', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ name: typed }),
    });
    expect(similar.status).toBe(200);
  },
);

test.each(['"', '{', 'a\\', '},{', '"Helipad'])(
  'a feature without listings is ignored, in any spelling: %s',
  async (features) => {
    const search = await fetchWorker(`/api/search?${new URLSearchParams({ q: 'cafe', features })}`);
    expect(search.status).toBe(200);
    const other = await fetchWorker('/api/search?q=cafe&features=Helipad');
    const { total } = await other.json<{ total: number }>();
    expect(await search.json()).toMatchObject({ total });
  },
);

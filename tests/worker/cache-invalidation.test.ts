import { expect, onTestFinished, test, vi } from 'vitest';
import type { SearchAnswer } from '#app/domain/search/search.ts';
import { createGuide } from '../support/articles.ts';
import { asService, signInAs } from '../support/clients.ts';
import { importFile } from '../support/import-file.ts';
import { createListings } from '../support/listings.ts';
import { fetchWorker } from './worker.ts';

/** A busy machine takes seconds, and copies are good for a minute at least. */
const inTime = { timeout: 40_000 };
const elsewhere = '/business/sunnyside-drain-and-sewer-decatur-ga';

const read = async (path: string) => (await fetchWorker(path)).text();
const cacheState = (response: Response) =>
  /cache;desc=(\w+)/.exec(response.headers.get('Server-Timing') ?? '')?.[1];

/** A word that no other listing has. */
const newWord = () => `zq${crypto.randomUUID().replaceAll(/[^a-f]/g, '')}`;

/** Whether a page says so long before its copy ends. */
function isReadInTime(path: string, isSeen: (text: string) => boolean): Promise<boolean> {
  return vi.waitUntil(async () => isSeen(await read(path)), inTime).catch(() => false);
}

/** Those of these addresses that do not say so in time. */
async function findLate(paths: string[], isSeen: (text: string) => boolean): Promise<string[]> {
  const isInTime = await Promise.all(paths.map((path) => isReadInTime(path, isSeen)));
  return paths.filter((_, index) => !isInTime[index]);
}

test('a change of a listing is read everywhere at once, and copies of others stay', async () => {
  const [before, after] = [newWord(), newWord()];
  const [listing] = await createListings({
    // So that it begins the first file of the sitemap.
    id: `00000000-0000-4000-8000-${crypto.randomUUID().slice(-12)}`,
    name: `Bakery ${before}`,
  });
  const slug = listing?.slug ?? '';
  const lists = [
    `/api/search?category=cafes&q=bakery&near=67999`,
    `/search.csv?category=cafes&q=bakery&near=67999`,
    `/?category=cafes&q=bakery&near=67999`,
    `/api/suggest?q=bakery+zq`,
    '/?sort=newest',
  ];
  const profile = [`/business/${slug}`, `/business/${slug}.data`];
  const sitemap = ['/sitemaps/businesses-1.xml'];
  expect(await findLate([...lists, ...profile], (text) => text.includes(before))).toEqual([]);
  expect(await findLate(sitemap, (text) => text.includes(`/${slug}<`))).toEqual([]);
  for (const path of [elsewhere, '/about']) await fetchWorker(path);

  const table = asService().from('businesses');
  await table.update({ name: `Bakery ${after}` }).eq('id', listing?.id ?? '');
  const isNew = (text: string) => text.includes(after) && !text.includes(before);
  expect(await findLate([...lists, ...profile], isNew)).toEqual([]);

  await table.update({ slug: `${slug}-moved` }).eq('id', listing?.id ?? '');
  expect(await findLate(sitemap, (text) => text.includes(`/${slug}-moved<`))).toEqual([]);
  expect(await findLate(lists.slice(0, 3), (text) => text.includes(`${slug}-moved`))).toEqual([]);
  expect((await fetchWorker(profile[0] ?? '')).headers.get('Location')).toBe(
    `/business/${slug}-moved`,
  );

  for (const path of [elsewhere, '/about']) expect(cacheState(await fetchWorker(path))).toBe('hit');
});

test('how an admin arranges a city is read on its page at once', async () => {
  const path = '/browse/metro/pittsburgh-pa';
  const picks = 'Editors’ picks';
  const slug = /href="\/business\/([\w-]+)"/.exec(await read(path))?.[1] ?? '';
  const { client } = await signInAs('admin');
  const arrange = async (featured: string[], expected_revision: number) =>
    client.rpc('change_metro_settings', { metro: 'pittsburgh-pa', featured, expected_revision });
  expect(await isReadInTime(path, (text) => !text.includes(picks))).toBe(true);
  expect((await arrange([slug], 0)).data).toEqual({ outcome: 'done' });
  expect(await isReadInTime(path, (text) => text.includes(picks))).toBe(true);
  await arrange([], 1);
  expect(await isReadInTime(path, (text) => !text.includes(picks))).toBe(true);
});

test('new services, reviews, and hours appear on the listing’s page at once', async () => {
  const [listing] = await createListings({});
  const business_id = listing?.id ?? '';
  const path = `/business/${listing?.slug}`;
  await read(path);
  const service = asService();
  const changes: [add: () => PromiseLike<unknown>, shows: string][] = [
    [() => service.from('services').insert({ business_id, name: 'Wash and cut' }), 'Wash and cut'],
    [
      () =>
        service
          .from('reviews')
          .insert({ business_id, author_name: 'Ana', rating: 4, body: 'Quite nice' }),
      'Quite nice',
    ],
    [
      () =>
        service
          .from('special_hours')
          .insert({ business_id, date: new Date().toISOString().slice(0, 10), note: 'Parade' }),
      'Parade',
    ],
  ];
  for (const [change, shows] of changes) {
    await change();
    expect(await isReadInTime(path, (text) => text.includes(shows))).toBe(true);
  }
  await service.from('businesses').update({ status: 'suspended' }).eq('id', business_id);
  expect(await isReadInTime(path, (text) => text.includes('taken down'))).toBe(true);
});

test('a confirmed fact is read in the results of programs at once', async () => {
  const path = '/api/search?q=drain+and+sewer&near=Decatur,+GA';
  const isSeen = (text: string) => text.includes('"website":{"at":"2020-');
  await vi.waitUntil(async () => cacheState(await fetchWorker(path)) === 'hit', inTime);
  const { results } = JSON.parse(await read(path)) as SearchAnswer;
  const [first] = results;
  const row = { business_id: first?.id ?? '', fact: 'website', source: 'owner' } as const;
  await asService()
    .from('fact_confirmations')
    .upsert({ ...row, confirmed_at: '2020-01-01T10:00:00Z' });
  expect(await isReadInTime(path, isSeen)).toBe(true);
});

test('an import is counted by the next search', async () => {
  const word = newWord();
  const search = `/api/search?q=${word}`;
  const count = (text: string) => (JSON.parse(text) as SearchAnswer).total;
  expect(count(await read(search))).toBe(0);
  const header = ['name', 'street', 'city', 'state', 'zip', 'category'];
  const cells = Array.from({ length: 40 }, (_, place) => [
    `${word} ${newWord()}`,
    `${place + 1} ${newWord()} St`,
    'Austin',
    'TX',
    '78701',
    'diner',
  ]);
  onTestFinished(async () => {
    await asService().from('businesses').delete().like('name', `${word}%`);
  });
  const metro = '/browse/metro/austin-tx?category=restaurants&sort=newest';
  for (const path of [metro, elsewhere]) await fetchWorker(path);
  await importFile({ db: asService(), text: [header, ...cells].map(String).join('\n') });
  expect(await isReadInTime(search, (text) => count(text) === 40)).toBe(true);
  expect(await isReadInTime(metro, (text) => text.includes(word))).toBe(true);
  expect(cacheState(await fetchWorker(elsewhere))).toBe('hit');
});

test('a text that is edited is read at once, in its lists and feeds as well', async () => {
  const guide = await createGuide();
  const title = `A new title ${newWord()}`;
  const addresses = [`/cityguides/${guide.slug}`, '/cityguides'];
  for (const path of addresses) await read(path);
  await asService().from('articles').update({ title }).eq('id', guide.id);
  expect(await findLate(addresses, (text) => text.includes(title))).toEqual([]);
});

test.each([
  '/api/search?q=pizza',
  '/search.csv?q=pizza',
  '/api/suggest?q=piz',
  '/api/opensearch?q=piz',
  '/sitemap.xml',
  '/sitemaps/metros.xml',
  '/blog/feed.xml',
  `${elsewhere}/vcard`,
  '/',
  '/_.data',
])('no browser keeps its own copy of %s from before a change', async (path) => {
  expect((await fetchWorker(path)).headers.get('Cache-Control')).toMatch(
    /^(public|private), max-age=0$/,
  );
});

import { expect, test, vi } from 'vitest';
import { putSavedList, savePlaces } from '#app/domain/saved/saved-calls.ts';
import { asService } from '../support/clients.ts';
import { createPerson } from '../support/people.ts';
import { fetchWorker } from './worker.ts';

/** A busy machine takes seconds, and copies are good for a minute at least. */
const until = (isSo: () => Promise<boolean>) => vi.waitUntil(isSo, { timeout: 40_000 });

/** A person with a shared list of so many places. */
async function createList(count: number) {
  const { client: db } = await createPerson('community_user');
  const { data } = await asService()
    .from('businesses')
    .select('slug')
    .eq('status', 'published')
    .limit(count)
    .throwOnError();
  const slugs = data.map(({ slug }) => slug);
  const listId = crypto.randomUUID();
  await putSavedList({ db }, { listId, name: 'Long', isShared: true });
  await savePlaces({ db }, { slugs, listId });
  return { db, listId, slugs, path: `/lists/${listId}` };
}

const cacheState = (response: Response) =>
  /cache;desc=(\w+)/.exec(response.headers.get('Server-Timing') ?? '')?.[1];
const count = (html: string) => html.match(/<article/g)?.length ?? 0;

test('a shared list is read page by page, by links, and stored by what it shows', async () => {
  const { path, slugs, listId } = await createList(120);
  const first = await (await fetchWorker(path)).text();
  expect(count(first)).toBe(50);
  expect(first).toContain(`href="${path}?page=2"`);
  expect(first).toMatch(new RegExp(`rel="canonical" href="[^"]*${path}"`));
  const second = await fetchWorker(`${path}?page=2`);
  const html = await second.text();
  expect(count(html)).toBe(50);
  expect(html).toContain('Page 2 of 3');
  expect([...html.matchAll(/href="([^"]*\/lists\/[^"]*)"/g)].map(([, href]) => href)).toEqual(
    expect.arrayContaining([expect.stringMatching(/\?page=2$/), path, `${path}?page=3`]),
  );
  expect(html).toContain('noindex');
  const tags = second.headers.get('Cache-Tag')?.split(',') ?? [];
  expect(tags).toEqual(expect.arrayContaining([`list:${listId}`, `listing:${slugs[50]}`]));
  expect(tags).not.toContain(`listing:${slugs[0]}`);
  expect(second.headers.get('Cloudflare-CDN-Cache-Control')).toMatch(/^max-age=60/);
  await until(async () => cacheState(await fetchWorker(`${path}?page=2`)) === 'hit');
  expect(count(await (await fetchWorker(`${path}?page=3`)).text())).toBe(20);
});

test('a page that a list does not have leads to the first one, and other values are ignored', async () => {
  const { path } = await createList(51);
  const beyond = await fetchWorker(`${path}?page=3`, { redirect: 'manual' });
  expect([beyond.status, beyond.headers.get('Location')]).toEqual([302, path]);
  for (const page of ['1', '0', '-1', '02', '11', 'two', '2 ']) {
    const answer = await fetchWorker(`${path}?page=${encodeURIComponent(page)}`);
    expect(await answer.text()).toContain('Page 1 of 2');
  }
});

test('a list follows its owner, its places and who may share, and is gone when it is not shared', async () => {
  const { db, path, listId, slugs } = await createList(3);
  const read = async () => (await fetchWorker(path)).text();
  await until(async () => cacheState(await fetchWorker(path)) === 'hit');
  const setStatus = (status: 'suspended' | 'published') =>
    asService().from('businesses').update({ status }).eq('slug', slugs[1]!).throwOnError();
  await setStatus('suspended');
  await until(async () => count(await read()) === 2);
  await setStatus('published');
  await until(async () => count(await read()) === 3);
  await putSavedList({ db }, { listId, name: 'Short', isShared: true });
  await until(async () => (await read()).includes('Short'));
  await putSavedList({ db }, { listId, name: 'Short', isShared: false });
  await until(async () => (await fetchWorker(path)).status === 404);
  expect((await fetchWorker(`${path}?page=2`)).status).toBe(404);
});

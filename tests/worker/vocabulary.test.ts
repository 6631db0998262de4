import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Vocabulary } from '#app/domain/search/vocabulary.ts';
import { changeVocabulary } from '#app/domain/vocabulary/vocabulary-calls.ts';
import { signInAs } from '../support/clients.ts';
import { fileSupabase } from '../support/file-backend.ts';
import { serveTestWorker } from '../support/serve-test-worker.ts';
import { startUnreliableSupabase } from '../support/unreliable-supabase.ts';

let worker: Awaited<ReturnType<typeof serveTestWorker>>;

beforeAll(async () => {
  worker = await serveTestWorker();
});
afterAll(() => worker?.stop());

type Answer = { results: object[]; notices: string[]; is_words_only?: boolean };
let visitors = 0;
async function search(q: string, url = worker.url): Promise<Answer> {
  visitors += 1;
  const headers = { 'CF-Connecting-IP': `10.9.${visitors >> 8}.${visitors & 255}` };
  const response = await fetch(`${url}/api/search?${new URLSearchParams({ q })}`, { headers });
  return response.json<Answer>();
}
const soon = { interval: 200, timeout: 30_000 };

test('searches follow an admin’s synonym, topic and need, and their undo', async () => {
  const { client: db } = await signInAs('admin');
  for (const [kind, phrase] of [
    ['synonym', 'quixotry zythum'],
    ['need', 'quixotry zymurgy'],
    ['topic', 'quixotry zarzuela'],
  ] as const) {
    const found = async () => (await search(phrase)).results.length;
    expect(await found()).toBe(0);
    const entry = { kind, key: 'dentists' };
    await changeVocabulary({ db }, { ...entry, added: [phrase] });
    await expect.poll(found, soon).toBeGreaterThan(3);
    await changeVocabulary({ db }, { ...entry, removed: [phrase] });
    await expect.poll(found, soon).toBe(0);
  }
});

test('a device gets the vocabulary, and asks for it again only when it has changed', async () => {
  const response = await fetch(`${worker.url}/api/vocabulary.json`);
  const vocabulary = await response.json<Vocabulary>();
  expect(vocabulary.categories.length).toBeGreaterThan(100);
  const headers = { 'If-None-Match': response.headers.get('ETag') ?? '' };
  expect((await fetch(`${worker.url}/api/vocabulary.json`, { headers })).status).toBe(304);
});

test('a new Worker that gets no vocabulary matches words alone and says so; one that has it keeps it', async () => {
  const supabase = await startUnreliableSupabase(fileSupabase().url);
  const ofVocabulary = '/rpc/get_vocabulary';
  supabase.setMood('broken', ofVocabulary);
  const own = await serveTestWorker({ variables: { SUPABASE_URL: supabase.url } });
  try {
    const read = () => search('toothache', own.url);
    expect(await read()).toMatchObject({
      is_words_only: true,
      notices: expect.arrayContaining([expect.stringContaining('matched your words only')]),
    });
    const page = await fetch(`${own.url}/?q=pizza&near=Austin%2C+TX`);
    expect(await page.text()).toContain('matched your words only');
    expect(page.headers.get('Cloudflare-CDN-Cache-Control')).toBeNull();
    supabase.setMood('well');
    await expect.poll(async () => (await read()).is_words_only, soon).toBeUndefined();
    supabase.setMood('broken', ofVocabulary);
    expect((await search('my tooth aches', own.url)).is_words_only).toBeUndefined();
  } finally {
    await own.stop();
    await supabase.stop();
  }
});

test('the former address of a category leads to the present one, on pages and for programs', async () => {
  const { client: db } = await signInAs('admin');
  const rename = (category: string, slug: string) =>
    db.rpc('save_category', { category, slug, name: 'Bakeries', meaning: '', attributes: [] });
  await rename('bakeries', 'bread-shops');
  const page = '/?category=bakeries&near=Austin%2C+TX';
  const location = async () =>
    (await fetch(worker.url + page, { redirect: 'manual' })).headers.get('Location');
  await expect.poll(location, soon).toContain('category=bread-shops');
  const answer = await fetch(`${worker.url}/api/search?category=bakeries`);
  expect(await answer.json()).toMatchObject({ category: { slug: 'bread-shops' } });
  await rename('bread-shops', 'bakeries');
});

import { marked } from 'marked';
import { expect, test } from 'vitest';
import { asService } from '../support/clients.ts';
import { createListings } from '../support/listings.ts';
import { fetchWorker } from './worker.ts';

const markdown = 'text/markdown; charset=utf-8';

async function readMarkdown(path: string): Promise<string> {
  const response = await fetchWorker(path);
  expect(response.status).toBe(200);
  expect(response.headers.get('Content-Type')).toBe(markdown);
  expect(response.headers.get('X-Robots-Tag')).toBe('noindex');
  return response.text();
}

test('a listing’s Markdown says what its page says, and text of people cannot pretend to be more', async () => {
  const description = '# Best\n\n[Win](https://evil.example) <b>now</b>';
  const [listing] = await createListings({ name: 'Zed & *Sons*', description });
  const { slug = '' } = listing ?? {};
  const text = await readMarkdown(`/business/${slug}/index.md`);
  const html = await marked(text);
  expect(html.match(/<h1>.*<\/h1>/g)).toEqual(['<h1>Zed &amp; *Sons*</h1>']);
  expect(html).not.toMatch(/>Win<|<b>/);
  const page = await (await fetchWorker(`/business/${slug}`)).text();
  expect(page).toContain(`type="text/markdown" href="/business/${slug}/index.md"`);
  expect(text).toContain(`- Page: http`);
});

test('a former slug redirects, an unknown one is not found and a removed one is gone', async () => {
  const [listing] = await createListings({ name: 'Zed Markdown' });
  const { slug = '', id = '' } = listing ?? {};
  const byId = await fetchWorker(`/business/${id}/index.md`, { redirect: 'manual' });
  expect([byId.status, byId.headers.get('Location')]).toEqual([301, `/business/${slug}/index.md`]);
  expect((await fetchWorker('/business/no-such-place/index.md')).status).toBe(404);
  expect((await fetchWorker('/cityguides/no-such-guide/index.md')).status).toBe(404);
  await asService().from('businesses').update({ status: 'suspended' }).eq('id', id);
  expect([404, 410]).toContain((await fetchWorker(`/business/${slug}/index.md`)).status);
});

test('results as Markdown list what the page lists, with its notices first', async () => {
  const word = `zx${crypto.randomUUID().slice(0, 6).replaceAll(/\d/g, 'q')}`;
  await createListings({ name: `${word} One` }, { name: `${word} Two` });
  const text = await readMarkdown(`/search.md?q=${word}+qqxxyzz`);
  expect(text).toMatch(/^# .*\n\n> .*qqxxyzz/);
  expect(text).toContain('Listings found: 2\n');
  expect(text.match(/^- \[.*\]\(http.*\/business\//gm)).toHaveLength(2);
});

test('a city’s Markdown has its categories with their numbers, and a guide’s links its listings', async () => {
  const city = await readMarkdown('/search.md?metro=austin-tx');
  expect(city).toMatch(/## Categories\n\n- \[.+\]\(http.*category=.+\) \(\d+\)/);
  const guide = await readMarkdown('/cityguides/austin-tx/index.md');
  expect(guide).toMatch(/^# /);
  expect(guide).not.toContain('::listing');
  expect(guide).toMatch(/^- \[.+\]\(http.+\/business\/.+\), .+TX/m);
});

test.each([
  ['/cityguides/austin-tx', '/cityguides/austin-tx/index.md'],
  ['/browse/metro/austin-tx', '/search.md?metro=austin-tx'],
  ['/browse/metro/austin-tx?category=cafes', '/search.md?category=cafes&metro=austin-tx'],
  ['/?q=pizza&near=Austin%2C%20TX', '/search.md?q=pizza&near=Austin%2C%20TX'],
])('a program that asks for Markdown of %s is sent to %s, also from memory', async (path, to) => {
  const html = await fetchWorker(path, { headers: { Accept: 'text/html' } });
  expect(html.headers.get('Content-Type')).toContain('text/html');
  for (const Accept of ['text/markdown', 'text/markdown, text/html;q=0.9, */*;q=0.1']) {
    const response = await fetchWorker(path, { headers: { Accept }, redirect: 'manual' });
    expect([response.status, response.headers.get('Location')]).toEqual([303, to]);
  }
  const browser = { Accept: 'text/html, text/markdown;q=0.5' };
  expect((await fetchWorker(path, { headers: browser })).status).toBe(200);
});

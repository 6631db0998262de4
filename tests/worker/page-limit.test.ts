import { beforeAll, expect, test } from 'vitest';
import { flood } from '#app/config/limits.ts';
import { loweredLimit, lowerLimits } from '../support/lower-limits.ts';
import { fetchWorker, stopClock } from './worker.ts';

const visitor = { headers: { 'CF-Connecting-IP': '203.0.113.81' } };
const atOnce = 30;
const [pages, searches] = [loweredLimit('pages'), loweredLimit('search')];
beforeAll(lowerLimits);

test('a visitor who requests page after page is limited in plain words, on every screen', async () => {
  await stopClock();
  await fetchWorker('/blog');
  for (let asked = 0; asked <= pages; asked += atOnce) {
    await Promise.all(Array.from({ length: atOnce }, askForNothing));
  }
  const unique = crypto.randomUUID();
  const screens = [
    `/business/${unique}`,
    `/claim/${unique}`,
    `/blog/${unique}`,
    `/blog?tag=x${unique}`,
    `/cityguides/${unique}`,
    `/_.data?_routes=home&_routes=${unique}`,
    `/cityguides.data?_routes=routes%2Fguides%2Fguides&_routes=${unique}`,
    `/legacy-home.data?_routes=routes%2Flegacy-home%2Flegacy-home&_routes=${unique}`,
    `/test-nav.data?_routes=routes%2Ftest-nav%2Ftest-nav&_routes=${unique}`,
    // These ask no service, but are rendered all the same.
    `/help?q=${unique}`,
    `/auth?view=${unique}`,
    `/${unique}`,
    `/about.data?_routes=${unique}`,
  ];
  for (const path of screens) {
    const refused = await fetchWorker(path, visitor);
    expect([path, refused.status]).toEqual([path, 429]);
    expect(refused.headers.get('Retry-After')).toMatch(/^\d+$/);
    expect(refused.headers.get('Cache-Control')).toBe('no-store');
    expect(await refused.text()).toContain('Too many requests');
  }
  // What is in the cache costs nothing and is not counted; nor is anybody else.
  expect((await fetchWorker('/blog', visitor)).status).toBe(200);
  expect((await fetchWorker(`/business/${unique}`)).status).toBe(404);
});

test('a flooding visitor gets a short error instead of a page, and others are unaffected', async () => {
  await stopClock();
  const flooding = { headers: { 'CF-Connecting-IP': '203.0.113.83' } };
  const search = () => fetchWorker(`/?q=${crypto.randomUUID()}`, flooding);
  for (let asked = 0; asked < searches + flood.requests + atOnce; asked += atOnce)
    await Promise.all(Array.from({ length: atOnce }, search));
  const refused = await search();
  expect(refused.status).toBe(429);
  expect(refused.headers.get('Content-Type')).toContain('application/json');
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
  expect(refused.headers.get('Cache-Control')).toBe('no-store');
  expect(refused.headers.get('X-Frame-Options')).toBe('DENY');
  expect(await refused.json()).toMatchObject({ error: { code: 'rate_limited' } });
  // Endpoints have limits of their own.
  expect((await fetchWorker('/api/nothing-here', flooding)).status).not.toBe(429);
  expect((await fetchWorker('/about')).status).toBe(200);
});

test('following sitemap links to categories and cities does not count as searching', async () => {
  const crawler = { headers: { 'CF-Connecting-IP': '203.0.113.82' } };
  for (let asked = 0; asked < searches + atOnce; asked += atOnce) {
    const answers = await Promise.all(
      Array.from({ length: atOnce }, (_, index) => {
        const unknown = crypto.randomUUID();
        const path = index % 2 === 0 ? `/?category=${unknown}` : `/browse/metro/${unknown}`;
        return fetchWorker(path, crawler);
      }),
    );
    expect(answers.map(({ status }) => status)).not.toContain(429);
  }
});

function askForNothing() {
  return fetchWorker(`/blog/${crypto.randomUUID()}`, visitor);
}

import { afterAll, beforeAll, expect, test } from 'vitest';
import { site } from '#app/config/site.ts';
import { signInAs } from '../support/clients.ts';
import { serveTestWorker } from '../support/serve-test-worker.ts';
import { setClock } from './worker.ts';

let worker: Awaited<ReturnType<typeof serveTestWorker>>;
let aheadMs = 0;

beforeAll(async () => {
  worker = await serveTestWorker();
});
afterAll(() => worker?.stop());

const ask = (path: string) => fetch(worker.url + path);
const readAncestors = async (path: string) =>
  /frame-ancestors ([^;]*)/.exec(
    (await ask(path)).headers.get('Content-Security-Policy') ?? '',
  )?.[1];

/** Names the websites by the super admin of the seed; a minute passes. */
async function allow(hosts: unknown[] | null) {
  const { client } = await signInAs('super');
  const { data } = await client.rpc('get_settings');
  const saved = (data as { kind: string; revision: number }[]).find(({ kind }) => kind === 'frame');
  const answer = await client.rpc('change_setting', {
    kind: 'frame',
    name: 'site',
    value: (hosts && { hosts }) as never,
    expected_revision: saved?.revision ?? 0,
  });
  aheadMs += 60_000;
  await setClock(worker.url, aheadMs);
  return answer.error?.code ?? 'done';
}

test('only the named websites may frame it, and nothing else may be framed', async () => {
  const path = '/frame?q=coffee&near=Austin, TX';
  expect(await readAncestors(path)).toBe("'self'");
  expect(await allow(['www.middlebury.gov', 'chamber.example'])).toBe('done');
  const named = "'self' https://www.middlebury.gov https://chamber.example";
  await expect.poll(() => readAncestors(path)).toBe(named);
  const framed = await ask(path);
  expect(framed.headers.get('X-Frame-Options')).toBeNull();
  expect(framed.headers.get('Set-Cookie')).toBeNull();
  expect(framed.headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin');
  for (const other of [
    '/',
    '/about',
    '/auth',
    '/?q=coffee&near=Austin, TX',
    '/api/search?q=coffee',
    '/frame?nothing=1',
    '/frames',
  ]) {
    const { headers } = await ask(other);
    expect([other, headers.get('X-Frame-Options')]).toEqual([other, 'DENY']);
    expect(headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'");
  }
  await allow(null);
  await expect.poll(() => readAncestors(path)).toBe("'self'");
});

test.each([
  ['a scheme', ['https://www.middlebury.gov']],
  ['a wildcard', ['*.middlebury.gov']],
  ['everything', ['*']],
  ['a path', ['www.middlebury.gov/x']],
  ['another directive', ['a.example; script-src *']],
  ['a number', [7]],
  ['none', []],
  ['too many', Array.from({ length: 21 }, (_, n) => `h${n}.example`)],
])('%s is no host', async (_what, hosts) => {
  expect(await allow(hosts)).not.toBe('done');
});

test('a list has names, addresses and phones, and its links open above the frame', async () => {
  const html = await (await ask('/frame?q=coffee&near=Austin, TX')).text();
  const links = [...html.matchAll(/<a [^>]*>/g)].map(([tag]) => tag);
  expect(links.length).toBeGreaterThan(10);
  expect(links.filter((tag) => !tag.includes('target="_top"'))).toEqual([]);
  expect(html).toMatch(/href="[^"]+\/business\/[a-z0-9-]+"/);
  expect(html).toMatch(/href="tel:\+1\d{10}"/);
  expect(html).toContain(`More on ${site.name}`);
  expect(html).not.toMatch(/<script|<form| on\w+=| style=/);
});

test('without a search it has the boxes; what is typed in the address stays text', async () => {
  const boxes = await (await ask('/frame?near=Austin, TX')).text();
  expect(boxes).toContain('target="_top"');
  expect(boxes).toContain('value="Austin, TX"');
  expect(boxes).not.toContain('<ul>');
  const attack = await (
    await ask(`/frame?q=${encodeURIComponent('"><script>alert(1)</script>')}`)
  ).text();
  expect(attack).not.toContain('<script>');
});

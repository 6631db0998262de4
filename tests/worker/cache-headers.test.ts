import { type IncomingMessage, get } from 'node:http';
import { beforeAll, expect, test } from 'vitest';
import { purges } from '#app/config/limits.ts';
import { endpoints } from '../../functions/endpoints.ts';
import { signInAs } from '../support/clients.ts';
import { endpointAddress } from '../support/endpoint-address.ts';
import { fileBackend } from '../support/file-backend.ts';
import { screens } from '../support/screens.ts';
import { fetchWorker } from './worker.ts';

const addresses = [
  ...endpoints.map((endpoint) => ({
    path: endpointAddress(endpoint),
    method: endpoint.methods[0],
  })),
  ...screens.map(({ path }) => ({ path, method: 'GET' as const })),
  { path: '/nowhere', method: 'GET' as const },
];

/** What a cache in front may keep by what an answer says. */
function isEdgeCached({ headers }: Response): boolean {
  const edge = headers.get('Cloudflare-CDN-Cache-Control');
  const said = edge ?? headers.get('Cache-Control') ?? '';
  return !/no-store|no-cache|private/.test(said);
}

test.each(addresses)(
  '$method $path states its caching, and only public responses are cached at the edge',
  async (one) => {
    const response = await fetchWorker(one.path, { method: one.method ?? 'GET' });
    const said = response.headers.get('Cache-Control') ?? '';
    expect(said).toMatch(/^(no-store|no-cache|(public|private), max-age=\d+(, .+)?)$/);
    expect(response.status >= 400 && isEdgeCached(response)).toBe(false);
    expect(isEdgeCached(response) && response.headers.has('Set-Cookie')).toBe(false);
    const tag = response.headers.get('Cache-Tag');
    if (tag === null) return;
    expect(isEdgeCached(response)).toBe(true);
    expect(said).toBe('public, max-age=0');
    // Cloudflare drops without a word what is no printable ASCII.
    const tags = tag.split(',');
    expect(tags.filter((one) => !/^[a-z]+(:[a-z0-9-]{1,120})?$/.test(one))).toEqual([]);
    expect(tags.length).toBeLessThanOrEqual(purges.tagsPerAnswer);
  },
);

/** Headers of one visitor, some of which Workers or proxies have been known to put into what others got. */
const mark = 'mark-of-one-visitor';
const personal = {
  Cookie: `sb-session=${mark}; place=${mark}; theme=${mark}`,
  'X-Forwarded-Host': `${mark}.example`,
  'X-Forwarded-Proto': mark,
  'X-Original-URL': `/${mark}`,
  'X-Rewrite-URL': `/${mark}`,
  'X-HTTP-Method-Override': mark,
  'User-Agent': mark,
  'Accept-Language': mark,
  Referer: `https://${mark}.example/`,
  'CF-IPCity': mark,
  'X-Request-Id': mark,
};

let token = '';
beforeAll(async () => {
  const { data } = await (await signInAs('visitor')).client.auth.getSession();
  if (data.session === null) throw new Error('The visitor has no session');
  token = data.session.access_token;
});

test.each(addresses.filter(({ method }) => method === 'GET'))(
  'a response of $path to others contains no data of one visitor',
  async ({ path }) => {
    // So that it is this visitor for whom a copy is made, where there is none.
    const fresh = path.includes('?') ? path : `${path}?kept=${crypto.randomUUID()}`;
    for (const asked of [path, fresh]) {
      const own = await fetchWorker(asked, {
        headers: { ...personal, Authorization: `Bearer ${token}` },
      });
      await own.arrayBuffer();
      for (let time = 0; time < 2; time += 1) {
        const other = await fetchWorker(asked);
        const told = (await other.text()) + JSON.stringify([...other.headers]);
        expect(told).not.toContain(mark);
        expect(told).not.toContain(token);
      }
    }
  },
);

test.each([
  ['/?near=Austin%2C+TX', /^directory$/],
  ['/api/search?q=pizza', /(^|,)directory(,|$)/],
  ['/api/suggest?q=piz', /^directory,vocabulary$/],
  ['/browse/metro/austin-tx', /(^|,)metro:austin-tx(,|$)/],
  ['/api/metros/austin-tx/index.json', /^metro:austin-tx$/],
  ['/api/changes?metro=austin-tx', /^metro:austin-tx$/],
  [
    '/business/sunnyside-drain-and-sewer-decatur-ga',
    /listing:sunnyside-drain-and-sewer-decatur-ga/,
  ],
  ['/cityguides', /(^|,)articles(,|$)/],
  ['/blog/feed.xml', /^articles$/],
  ['/sitemaps/metros.xml', /^directory$/],
])('%s says in front what a write must touch to purge it', async (path, tags) => {
  // Made, from the cache, and repeated.
  for (let time = 0; time < 3; time += 1) {
    const { headers } = await fetchWorker(path);
    expect(headers.get('Cache-Tag')?.split(',').toSorted().join()).toMatch(tags);
    expect(headers.get('Cloudflare-CDN-Cache-Control')).toMatch(/^max-age=60, stale-while/);
  }
});

test('a response to a made-up host is not cached at the edge', async () => {
  for (const path of ['/about', '/api/suggest?q=piz']) {
    const headers = { Host: 'else.example', 'CF-Connecting-IP': '203.0.113.91' };
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      get(fileBackend().workerUrl + path, { headers }, resolve).on('error', reject);
    });
    answer.resume();
    expect(answer.headers['cache-tag']).toBeUndefined();
    expect(answer.headers['cloudflare-cdn-cache-control']).toBe('no-store');
  }
});

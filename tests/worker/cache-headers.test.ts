import { beforeAll, expect, test, vi } from 'vitest';
import { signInAs } from '../support/clients.ts';
import { screens } from '../support/screens.ts';
import { endpoints } from '../../functions/endpoints.ts';
import { ask } from './worker.ts';

// It imports a package of types alone, which only a bundler takes.
vi.mock('@react-router/cloudflare', () => ({}));

const addresses = [
  ...endpoints.map(({ path, methods }) => ({
    path: path.replaceAll(/:\w+/g, 'none').replace('*', 'none'),
    method: methods[0],
  })),
  ...screens.map(({ path }) => ({ path, method: 'GET' as const })),
  { path: '/nowhere', method: 'GET' as const },
];

/** What a cache in front may keep by what an answer says. */
function isKeptInFront({ headers }: Response): boolean {
  const edge = headers.get('Cloudflare-CDN-Cache-Control');
  const said = edge ?? headers.get('Cache-Control') ?? '';
  return !/no-store|no-cache|private/.test(said);
}

test.each(addresses)(
  '$method $path says who may keep it, nobody unless it is public',
  async (one) => {
    const response = await ask(one.path, { method: one.method ?? 'GET' });
    const said = response.headers.get('Cache-Control') ?? '';
    expect(said).toMatch(/^(no-store|no-cache|public, max-age=\d+(, .+)?)$/);
    expect(response.status >= 400 && isKeptInFront(response)).toBe(false);
    expect(isKeptInFront(response) && response.headers.has('Set-Cookie')).toBe(false);
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
  'nothing of one visitor of $path is in what others are given',
  async ({ path }) => {
    // So that it is this visitor for whom a copy is made, where there is none.
    const fresh = path.includes('?') ? path : `${path}?kept=${crypto.randomUUID()}`;
    for (const asked of [path, fresh]) {
      const own = await ask(asked, { headers: { ...personal, Authorization: `Bearer ${token}` } });
      await own.arrayBuffer();
      for (let time = 0; time < 2; time += 1) {
        const other = await ask(asked);
        const told = (await other.text()) + JSON.stringify([...other.headers]);
        expect(told).not.toContain(mark);
        expect(told).not.toContain(token);
      }
    }
  },
);

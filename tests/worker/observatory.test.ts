// The rules by which MDN's HTTP Observatory scores a site (https://developer.mozilla.org/en-US/observatory/docs/tests_and_scoring),
// held against every kind of answer, where it looks at one page.
import { expect, test } from 'vitest';
import { fetchWorker } from './worker.ts';

const sixMonths = 15_768_000;

const pages = [
  '/',
  '/?q=pizza&near=Austin%2C+TX',
  '/browse/metro/austin-tx',
  '/blog',
  '/about',
  '/developers',
  '/auth',
  '/account-settings',
  '/no-such-page',
];
const others = [
  '/_.data?q=pizza',
  '/api/search?q=pizza',
  '/api/search?q=pizza&other=1',
  '/api/config',
  '/openapi.json',
  '/sitemap.xml',
  '/robots.txt',
  '/blog/feed.xml',
  '/About',
];

type Policy = Map<string, string[]>;

function readPolicy(response: Response): Policy {
  const parts = (response.headers.get('Content-Security-Policy') ?? '').split(';');
  return new Map(
    parts.map((part) => {
      const [name = '', ...values] = part.trim().split(/\s+/);
      return [name, values];
    }),
  );
}

/** As browsers read it: what is not said is what `default-src` says. */
const find = (policy: Policy, name: string) => policy.get(name) ?? policy.get('default-src') ?? [];

test.each([...pages, ...others])('%s requires HTTPS and cannot be framed', async (path) => {
  const { headers } = await fetchWorker(path);
  const transport = headers.get('Strict-Transport-Security') ?? '';
  expect(Number(/max-age=(\d+)/.exec(transport)?.[1])).toBeGreaterThanOrEqual(sixMonths);
  expect(transport).toContain('includeSubDomains');
  expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
  expect(headers.get('X-Frame-Options')).toBe('DENY');
  expect(headers.get('Referrer-Policy')).toMatch(
    /^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/,
  );
  expect(headers.get('Access-Control-Allow-Credentials')).toBeNull();
  expect(headers.getSetCookie()).toEqual([]);
});

test.each([...pages, ...others])(
  'the policy of %s allows nothing that it does not name',
  async (path) => {
    const policy = readPolicy(await fetchWorker(path));
    expect(policy.get('default-src')).toEqual(["'none'"]);
    expect(policy.get('base-uri')).toEqual(["'none'"]);
    expect(policy.get('frame-ancestors')).toEqual(["'none'"]);
    expect(["'none'", "'self'"]).toContain(policy.get('form-action')?.join(' '));
    expect(find(policy, 'object-src')).toEqual(["'none'"]);
    const broad = new Set(['*', 'http:', 'https:', 'data:', "'unsafe-eval'", "'unsafe-hashes'"]);
    const allowed = [...policy].flatMap(([name, values]) =>
      values.filter((value) => broad.has(value)).map((value) => `${name} ${value}`),
    );
    // Hosts are for browsers that know no 'strict-dynamic', which all others take instead; a picture is no code.
    const harmless = new Set(['script-src https:', 'img-src data:']);
    expect(allowed.filter((value) => !harmless.has(value))).toEqual([]);
    expect(find(policy, 'style-src')).not.toContain("'unsafe-inline'");
  },
);

test.each(pages)('scripts of %s run by their hashes alone, and come from here', async (path) => {
  const response = await fetchWorker(path);
  const policy = readPolicy(response);
  const sources = find(policy, 'script-src');
  // Where there is a hash, `'unsafe-inline'` counts for nothing, and with `'strict-dynamic'` neither do hosts.
  expect(sources.filter((source) => source.startsWith("'sha256-")).length).toBeGreaterThan(0);
  expect(sources).toContain("'strict-dynamic'");
  expect(policy.get('require-trusted-types-for')).toEqual(["'script'"]);
  expect(response.headers.get('Cross-Origin-Resource-Policy')).toBe('same-origin');
  expect(response.headers.get('Access-Control-Allow-Origin')).toBeNull();
  const html = await response.text();
  const loaded = /<(?:script|link rel="(?:stylesheet|modulepreload)")[^>]* (?:src|href)="([^"]*)"/g;
  const addresses = [...html.matchAll(loaded)].map(([, address]) => address);
  expect(addresses.length).toBeGreaterThan(0);
  expect(addresses.filter((address) => !/^\/(?!\/)/.test(address ?? ''))).toEqual([]);
});

// All that a window can show as a document of its own; JSON is none.
test.each([...pages, '/_.data?q=pizza', '/sitemap.xml', '/blog/feed.xml', '/art/street.svg'])(
  '%s is isolated from windows of other sites, and from what they did not share',
  async (path) => {
    const { headers } = await fetchWorker(path);
    expect(headers.get('Cross-Origin-Opener-Policy')).toBe('same-origin');
    expect(headers.get('Cross-Origin-Embedder-Policy')).toBe('require-corp');
  },
);

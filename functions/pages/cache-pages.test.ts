import { Hono } from 'hono';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Banner } from '#app/config/edge-settings.ts';
import { publicPageHeaders } from '#app/config/page-cache.ts';
import type { CacheState } from '#app/services/kv/cache.ts';
import type { AppEnv } from '../env.ts';
import { prepareResponse } from '../middleware/prepared-response.ts';
import { createScreens } from '../screens.ts';
import { cachePages } from './cache-pages.ts';

const html = '<!DOCTYPE html><html lang="en-US"><body>Page</body></html>';

const screens = createScreens(async () => ({
  home: { index: true, module: { handle: { searchParams: ['q'] } } },
  blog: { path: 'blog', module: { handle: { searchParams: ['tag'] } } },
  about: { path: 'about', module: { handle: {} } },
  help: {
    path: 'help',
    module: { handle: { searchParams: ['q'], isCacheable: (q: URLSearchParams) => !q.has('q') } },
  },
}));

beforeEach(() => {
  vi.stubEnv('DEV', false);
});

/** An app whose cache loads each time and then says it was in this state. */
function appWith(
  state: CacheState,
  {
    body = html,
    version = 'build-1',
    siteOrigin = null as string | null,
    keys = [] as string[],
    banner = null as Banner | null,
    requested = [] as Request[],
  } = {},
) {
  const cache = {
    read: async <T>(_namespace: string, key: string, load: () => Promise<{ value: T }>) => {
      keys.push(key);
      return (await load()).value;
    },
    state: () => state,
    freshCopy: () => null,
  };
  const app = new Hono<AppEnv>();
  app.use(prepareResponse);
  app.all('*', (c) => {
    c.env = { siteOrigin } as never;
    const settings = { read: () => ({ banner }) };
    c.set('services', { cache, settings } as never);
    c.set('screens', screens);
    return cachePages(c, {
      renderPage: (request) => {
        requested.push(request);
        return new Response(body, {
          headers: { ...publicPageHeaders, 'Content-Type': 'text/html' },
        });
      },
      getPageVersion: async () => version,
    });
  });
  return app;
}

test('a browser that has the page already gets no body, and only the headers of a 304', async () => {
  const app = appWith('hit');
  const first = await app.request('/');
  const tag = first.headers.get('ETag') ?? '';
  for (const known of [tag, `"other", ${tag}`, tag.replace('W/', ''), '*']) {
    const again = await app.request('/', { headers: { 'If-None-Match': known } });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
    expect(again.headers.get('ETag')).toBe(tag);
    expect([...again.headers.keys()]).toEqual([
      'cache-control',
      'cloudflare-cdn-cache-control',
      'etag',
    ]);
  }
});

test('a browser that has another page gets this one', async () => {
  const before = (await appWith('hit', { body: '<html lang="en-US">old</html>' }).request('/'))
    .headers;
  const response = await appWith('hit').request('/', {
    headers: { 'If-None-Match': before.get('ETag') ?? '' },
  });
  expect(response.status).toBe(200);
  expect(await response.text()).toBe(html);
});

test('the last good page shows an outage notice and is not cached', async () => {
  const body = html.replace('Page', '<p id="outage" class="hidden"></p>');
  const before = await appWith('hit', { body }).request('/');
  expect(await before.text()).toBe(body);
  const tag = before.headers.get('ETag') ?? '';
  const response = await appWith('outage', { body }).request('/', {
    headers: { 'If-None-Match': tag },
  });
  expect(response.status).toBe(200);
  const text = await response.text();
  expect(text).toContain('<html data-outage="" lang="en-US">');
  expect(text).toContain('class="hidden">We cannot reach our database right now. ');
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  expect(response.headers.get('Cloudflare-CDN-Cache-Control')).toBeNull();
  expect(response.headers.get('ETag')).toBeNull();
});

const place = '<aside id="announcement" class="hidden">';
const banner: Banner = {
  id: 7,
  text: 'We move. $& $`',
  href: null,
  words: null,
  tone: 'notice',
  ends_at: '9999-01-01T00:00:00Z',
};

test('a banner is in the page as it is served, which is then another one to a browser', async () => {
  const body = html.replace('Page', `${place}</aside>`);
  const before = await appWith('hit', { body }).request('/');
  const known = { headers: { 'If-None-Match': before.headers.get('ETag') ?? '' } };
  const app = appWith('hit', { body, banner });
  const response = await app.request('/', known);
  const text = await response.text();
  expect(text).toContain(`${place}<div role="status">We move. $&amp; $\`</div><button`);
  expect(text).toContain('<html data-announcement="7" ');
  const again = { headers: { 'If-None-Match': response.headers.get('ETag') ?? '' } };
  expect((await app.request('/', again)).status).toBe(304);
  const over = appWith('hit', { body, banner: { ...banner, ends_at: '2026-01-01T00:00:00Z' } });
  for (const without of [over, appWith('hit', { body })]) {
    const after = await without.request('/', again);
    expect([after.status, await after.text()]).toEqual([200, body]);
  }
});

test('a banner shows its text, link, and date without any markup', async () => {
  const body = html.replace('Page', `${place}</aside>`);
  const hostile = {
    ...banner,
    text: '</div><script>alert(1)</script>',
    href: '/"onmouseover="alert(1)',
    words: '<img src=x onerror=alert(1)>',
    ends_at: '9999-01-01T00:00:00Z"><script>',
  };
  const text = await (await appWith('hit', { body, banner: hostile }).request('/')).text();
  expect(text).not.toMatch(/<(script|img)|"onmouseover/);
  expect(text).toContain('&lt;/div&gt;&lt;script&gt;');
});

test('a page that is only being renewed shows none', async () => {
  const response = await appWith('stale').request('/');
  expect(await response.text()).toBe(html);
});

test('a deployment starts with an empty cache, since its pages name other files', async () => {
  const keys: string[] = [];
  await appWith('hit', { keys, version: 'build-1' }).request('/');
  await appWith('hit', { keys, version: 'build-2' }).request('/');
  expect(new Set(keys).size).toBe(2);
});

test('spellings and unused parameters of an address share one page, and the renderer sees neither', async () => {
  const keys: string[] = [];
  const requested: Request[] = [];
  const app = appWith('hit', { keys, requested });
  const headers = { Cookie: 'a=b', 'X-Forwarded-Host': 'evil.example' };
  for (const path of ['/about', '/about?q=1', '/About?x=2', '/%61bout', '/about?_routes=a']) {
    await app.request(path, { headers });
  }
  expect(new Set(keys).size).toBe(1);
  expect(new Set(requested.map(({ url }) => url))).toEqual(new Set(['http://localhost/about']));
  expect(requested.flatMap((request) => [...request.headers])).toEqual([]);
});

test('each query that a screen reads gets a cached page of its own', async () => {
  const keys: string[] = [];
  const app = appWith('hit', { keys });
  for (const path of ['/blog', '/blog?tag=a', '/blog?tag=b', '/?q=a', '/?q=b']) {
    await app.request(path);
  }
  expect(new Set(keys).size).toBe(5);
});

test('HEAD is answered from the same entry, without a body and without another rendering', async () => {
  const keys: string[] = [];
  const requested: Request[] = [];
  const app = appWith('hit', { keys, requested });
  const whole = await app.request('/about');
  const head = await app.request('/about', { method: 'HEAD' });
  expect(keys[1]).toBe(keys[0]);
  expect(requested[1]?.method).toBe('GET');
  expect(await head.text()).toBe('');
  expect([...head.headers]).toEqual([...whole.headers]);
});

test('unrecognized hosts and pages not worth caching add no cached pages', async () => {
  const keys: string[] = [];
  const app = appWith('hit', { keys });
  const none = ['http://evil.example/about', 'http://localhost.evil.example/', 'http://x/help'];
  for (const address of [...none, '/help?q=anything']) {
    const response = await app.request(address);
    expect(await response.text()).toBe(html);
    expect(response.headers.get('ETag')).not.toBeNull();
  }
  expect(keys).toEqual([]);
  for (const host of ['localhost:8787', '127.0.0.1', '[::1]:80', 'a.b.workers.dev']) {
    await app.request(`http://${host}/help`);
  }
  expect(new Set(keys).size).toBe(4);
});

test('with SITE_URL all hosts are that one', async () => {
  const keys: string[] = [];
  const requested: Request[] = [];
  const app = appWith('hit', { keys, requested, siteOrigin: 'https://site.example' });
  for (const host of ['site.example', 'evil.example', 'localhost']) {
    await app.request(`http://${host}/about`);
  }
  expect(new Set(keys)).toEqual(new Set(['build-1 https://site.example/about']));
  expect(requested[1]?.url).toBe('https://site.example/about');
});

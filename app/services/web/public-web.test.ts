import { expect, test } from 'vitest';
import { publicWebLimits } from '#app/config/limits.ts';
import { createPublicWeb, isPublicAddress, isPublicUrl } from './public-web.ts';

type Site = Record<string, string | Response | (() => Response)>;

/** A web of these pages and these addresses of hosts, and what it was asked. */
function webOf(site: Site, hosts: Record<string, string[]>) {
  const requested: { url: string; init: RequestInit | undefined }[] = [];
  const web = createPublicWeb(async (input, init) => {
    const url = new URL(input as string);
    if (url.hostname === 'cloudflare-dns.com') {
      const isIpv6 = url.searchParams.get('type') === 'AAAA';
      const addresses = hosts[url.searchParams.get('name') ?? ''] ?? [];
      const found = addresses.filter((address) => address.includes(':') === isIpv6);
      const alias = { type: 5, data: 'alias.example.' };
      const records = found.map((data) => ({ type: isIpv6 ? 28 : 1, data }));
      return Response.json({ Answer: [alias, ...records] });
    }
    requested.push({ url: url.href, init });
    const page = site[url.href];
    if (page === undefined) return new Response('none', { status: 404 });
    if (typeof page === 'function') return page();
    return page instanceof Response ? page : new Response(page);
  });
  return { web, requested };
}

const bakery = { 'bakery.example': ['93.184.216.34', '2606:4700::1'] };
const redirect = (to: string) => () =>
  new Response(null, { status: 302, headers: { Location: to } });

test('a page of the public web is read, without cookies and by itself alone', async () => {
  const { web, requested } = webOf({ 'https://bakery.example/': 'Bread' }, bakery);
  expect(await web.readText('https://bakery.example', 'bakery.example')).toEqual({
    ok: true,
    text: 'Bread',
  });
  expect(requested).toMatchObject([{ init: { redirect: 'manual' } }]);
  expect(Object.keys(requested[0]?.init?.headers ?? {})).toEqual(['Accept', 'User-Agent']);
});

test('redirects are followed within the domain, three at most', async () => {
  const hosts = { ...bakery, 'www.bakery.example': ['93.184.216.34'] };
  const site = {
    'http://bakery.example/': redirect('https://www.bakery.example/'),
    'https://www.bakery.example/': redirect('/home'),
    'https://www.bakery.example/home': 'Bread',
    'https://bakery.example/loop': redirect('/loop'),
  };
  const { web, requested } = webOf(site, hosts);
  expect(await web.readText('http://bakery.example/', 'bakery.example')).toMatchObject({
    text: 'Bread',
  });
  requested.length = 0;
  expect(await web.readText('https://bakery.example/loop', 'bakery.example')).toMatchObject({
    reason: 'refused',
  });
  expect(requested).toHaveLength(publicWebLimits.redirects + 1);
});

test.each([
  'http://127.0.0.1/',
  'http://169.254.169.254/latest/meta-data',
  'https://evil.example/',
  'http://bakery.example:8787/',
  'file:///etc/passwd',
  'http://inside.bakery.example/',
])('no redirect leads to %s', async (to) => {
  const hosts = {
    ...bakery,
    'inside.bakery.example': ['10.0.0.7'],
    'evil.example': ['93.184.216.34'],
  };
  const { web, requested } = webOf(
    { 'https://bakery.example/': redirect(to), [to]: 'secret' },
    hosts,
  );
  expect(await web.readText('https://bakery.example/', 'bakery.example')).toEqual({
    ok: false,
    reason: 'refused',
  });
  expect(requested.map(({ url }) => url)).toEqual(['https://bakery.example/']);
});

test.each([
  ['a private address', ['10.0.0.1']],
  ['a private address beside a public one', ['93.184.216.34', '::1']],
  ['no address', []],
])('a host that resolves to %s gets no request', async (_name, addresses) => {
  const { web, requested } = webOf(
    { 'https://bakery.example/': 'x' },
    { 'bakery.example': addresses },
  );
  expect(await web.readText('https://bakery.example/', 'bakery.example')).toMatchObject({
    reason: 'refused',
  });
  expect(requested).toEqual([]);
});

test('an endless page is read up to the limit', async () => {
  let isCancelled = false;
  const chunk = new TextEncoder().encode('x'.repeat(64 * 1024));
  const endless = new ReadableStream({
    pull: (controller) => controller.enqueue(chunk),
    cancel: () => void (isCancelled = true),
  });
  const { web } = webOf({ 'https://bakery.example/': new Response(endless) }, bakery);
  const read = await web.readText('https://bakery.example/', 'bakery.example');
  expect(read.ok && read.text.length).toBe(publicWebLimits.bytes);
  expect(isCancelled).toBe(true);
});

test('a missing page and an unreachable host are reported differently', async () => {
  const { web } = webOf({}, bakery);
  expect(await web.readText('https://bakery.example/', 'bakery.example')).toMatchObject({
    reason: 'missing',
  });
  const silent = createPublicWeb(() => Promise.reject(new Error('no route')));
  expect(await silent.readText('https://bakery.example/', 'bakery.example')).toMatchObject({
    reason: 'unreachable',
  });
});

test.each([
  'https://bakery.example/',
  'http://bakery.example:80/menu',
  'https://shop.bakery.example:443/?x=1#y',
])('requests to %s are allowed', (url) => {
  expect(isPublicUrl(new URL(url), 'bakery.example')).toBe(true);
});

test.each([
  'https://bakery.example:8443/',
  'ftp://bakery.example/',
  'file:///etc/passwd',
  'https://me:secret@bakery.example/',
  'https://evil.example/',
  'https://evilbakery.example/',
  'https://bakery.example.evil.example/',
  'http://127.0.0.1/',
  'http://0x7f.1/',
  'http://2130706433/',
  'http://[::1]/',
  'http://[::ffff:10.0.0.1]/',
  'http://localhost/',
])('%s may not', (url) => {
  expect(isPublicUrl(new URL(url), 'bakery.example')).toBe(false);
});

test.each(['printer.local', 'db.internal', 'x.localhost', 'nas.home.arpa', '127.0.0.1'])(
  'requests to %s are blocked, even though the listing names it',
  (domain) => {
    expect(isPublicUrl(new URL(`http://${domain}/`), domain)).toBe(false);
  },
);

test.each([
  '93.184.216.34',
  '8.8.8.8',
  '172.32.0.1',
  '2001:200::1',
  '2001:4860:4860::8888',
  '2606:4700::1111',
  '2a00:1450:4001::',
])('%s is of the public internet', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

test.each([
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '127.0.0.1',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '198.18.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:10.0.0.1',
  'fc00::1',
  'fe80::1',
  '64:ff9b::a00:1',
  '2002:a00:1::',
  '2001:0:1::',
  '2001:2::1',
  '2001:20::1',
  '2001:1ff::1',
  '2001:db8::1',
  '3fff::1',
  '3fff:fff::1',
  'bakery.example',
])('%s is not', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

import { expect, test } from 'vitest';
import { asService } from '../support/clients.ts';
import { createListings } from '../support/listings.ts';
import { findElement, findLinks, readText } from './read-html.ts';
import { fetchWorker } from './worker.ts';

async function createListing(facts: Parameters<typeof createListings>[0] = {}) {
  const [listing] = await createListings(facts);
  if (!listing) throw new Error('No listing');
  return listing;
}

test('a former slug, capitals and a slash at the end redirect for good, the query with them', async () => {
  const { id, slug } = await createListing();
  await asService()
    .from('businesses')
    .update({ slug: `${slug}-new` })
    .eq('id', id);
  for (const path of [slug, `${slug.toUpperCase()}-NEW`, `${slug}-new/`, id]) {
    const response = await fetchWorker(`/business/${path}?stars=5`);
    expect(response.status).toBe(301);
    expect(response.headers.get('Location')).toBe(`/business/${slug}-new?stars=5`);
  }
});

test('the data of a screen navigated to is an answer and no redirect', async () => {
  const { slug } = await createListing();
  const response = await fetchWorker(`/business/${slug}.data?stars=5`);
  expect(response.status).toBe(200);
  expect(await response.text()).not.toContain('SingleFetchRedirect');
});

test('a suspended listing answers 410, offers alternatives, and is not cached', async () => {
  const { slug, name } = await createListing({ status: 'suspended' });
  const response = await fetchWorker(`/business/${slug}`);
  expect(response.status).toBe(410);
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  const html = await response.text();
  expect(html).toContain('This listing has been taken down');
  expect(html).toContain('Cafés &amp; Coffee');
  expect(html).toMatch(/<meta name="robots" content="noindex/);
  expect(html).not.toContain(name);
  for (const path of ['vcard', 'qr.svg']) {
    expect((await fetchWorker(`/business/${slug}/${path}`)).status).toBe(410);
  }
});

test('a closed listing says so, is not indexed, and leads elsewhere', async () => {
  const { slug, name } = await createListing({ status: 'closed', phone: '(512) 555-0100' });
  const response = await fetchWorker(`/business/${slug}`);
  expect(response.status).toBe(200);
  const html = await response.text();
  expect(html).toContain('Permanently closed');
  expect(html).toMatch(/<meta name="robots" content="noindex/);
  expect(html).toContain('Former address');
  expect(html).toMatch(/class="[^"]*button-solid[^"]*"[^>]* href="\/\?category=cafes&amp;city=/);
  for (const reach of ['tel:', 'href="https://www.google', `Contact ${name}`, '/vcard', 'Map:']) {
    expect(html).not.toContain(reach);
  }
  expect(html).toContain('Is something wrong here?');
  expect(readText(html)).not.toMatch(/Managed by|manages this listing|Claim it/);
});

test('a listing tells how to reach it, and leads to its correction, a report and a claim', async () => {
  const { id, slug, name, street } = await createListing({ phone: '(512) 555-0100' });
  const html = await (await fetchWorker(`/business/${slug}`)).text();
  expect(findLinks(html, '(512) 555-0100')).toContain('tel:+15125550100');
  const [map = ''] = html.match(/https:\/\/www\.google\.com\/maps\/search\/[^"]+/) ?? [];
  expect(new URL(map).search).toContain(encodeURIComponent(street ?? ''));
  const routes = findLinks(html, /^Directions/);
  expect(routes.length).toBeGreaterThan(0);
  for (const route of routes) {
    const { pathname, searchParams } = new URL(route);
    expect(pathname).toBe('/maps/dir/');
    expect(searchParams.get('destination')).toBe(`${name}, ${street}, Testville, KS 67999`);
  }
  expect(html).toContain('"postalCode":"67999"');
  expect(findLinks(html, 'Suggest an edit')).toContain(`/business/${slug}/suggest`);
  expect(findLinks(html, 'Report this listing')).toContain(`/report/listing/${id}`);
  expect(findLinks(html, /Claim it/)).toContain(`/claim/${slug}`);
  expect(findLinks(html, 'Share')[0]).toMatch(/^mailto:/);
  expect(findLinks(html, 'Save contact')).toContain(`/business/${slug}/vcard`);
  const text = readText(html);
  expect(text).toContain(`No one has asked about ${name} yet.`);
  expect(text).toContain('No owner manages this listing yet, so answers');
  expect(text).toContain('No owner manages this listing yet, so you cannot send a message');
});

test('a listing that does not exist is answered with a search box', async () => {
  const response = await fetchWorker('/business/no-such-business-anywhere');
  expect(response.status).toBe(404);
  expect(await response.text()).toContain('role="search"');
});

test('reviews are sorted, filtered and paged by links', async () => {
  const { id, slug } = await createListing();
  const rows = Array.from({ length: 24 }, (_, index) => ({
    business_id: id,
    author_name: 'Dana R.',
    rating: 1 + (index % 5),
    body: `Review ${index}`,
  }));
  await asService().from('reviews').insert(rows).throwOnError();
  const profile = `/business/${slug}`;
  const open = async (address: string) => {
    const [path = ''] = address.split('#');
    return (await fetchWorker(path)).text();
  };
  const html = await open(profile);
  const bodiesOf = (page: string): string[] => readText(page).match(/Review \d+/g) ?? [];
  const [more = ''] = findLinks(html, 'More reviews');
  expect(more).toMatch(/\?after=[0-9a-f-]+#reviews$/);
  const later = bodiesOf(await open(more));
  expect(later.length).toBeGreaterThan(0);
  expect(later.filter((body) => bodiesOf(html).includes(body))).toEqual([]);
  const [highest = ''] = findLinks(html, 'Highest');
  expect(highest).toBe(`${profile}?sort=highest#reviews`);
  const list = findElement(await open(highest), 'ul', 'aria-label="Reviews by stars"');
  const [stars = ''] = findLinks(list, /./);
  expect(stars).toMatch(/\?sort=highest&stars=\d#reviews$/);
  const chosen = readText(await open(stars));
  expect(bodiesOf(chosen).length).toBeGreaterThan(3);
  expect(new Set(chosen.match(/\d(?= out of 5 stars)/g))).toEqual(
    new Set([/\d(?=#)/.exec(stars)?.[0]]),
  );
});

test('a moved listing links to where it moved, and says which street that is', async () => {
  const target = await createListing({ name: 'New Rooms', street: '12 Elm St' });
  const old = await createListing({ status: 'moved', moved_to: target.id });
  const html = await (await fetchWorker(`/business/${old.slug}`)).text();
  expect(html).toMatch(
    new RegExp(`href="/business/${target.slug}"[^>]*>12 Elm St[^<]*, as New Rooms<`),
  );
});

test('neighbors of one name are distinguished by their streets', async () => {
  const [here] = await createListings(
    { lat: 39.2, lng: -101.2 },
    { name: 'Twin Rooms', street: '5 First St', lat: 39.2, lng: -101.21 },
    { name: 'Twin Rooms', street: '7 Second St', lat: 39.2, lng: -101.22 },
  );
  const { data: bakeries } = await asService()
    .from('categories')
    .select('id')
    .eq('slug', 'bakeries')
    .single();
  const neighbour = {
    name: 'Twin Bakery',
    category_id: bakeries?.id ?? 0,
    lat: 39.21,
    lng: -101.2,
  };
  await createListings(
    { ...neighbour, street: '9 Third St' },
    { ...neighbour, street: '11 Fourth St' },
    { ...neighbour, name: 'Only Bakery', street: '13 Fifth St' },
  );
  const html = await (await fetchWorker(`/business/${here?.slug}`)).text();
  const words = html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');
  for (const street of ['5 First St · Testville', '7 Second St · Testville']) {
    expect(words).toContain(`Twin Rooms ${street}`);
  }
  for (const street of ['9 Third St', '11 Fourth St']) {
    expect(words).toMatch(new RegExp(`Twin Bakery [^,]+ , ${street}`));
  }
  expect(words).not.toMatch(/Only Bakery [^,]+ , 13 Fifth St/);
});

test('a listing with few facts still has a complete page', async () => {
  const { slug } = await createListing({ street: null, lat: null, lng: null, phone: null });
  const response = await fetchWorker(`/business/${slug}`);
  expect(response.status).toBe(200);
  expect(await response.text()).not.toMatch(/\bnull\b<|undefined</);
});

test('the contact card is a file for address books', async () => {
  const { slug } = await createListing({ name: 'Soup; Salad, Bread', phone: '(512) 555-0100' });
  const response = await fetchWorker(`/business/${slug}/vcard`);
  expect(response.headers.get('Content-Type')).toBe('text/vcard; charset=utf-8');
  expect(response.headers.get('Content-Disposition')).toBe(`attachment; filename="${slug}.vcf"`);
  const card = await response.text();
  expect(card).toContain('FN:Soup\\; Salad\\, Bread\r\n');
  expect(card).toContain('+15125550100\r\n');
  expect((await fetchWorker('/business/no-such-place/vcard')).status).toBe(404);
});

test('the QR code is an image, and a missing listing has none', async () => {
  const { slug } = await createListing();
  const response = await fetchWorker(`/business/${slug}/qr.svg`);
  expect(response.headers.get('Content-Type')).toBe('image/svg+xml');
  expect(await response.text()).toMatch(/^<svg/);
  expect((await fetchWorker('/business/no-such-place/qr.svg')).status).toBe(404);
});

test.each(['site', 'businesses', 'guides', 'posts'] as const)(
  'the picture for sharing of %s is a PNG of 1200 by 630',
  async (kind) => {
    const path = `/share/${kind === 'site' ? kind : `${kind}/${await findSlug(kind)}`}.png`;
    const first = await fetchWorker(path);
    expect(first.headers.get('Content-Type')).toBe('image/png');
    expect(first.headers.get('Cache-Control')).toBe('public, max-age=0');
    const bytes = new DataView(await first.arrayBuffer());
    expect(bytes.getUint32(0)).toBe(0x89504e47);
    expect([bytes.getUint32(16), bytes.getUint32(20)]).toEqual([1200, 630]);
    const second = await fetchWorker(path);
    expect(second.headers.get('Server-Timing')).toContain('cache;desc=hit');
  },
);

test.each([
  '/share/businesses/no-such-place.png',
  '/share/businesses/site.jpg',
  '/share/other/site.png',
  '/share/businesses/a/b.png',
  '/share/..%2f.png',
])('there is no picture at %s', async (path) => {
  expect((await fetchWorker(path)).status).toBe(404);
});

test('a page describes its sharing image with size and alt text', async () => {
  const { slug, name } = await createListing();
  const html = await (await fetchWorker(`/business/${slug}`)).text();
  expect(html).toMatch(
    new RegExp(`<meta property="og:image" content="http[^"]+/share/businesses/${slug}.png"`),
  );
  expect(html).toContain('<meta property="og:image:width" content="1200"');
  expect(html).toMatch(new RegExp(`<meta property="og:image:alt" content="[^"]*${name}`));
  expect(await (await fetchWorker('/')).text()).toMatch(
    /og:image" content="http[^"]+\/share\/site.png"/,
  );
});

test('each choice of reviews is a page of its own', async () => {
  const { id, slug } = await createListing();
  await asService()
    .from('reviews')
    .insert(
      [5, 2].map((rating) => ({
        business_id: id,
        author_name: 'Dana R.',
        rating,
        body: `Worth ${rating}`,
      })),
    );
  const all = await (await fetchWorker(`/business/${slug}`)).text();
  expect(all).toContain('Worth 5');
  expect(all).toContain('Worth 2');
  const good = await (await fetchWorker(`/business/${slug}?stars=5`)).text();
  expect(good).toContain('Worth 5');
  expect(good).not.toContain('Worth 2');
  expect(good).toContain(`/business/${slug}"`);
});

test('only reading is allowed', async () => {
  for (const path of ['/business/any/vcard', '/business/any/qr.svg', '/share/site.png']) {
    const response = await fetchWorker(path, { method: 'POST' });
    expect(response.status).toBe(405);
    expect(response.headers.get('Allow')).toBe('GET, HEAD');
  }
});

async function findSlug(kind: 'businesses' | 'guides' | 'posts'): Promise<string> {
  if (kind === 'businesses') return (await createListing({ name: 'Crème & Co. <b>' })).slug;
  const { data } = await asService()
    .from('articles')
    .select('slug')
    .match({ kind: kind === 'guides' ? 'guide' : 'post', status: 'published' })
    .limit(1);
  return data?.[0]?.slug ?? '';
}

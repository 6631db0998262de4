import { parseAtomFeed, parseJsonFeed } from 'feedsmith';
import { expect, test } from 'vitest';
import { createGuide, createPost } from '../support/articles.ts';
import { asService } from '../support/clients.ts';
import { createListings } from '../support/listings.ts';
import { findElement, findElements, findLinks, readAttribute, readText } from './read-html.ts';
import { fetchWorker } from './worker.ts';

const cacheState = (response: Response) =>
  /cache;desc=(\w+)/.exec(response.headers.get('Server-Timing') ?? '')?.[1];

test('the Atom feed has the latest posts in full, with absolute addresses', async () => {
  const response = await fetchWorker('/blog/feed.xml');
  expect(response.status).toBe(200);
  expect(response.headers.get('Content-Type')).toBe('application/atom+xml; charset=utf-8');
  const feed = parseAtomFeed(await response.text());
  const origin = new URL(feed.id ?? '').origin;
  expect(feed.links).toContainEqual(
    expect.objectContaining({ href: `${origin}/blog/feed.xml`, rel: 'self' }),
  );
  expect(feed.entries?.length).toBeGreaterThan(3);
  for (const entry of feed.entries ?? []) {
    expect(entry.id).toMatch(new RegExp(`^${origin}/blog/[a-z0-9-]+$`));
    expect(entry.title?.value).toBeTruthy();
    expect(entry.authors?.[0]?.name).toBeTruthy();
    expect(entry.content).toMatchObject({ type: 'html' });
    expect(entry.content?.value).not.toMatch(/href="\//);
    expect(entry.content?.value).not.toContain('::listing');
  }
  const times = feed.entries?.map(({ published }) => published ?? '');
  expect(times).toEqual(times?.toSorted().toReversed());
});

test('the JSON feed says the same', async () => {
  const response = await fetchWorker('/blog/feed.json');
  expect(response.headers.get('Content-Type')).toBe('application/feed+json; charset=utf-8');
  const answer: unknown = await response.json();
  expect(answer).toMatchObject({ version: 'https://jsonfeed.org/version/1.1' });
  const feed = parseJsonFeed(answer);
  const atom = parseAtomFeed(await (await fetchWorker('/blog/feed.xml')).text());
  expect(feed.items?.map(({ url, title }) => [url, title])).toEqual(
    atom.entries?.map(({ id, title }) => [id, title?.value]),
  );
});

test.each(['/blog/feed.xml', '/blog/feed.json'])(
  '%s is cached, and answers 304 to those who have it',
  async (path) => {
    const first = await fetchWorker(path);
    expect(first.headers.get('Cache-Control')).toBe('public, max-age=0');
    const etag = first.headers.get('ETag') ?? '';
    expect(etag).not.toBe('');
    const again = await fetchWorker(path, { headers: { 'If-None-Match': etag } });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
    expect(cacheState(again)).toBe('hit');
    const refused = await fetchWorker(path, { method: 'POST' });
    expect(refused.status).toBe(405);
  },
);

test.each(['/cityguides/no-such-guide', '/blog/no-such-post'])('%s answers 404', async (path) => {
  expect((await fetchWorker(path)).status).toBe(404);
});

test('a draft answers 404 and does not show itself', async () => {
  const guide = await createGuide({ status: 'draft' });
  const response = await fetchWorker(`/cityguides/${guide.slug}`);
  expect(response.status).toBe(404);
  expect(await response.text()).not.toContain(guide.title);
});

test('a guide is cached, and the blog has a cached page for each tag', async () => {
  const guide = await createGuide();
  const path = `/cityguides/${guide.slug}`;
  expect(cacheState(await fetchWorker(path))).toBe('miss');
  // Once more, where the isolate had not yet heard of the new guide when it made the page.
  await expect.poll(async () => cacheState(await fetchWorker(path))).toBe('hit');
  const [one, other] = [
    await createPost({ tags: ['test-one'] }),
    await createPost({ tags: ['test-two'] }),
  ];
  const html = await (await fetchWorker('/blog?tag=test-one')).text();
  expect(html).toContain(one.title);
  expect(html).not.toContain(other.title);
  expect(await (await fetchWorker('/blog?tag=test-two')).text()).toContain(other.title);
});

test('markup and script links in a guide come out as plain text', async () => {
  const guide = await createGuide({
    body: 'Hello <script>alert(1)</script> <img src=x onerror=alert(1)>\n\n[press](javascript:alert(1))',
  });
  const html = await (await fetchWorker(`/cityguides/${guide.slug}`)).text();
  expect(html).not.toContain('<script>alert(1)');
  expect(html).not.toContain('<img src=x');
  expect(html).not.toContain('href="javascript:');
});

test('a card says what became of its business: closed, moved, or no longer here', async () => {
  const [target, closed, hidden] = await createListings(
    {},
    { status: 'closed' },
    { status: 'suspended' },
  );
  const [moved] = await createListings({ status: 'moved', moved_to: target?.id ?? null });
  const guide = await createGuide({
    body: [closed, moved, hidden].map((gone) => `::listing{slug="${gone?.slug}"}`).join('\n\n'),
  });
  const html = await (await fetchWorker(`/cityguides/${guide.slug}`)).text();
  const text = html.replaceAll(/<script[\s\S]*?<\/script>/g, '').replaceAll(/<[^>]*>/g, '');
  expect(text).toContain('This business has since closed permanently.');
  expect(text).toContain(`It is now ${target?.name}`);
  expect(text).toContain('This business is no longer in the directory.');
  expect(html).not.toContain(hidden?.name);
});

test('a guide lists its stops before the text, with the ways between and the hours of a time', async () => {
  const weekdays = [1, 2, 3, 4, 5].map((day_of_week) => ({
    day_of_week,
    opens: '09:00',
    closes: '17:00',
  }));
  const stops = await createListings(
    { lat: 30.2747, lng: -97.7404 },
    { lat: 30.2672, lng: -97.7431 },
    { lat: null, lng: null },
  );
  const service = asService();
  const rows = stops
    .slice(0, 2)
    .flatMap(({ id }) => weekdays.map((hours) => ({ ...hours, business_id: id })));
  await service
    .from('opening_hours')
    .delete()
    .in(
      'business_id',
      stops.map(({ id }) => id),
    );
  await service.from('opening_hours').insert(rows);
  const guide = await createGuide({
    body: stops
      .map(
        ({ slug }, at) =>
          `## Part ${at}\n\n::listing{slug="${slug}"${at === 1 ? ' time="6:30"' : ''}}`,
      )
      .join('\n\n'),
  });
  const fetchGuide = async (query: string) =>
    (await fetchWorker(`/cityguides/${guide.slug}${query}`)).text();
  const read = async (query: string) => {
    const html = await fetchGuide(query);
    const list = /<section[^>]* aria-labelledby="stops">([^]*?)<\/section>/.exec(html)?.[1] ?? '';
    return list.replaceAll(/<!-- -->/g, '');
  };
  const list = await read('?day=wed&time=10:00');
  const places = stops.map(({ slug }) => list.indexOf(`/business/${slug}`));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(list).toContain('0.7 mi, about 15 min on foot');
  expect(list).toMatch(/href="#part-0">Part 0<\/a>/);
  expect(list).toContain('Wednesday, 9 AM – 5 PM');
  // The text has the second at 6:30, whatever the form says.
  expect(list).toContain('href="#part-1">6:30 AM</a>');
  expect(list).toContain('Closed then');
  expect(await fetchGuide('')).toMatch(
    /google\.com\/maps\/dir\/[^"]*travelmode=driving[^"]*waypoints=/,
  );
  const sunday = await read('?day=sun&time=10:00');
  expect(sunday).toContain('Closed then');
  expect(sunday).not.toContain('Open at that time');
});

test('a guide’s structured data names its type, places, and parent', async () => {
  const [open, closed] = await createListings({}, { status: 'closed' });
  const guide = await createGuide({
    body: `::listing{slug="${open?.slug}"}\n\n::listing{slug="${closed?.slug}"}`,
  });
  const html = await (await fetchWorker(`/cityguides/${guide.slug}`)).text();
  const blocks = Array.from(
    html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g),
    (match) => JSON.parse(match[1] ?? '') as { '@type': string },
  );
  expect(blocks.map((block) => block['@type'])).toEqual(['BreadcrumbList', 'Article', 'ItemList']);
  expect(blocks[1]).toMatchObject({ headline: guide.title, author: { '@type': 'Person' } });
  expect(blocks[2]).toMatchObject({ itemListElement: [{ position: 1, name: open?.name }] });
});

test('the list of guides leads to one, whose cards say if they are open, with its date', async () => {
  const list = await (await fetchWorker('/cityguides')).text();
  const [guide = ''] = findLinks(list, /first coffee/);
  expect(guide).toBe('/cityguides/austin-tx');
  const html = await (await fetchWorker(guide)).text();
  expect(readText(findElement(html, 'h1'))).toContain('Austin');
  const cards = findElements(html, 'article').filter((card) =>
    card.includes('Laurel &amp; Saucer'),
  );
  expect(readText(cards.at(-1) ?? '')).toMatch(/Open|Closed/);
  expect(readText(html)).toContain('March 12, 2026');
});

test('an author’s posts are reached from a post, each with its date', async () => {
  const html = await (await fetchWorker('/blog/keeping-a-listing-true')).text();
  const [, link = '', name = ''] =
    />By (?:<!-- -->)?<a [^>]*href="([^"]+)"[^>]*>([^<]+)</.exec(html) ?? [];
  const page = await (await fetchWorker(link)).text();
  expect(readText(page)).toContain(`Posts by ${name}`);
  const posts = findElements(page, 'article').map(readText);
  expect(posts.length).toBeGreaterThan(1);
  for (const post of posts) {
    expect(post).toContain(name);
    expect(post).toMatch(/[A-Z][a-z]+ \d{1,2}, 20\d\d/);
  }
});

test('a tag filters the blog, and All posts removes the filter', async () => {
  const all = await (await fetchWorker('/blog')).text();
  const [address = ''] = findLinks(all, /^Reviews/);
  expect(address).toBe('/blog?tag=reviews');
  const filtered = await (await fetchWorker(address)).text();
  const tags = findElement(filtered, 'nav', 'Posts by tag');
  const current = findElements(tags, 'a').filter((link) => link.includes('aria-current="true"'));
  expect(current.map(readText)).toEqual([expect.stringMatching(/^Reviews/)]);
  expect(findLinks(tags, 'All posts')).toEqual(['/blog']);
  const posts = findElements(filtered, 'article').length;
  expect(posts).toBeGreaterThan(0);
  expect(posts).toBeLessThan(findElements(all, 'article').length);
});

test('a tag that no post has leads back to all posts', async () => {
  const html = await (await fetchWorker('/blog?tag=zzz')).text();
  expect(readText(html)).toContain('Nothing about “Zzz” yet');
  expect(findLinks(html, 'Read all posts')).toEqual(['/blog']);
});

test('the blog tells readers where its feeds are', async () => {
  const html = await (await fetchWorker('/blog')).text();
  const feeds = (html.match(/<link [^>]*rel="alternate"[^>]*>/g) ?? [])
    .filter((link) => readAttribute(link, 'type') !== null)
    .map((link) => readAttribute(link, 'href') ?? '');
  expect(feeds.length).toBeGreaterThan(1);
  for (const feed of feeds) {
    const { pathname, search } = new URL(feed, 'https://mainstreet.example');
    expect((await fetchWorker(pathname + search)).status).toBe(200);
  }
  expect(findLinks(html, 'Atom')).toEqual(['/blog/feed.xml']);
});

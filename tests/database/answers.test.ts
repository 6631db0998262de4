import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import {
  feedPostSchema,
  guideCardSchema,
  postCardSchema,
} from '#app/domain/article/article-schema.ts';
import { findFeedPosts, findGuides, findPosts } from '#app/domain/article/article.server.ts';
import { callFunction } from '#app/domain/call-function.ts';
import { formatCursor } from '#app/domain/search/search-query.ts';
import { searchDirectory } from '#app/domain/search/search.server.ts';
import { noCache } from '#app/services/kv/cache.ts';
import { fetchAndCheck } from '../support/check-answer.ts';
import { asAnyone, asService } from '../support/clients.ts';
import { search } from '../support/search.ts';
import { shippedVocabulary } from '../support/shipped-vocabulary.ts';

// The clients of tests parse every answer of a function in SQL (support/check-answer.ts); here the
// seed makes them say everything they can.
const db = asAnyone();

test.each(['published', 'closed', 'moved', 'suspended'] as const)(
  'profiles of the seed that are %s fit their schema',
  async (status) => {
    const { data } = await asService()
      .from('businesses')
      .select('slug')
      .eq('status', status)
      .not('slug', 'like', 'test-%')
      .order('review_count', { ascending: false })
      .limit(15);
    expect(data?.length).toBeGreaterThan(0);
    for (const { slug } of data ?? []) {
      const profile = await callFunction({ db }, 'get_business', { id_or_slug: slug });
      expect(profile?.status).toBe(status === 'suspended' ? 'gone' : status);
    }
  },
);

test('every guide and every post of the seed fits its schema, alone and in lists', async () => {
  const guides = await findGuides({ db });
  expect(z.array(guideCardSchema).parse(guides).length).toBeGreaterThan(3);
  for (const { slug } of guides) {
    expect(await callFunction({ db }, 'get_guide', { guide_slug: slug })).toMatchObject({ slug });
  }
  const posts = await findPosts({ db }, { limit: 100 });
  expect(z.array(postCardSchema).parse(posts).length).toBeGreaterThan(3);
  for (const { slug } of posts) {
    expect(await callFunction({ db }, 'get_post', { post_slug: slug })).toMatchObject({ slug });
  }
  const whole = await findFeedPosts({ db }, { limit: 100 });
  expect(z.array(feedPostSchema).parse(whole)).toHaveLength(posts.length);
});

test.each([
  {},
  { q: 'pizza', near: 'Austin, TX' },
  { q: 'piza open now', near: '78701' },
  { q: 'vet open sunday at 10' },
  { near: 'Texas', sort: 'rating' },
  { lat: 30.27, lng: -97.74, sort: 'distance' },
  { metro: 'austin-tx', category: 'cafes', open_minute: 600 },
  { south: 30, west: -98.2, north: 30.8, east: -97.3, min_rating: 4 },
  { q: 'nothing is called so', category: 'unknown', metro: 'unknown', near: 'nowhere at all' },
])('the answer to the search %j fits its schema', async (args) => {
  expect((await search(args)).facets.rating).toHaveLength(4);
});

test.each(['categories', 'metros', 'guides', 'posts'])(
  'the %s of a sitemap from the seed fit their schema',
  async (kind) => {
    const rows = await callFunction({ db: asService() }, 'sitemap_pages', { kind });
    expect(rows.length).toBeGreaterThan(3);
  },
);

/** Knows the vocabulary. */
const watch = () => ({ readForCopy: async () => shippedVocabulary }) as never;

test('a cursor of another sort order is refused as such', async () => {
  const cursor = formatCursor({ key: 'a name', id: crypto.randomUUID() });
  const query = { q: 'pizza', sort: 'rating', radius_miles: 25, cursor } as const;
  await expect(searchDirectory({ db, cache: noCache, watch }, query)).rejects.toMatchObject({
    code: 'invalid_parameters',
    fields: { cursor: ['This cursor belongs to another search.'] },
  });
});

describe('a response that arrives after its test has ended', { shuffle: false }, () => {
  const held: ServerResponse[] = [];
  const server = createServer((_, response) => void held.push(response));
  const asked: Promise<Response>[] = [];

  async function ask(): Promise<void> {
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const request = once(server, 'request');
    asked.push(fetchAndCheck(`http://127.0.0.1:${port}/rest/v1/rpc/of_no_schema`));
    await request;
  }

  test('belongs to a test that did not wait', async () => {
    await ask();
    expect(held).toHaveLength(1);
  });

  test('does not fail the next test', async () => {
    held.pop()?.end('{}');
    expect((await asked.pop())?.status).toBe(200);
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  });

  test.fails('belongs to a test that timed out', async () => {
    await ask();
    await expect(asked[0]).resolves.toBeDefined();
  }, 500);

  test('rejects as timed out in the next test', async () => {
    await expect(asked.pop()).rejects.toThrow('timed out');
    server.closeAllConnections();
    server.close();
  });
});

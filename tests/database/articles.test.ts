import { expect, onTestFinished, test } from 'vitest';
import { callFunction } from '#app/domain/call-function.ts';
import { createGuide, createPost } from '../support/articles.ts';
import { asAnyone, asService, signInAs } from '../support/clients.ts';
import { createListings } from '../support/listings.ts';

const create = { guides: createGuide, posts: createPost };
const kinds = ['guides', 'posts'] as const;
const tomorrow = () => new Date(Date.now() + 86_400_000).toISOString();

test.each(kinds)(
  'visitors read published %s, and neither drafts nor those of tomorrow',
  async (kind) => {
    const shown = await create[kind]();
    const draft = await create[kind]({ status: 'draft' });
    const early = await create[kind]({ published_at: tomorrow() });
    for (const client of [asAnyone(), (await signInAs('owner')).client]) {
      const listed = await callFunction({ db: client }, `find_${kind}`, {});
      const made = new Set([shown, draft, early].map(({ slug }) => slug));
      const found = listed.map(({ slug }) => slug).filter((slug) => made.has(slug));
      expect(found).toEqual([shown.slug]);
    }
  },
);

test.each(kinds)('admins read drafts of %s', async (kind) => {
  const { client } = await signInAs('admin');
  const draft = await create[kind]({ status: 'draft', published_at: null });
  const { data } = await client.from('articles').select('status').eq('id', draft.id);
  expect(data).toEqual([{ status: 'draft' }]);
});

test.each([
  ['visitors who are not signed in', null],
  ['community users', 'visitor'],
  ['business owners', 'owner'],
  ['admins, who have functions for it,', 'admin'],
  ['super admins', 'super'],
] as const)('%s may not write guides and posts by table requests', async (_who, account) => {
  const client = account === null ? asAnyone() : (await signInAs(account)).client;
  const guide = await createGuide();
  const post = await createPost();
  const { author_id } = post;
  const text = { title: 'X', summary: 'X', body: 'X', author_id };
  const added = [
    await client
      .from('articles')
      .insert({ ...text, kind: 'guide', slug: 'x-guide', metro_id: guide.metro_id }),
    await client.from('articles').insert({ ...text, kind: 'post', slug: 'x-post' }),
  ];
  expect(added.map(({ error }) => error?.code)).toEqual(['42501', '42501']);
  for (const { id } of [guide, post]) {
    await client.from('articles').update({ title: 'Defaced' }).eq('id', id);
    await client.from('articles').delete().eq('id', id);
    const all = await client.from('articles').delete().not('id', 'is', null);
    expect(all.error?.code).toBe('42501');
    const { data } = await asService().from('articles').select('title').eq('id', id).single();
    expect(data?.title).toMatch(/^Test /);
  }
});

test.each([
  ['visitors who are not signed in', null],
  ['business owners', 'owner'],
] as const)('%s may not write authors', async (_who, account) => {
  const client = account === null ? asAnyone() : (await signInAs(account)).client;
  const { author_id } = await createPost();
  const added = await client.from('authors').insert({ slug: 'x-author', name: 'X' });
  expect(added.error?.code).toBe('42501');
  await client.from('authors').update({ name: 'Nobody' }).eq('id', author_id);
  const { data: author } = await asService()
    .from('authors')
    .select('name')
    .eq('id', author_id)
    .single();
  expect(author?.name).not.toBe('Nobody');
});

test('an admin’s change to a guide is in the audit log', async () => {
  const { client, userId } = await signInAs('admin');
  const { id } = await createGuide({ body: 'Before.' });
  const { data: guide } = await client.rpc('get_article_to_edit', {
    kind: 'guide',
    article_id: id,
  });
  const { content, revision } = guide as { content: object; revision: number };
  const saved = await client.rpc('save_article', {
    kind: 'guide',
    article_id: id,
    expected_revision: revision,
    content: { ...content, body: 'After, longer.' },
  });
  expect(saved.data).toMatchObject({ outcome: 'saved' });
  const { data } = await asService()
    .from('audit_log')
    .select('actor_id, table_name, before, after')
    .eq('row_id', id);
  expect(data).toEqual([
    {
      actor_id: userId,
      table_name: 'articles',
      before: { body: 'Before.' },
      after: { body: 'After, longer.' },
    },
  ]);
});

test('a guide brings the listings of its text: open, closed and moved ones, and no hidden one', async () => {
  const [open, closed, hidden, target] = await createListings(
    {},
    { status: 'closed' },
    { status: 'suspended' },
    {},
  );
  const [moved] = await createListings({ status: 'moved', moved_to: target?.id ?? null });
  const slugs = [open, closed, hidden, moved].map((listing) => listing?.slug ?? '');
  const { slug } = await createGuide({
    body: slugs.map((name) => `Go.\r\n\r\n::listing{slug="${name}" time="7:30"}\r\n`).join('\r\n'),
  });
  const guide = await callFunction({ db: asAnyone() }, 'get_guide', { guide_slug: slug });
  const listings = new Map(guide?.listings.map((card) => [card.slug, card]));
  expect(new Set(listings.keys())).toEqual(new Set([open?.slug, closed?.slug, moved?.slug]));
  expect(listings.get(closed?.slug ?? '')?.status).toBe('closed');
  expect(listings.get(moved?.slug ?? '')).toMatchObject({
    status: 'moved',
    moved_to: { slug: target?.slug, name: target?.name },
  });
});

test('a draft cannot be read by its slug, not even through the functions', async () => {
  const guide = await createGuide({ status: 'draft' });
  const post = await createPost({ published_at: tomorrow() });
  const { client: admin } = await signInAs('admin');
  for (const client of [asAnyone(), admin]) {
    expect((await client.rpc('get_guide', { guide_slug: guide.slug })).data).toBeNull();
    expect((await client.rpc('get_post', { post_slug: post.slug })).data).toBeNull();
  }
});

test('other guides of the same metro come first', async () => {
  const metros = await asService()
    .from('metros')
    .select('id')
    .in('slug', ['boise-id', 'austin-tx']);
  const metro_id = metros.data?.[0]?.id ?? 0;
  const guide = await createGuide({ metro_id });
  const neighbour = await createGuide({ metro_id, published_at: '2000-01-01T00:00:00Z' });
  const found = await callFunction({ db: asAnyone() }, 'get_guide', { guide_slug: guide.slug });
  const others = found?.others.map(({ slug }) => slug);
  expect(others).toContain(neighbour.slug);
  expect(others).not.toContain(guide.slug);
  expect(others).toHaveLength(4);
});

test('the blog is narrowed to a tag, and counts every tag', async () => {
  const post = await createPost({ tags: ['test-only', 'hours'] });
  await createPost({ tags: ['test-only'], status: 'draft' });
  const blog = await callFunction({ db: asAnyone() }, 'get_blog', { tag: 'test-only' });
  expect(blog.posts.map(({ slug }) => slug)).toEqual([post.slug]);
  expect(blog.tags).toContainEqual({ tag: 'test-only', count: 1 });
  expect(blog.authors.length).toBeGreaterThan(0);
});

test('the blog is narrowed to an author, and to a tag of theirs', async () => {
  const service = asService();
  const slug = `test-${crypto.randomUUID().slice(0, 8)}`;
  const { data: author } = await service
    .from('authors')
    .insert({ slug, name: 'Somebody Else' })
    .select('id')
    .single();
  onTestFinished(async () => void (await service.from('authors').delete().eq('slug', slug)));
  const theirs = await createPost({ author_id: author?.id ?? '', tags: ['test-author'] });
  await createPost({ tags: ['test-author'] });
  const find = async (query: { author: string; tag?: string }) => {
    const { posts } = await callFunction({ db: asAnyone() }, 'get_blog', query);
    return posts.map((post) => post.slug);
  };
  expect(await find({ author: slug })).toEqual([theirs.slug]);
  expect(await find({ author: slug, tag: 'test-author' })).toEqual([theirs.slug]);
  expect(await find({ author: slug, tag: 'another' })).toEqual([]);
  expect(await find({ author: 'nobody' })).toEqual([]);
});

test('related posts are those with most tags in common', async () => {
  const tags = ['test-one', 'test-two'];
  const post = await createPost({ tags });
  const twin = await createPost({ tags, published_at: '2000-01-01T00:00:00Z' });
  const cousin = await createPost({ tags: ['test-one'], published_at: '2001-01-01T00:00:00Z' });
  const found = await callFunction({ db: asAnyone() }, 'get_post', { post_slug: post.slug });
  const related = found?.related.map(({ slug }) => slug);
  expect(related?.slice(0, 2)).toEqual([twin.slug, cousin.slug]);
});

test.each([
  ['a tag with capitals', { tags: ['Hours'] }],
  ['an empty tag', { tags: [''] }],
  ['a tag with a comma', { tags: ['a,,b'] }],
  ['a published text without a day', { published_at: null }],
])('the database refuses %s', async (_what, change) => {
  const { id } = await createPost();
  const { error } = await asService().from('articles').update(change).eq('id', id);
  expect(error?.code).toBe('23514');
});

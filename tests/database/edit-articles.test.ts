import { expect, onTestFinished, test } from 'vitest';
import {
  describeArticleRefusal,
  describeGone,
  type GoneListing,
  writePictureLine,
} from '#app/domain/editorial/editorial.ts';
import { findConstraintViolation } from '#app/services/supabase/describe-failure.ts';
import { createGuide, createPost } from '../support/articles.ts';
import { asAnyone, asService, signInAs } from '../support/clients.ts';
import { mergeListings } from '../support/duplicates.ts';
import { createListings } from '../support/listings.ts';
import { photoIn } from '../support/photos.ts';

type Client = ReturnType<typeof asAnyone>;

const written = {
  title: 'A morning by the river',
  slug: `morning-${crypto.randomUUID()}`,
  summary: 'Three places before noon.',
  body: 'One.',
  author: 'priya-ostrander',
  metro: 'austin-tx',
  status: 'draft',
  published_at: null as string | null,
};

/** A new guide's id, which is removed when the test ends. */
function newId(): string {
  const id = crypto.randomUUID();
  onTestFinished(async () => void (await asService().from('articles').delete().eq('id', id)));
  return id;
}

function save(client: Client, article_id: string, expected_revision: number, changes: object = {}) {
  return client.rpc('save_article', {
    kind: 'guide',
    article_id,
    expected_revision,
    content: { ...written, ...changes },
  });
}

async function readNumbers(client: Client, article_id: string) {
  const { data } = await client.rpc('get_article_to_edit', { kind: 'guide', article_id });
  const article = data as { revisions: { number: number; by: string | null }[] };
  return article.revisions.map(({ number, by }) => [number, by]);
}

test('a name that no author has adds one with the text, and is refused unless a person has it', async () => {
  const { client } = await signInAs('admin');
  const author = `ana-${crypto.randomUUID()}`;
  onTestFinished(async () => void (await asService().from('authors').delete().eq('slug', author)));
  const id = newId();
  const saved = await save(client, id, 0, { author, author_name: ' Ana  Ferro' });
  expect(saved.error).toBeNull();
  const read = () => asService().from('authors').select('name').eq('slug', author);
  expect((await read()).data).toEqual([{ name: 'Ana Ferro' }]);
  // Another spelling with the same address is the same author.
  await save(client, id, 1, { author, author_name: 'ANA FERRO' });
  expect((await read()).data).toEqual([{ name: 'Ana Ferro' }]);
  const other = {
    slug: `${written.slug}-2`,
    author: `${author}-2`,
    author_name: 'https://pills.example',
  };
  const { error } = await save(client, newId(), 0, other);
  expect(describeArticleRefusal(findConstraintViolation(error!)!)).toEqual([
    'author',
    'Please enter the name of a person',
  ]);
});

test('a draft is the admins’ alone, and the readers’ once it is published', async () => {
  const { client } = await signInAs('admin');
  const id = newId();
  expect((await save(client, id, 0)).data).toMatchObject({ outcome: 'saved', revision: 1 });
  const read = () => asAnyone().rpc('get_guide', { guide_slug: written.slug });
  expect((await read()).data).toBeNull();
  const published = await save(client, id, 1, { status: 'published' });
  expect(published.data).toMatchObject({ outcome: 'saved', revision: 2 });
  expect((await read()).data).toMatchObject({ title: written.title });
  expect(await readNumbers(client, id)).toEqual([
    [2, 'Ada Nakamura'],
    [1, 'Ada Nakamura'],
  ]);
});

test('a scheduled guide is hidden until its publication time', async () => {
  const { client } = await signInAs('admin');
  const id = newId();
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
  await save(client, id, 0, { status: 'published', published_at: tomorrow });
  const read = await asAnyone().rpc('get_guide', { guide_slug: written.slug });
  expect(read.data).toBeNull();
  const { data } = await client.rpc('find_articles_to_edit', { state: 'scheduled' });
  expect(data).toMatchObject({ items: [{ id, state: 'scheduled' }] });
});

test('saving over another admin’s change is a conflict and overwrites no text', async () => {
  const { client } = await signInAs('admin');
  const { client: other } = await signInAs('super');
  const id = newId();
  await save(client, id, 0);
  await save(other, id, 1, { title: 'An afternoon' });
  const late = await save(client, id, 1, { title: 'An evening' });
  expect(late.data).toMatchObject({ outcome: 'conflict', revision: 2, by: 'Sunny Okafor' });
  const { data } = await client.rpc('get_article_to_edit', { kind: 'guide', article_id: id });
  expect(data).toMatchObject({ content: { title: 'An afternoon' } });
});

test('an earlier version can be read and restored, and an unchanged save creates none', async () => {
  const { client } = await signInAs('admin');
  const id = newId();
  await save(client, id, 0);
  await save(client, id, 1, { title: 'Worse' });
  const { data: first } = await client.rpc('get_article_revision', { article_id: id, number: 1 });
  expect(first).toEqual(written);
  const restored = await save(client, id, 2, first as object);
  expect(restored.data).toMatchObject({ outcome: 'saved', revision: 3 });
  const again = await save(client, id, 3, first as object);
  expect(again.data).toMatchObject({ outcome: 'saved', revision: 3 });
});

test.each([
  ['title', { title: ' ' }],
  ['summary', { summary: 'x'.repeat(401) }],
  ['listing', { body: '::listing{slug="no-such-place"}' }],
  ['slug', { slug: 'austin-tx' }],
  ['slug', { slug: 'A b' }],
  [undefined, { metro: 'atlantis' }],
  [undefined, { author: 'nobody' }],
])('a wrong %s is refused and nothing is saved: %j', async (field, changes) => {
  const { client } = await signInAs('admin');
  const id = newId();
  const { error } = await save(client, id, 0, changes);
  expect(findConstraintViolation(error!)?.field).toBe(field);
  expect(
    (await client.rpc('get_article_to_edit', { kind: 'guide', article_id: id })).data,
  ).toBeNull();
});

test('the error of a text with a listing that does not exist names it', async () => {
  const { client } = await signInAs('admin');
  const { error } = await save(client, newId(), 0, { body: '::listing{slug="no-such-place"}' });
  expect(describeArticleRefusal(findConstraintViolation(error!)!)).toEqual([
    'body',
    'There is no listing “no-such-place”',
  ]);
});

test('the address of a published article cannot change', async () => {
  const { client } = await signInAs('admin');
  const id = newId();
  await save(client, id, 0, { status: 'published' });
  const moved = await save(client, id, 1, { status: 'published', slug: `${written.slug}-2` });
  expect(findConstraintViolation(moved.error!)?.field).toBe('published_slug');
});

test('a place that closes makes its guide outdated', async () => {
  const { client } = await signInAs('admin');
  const [listing] = await createListings({ name: 'Soon gone' });
  const guide = await createGuide({ body: `::listing{slug="${listing!.slug}"}` });
  const findOutdated = async () => {
    const { data } = await client.rpc('find_articles_to_edit', {
      state: 'outdated',
      words: guide.slug,
    });
    return (data as { items: { gone: object[] }[] }).items.map(({ gone }) => gone);
  };
  expect(await findOutdated()).toEqual([]);
  await asService().from('businesses').update({ status: 'closed' }).eq('id', listing!.id);
  expect(await findOutdated()).toEqual([
    [{ slug: listing!.slug, name: 'Soon gone', status: 'closed', into: null }],
  ]);
});

test('a place that was merged is named with the listing that it became a part of', async () => {
  const { client } = await signInAs('admin');
  const [kept] = await createListings({ name: 'Kingsley Hardware' });
  const [merged] = await createListings({ name: 'Kingsley Hardware Supply, LLC' });
  const guide = await createGuide({ body: `::listing{slug="${merged!.slug}"}` });
  expect((await mergeListings(client, [kept!.id, merged!.id])).error).toBeNull();
  const { data } = await client.rpc('find_articles_to_edit', { words: guide.slug });
  const [item] = (data as { items: { gone: GoneListing[] }[] }).items;
  expect(item!.gone.map(describeGone)).toEqual([
    'Kingsley Hardware Supply, LLC was merged into Kingsley Hardware',
  ]);
});

test('a draft can be deleted with its versions, and a published article cannot', async () => {
  const { client } = await signInAs('admin');
  const id = newId();
  await save(client, id, 0);
  const remove = (expected_revision: number) =>
    client.rpc('delete_draft', { kind: 'guide', article_id: id, expected_revision });
  expect((await remove(2)).data).toMatchObject({ outcome: 'conflict' });
  expect((await remove(1)).data).toMatchObject({ outcome: 'deleted' });
  expect((await remove(1)).data).toMatchObject({ outcome: 'gone' });
  const revision = await client.rpc('get_article_revision', { article_id: id, number: 1 });
  expect(revision.data).toBeNull();
  const post = await createPost();
  const kept = await client.rpc('delete_draft', {
    kind: 'post',
    article_id: post.id,
    expected_revision: 1,
  });
  expect(kept.data).toMatchObject({ outcome: 'conflict' });
});

test('pages of the article list contain each article once', async () => {
  const { client } = await signInAs('admin');
  const ids: string[] = [];
  let after: string | undefined;
  do {
    const { data } = await client.rpc(
      'find_articles_to_edit',
      after === undefined ? {} : { after },
    );
    const page = data as { items: { id: string }[]; next: string | null };
    ids.push(...page.items.map(({ id }) => id));
    after = page.next ?? undefined;
  } while (after !== undefined);
  const { count } = await client.from('articles').select('*', { count: 'exact', head: true });
  expect(ids).toHaveLength(count!);
  expect(new Set(ids).size).toBe(ids.length);
});

test.each(['visitor', 'owner'] as const)(
  'the %s reads no drafts and writes nothing',
  async (who) => {
    const { client } = await signInAs(who);
    const guide = await createGuide({ status: 'draft' });
    const answers = [
      await client.rpc('find_articles_to_edit'),
      await client.rpc('get_article_to_edit', { kind: 'guide', article_id: guide.id }),
      await client.rpc('get_article_revision', { article_id: guide.id, number: 1 }),
      await save(client, guide.id, 1),
      await client.rpc('delete_draft', {
        kind: 'guide',
        article_id: guide.id,
        expected_revision: 1,
      }),
    ];
    expect(answers.map(({ error }) => error?.code)).toEqual(Array(5).fill('42501'));
  },
);

test('a text shows pictures of its own alone', async () => {
  const { client } = await signInAs('admin');
  const id = newId();
  const [own, foreign] = [photoIn(`articles/${id}`), photoIn(`articles/${crypto.randomUUID()}`)];
  const refused = await save(client, id, 0, { body: writePictureLine(foreign) });
  expect(findConstraintViolation(refused.error!)?.field).toBe('picture');
  const saved = await save(client, id, 0, { body: writePictureLine(own) });
  expect(saved.data).toMatchObject({ outcome: 'saved' });
});

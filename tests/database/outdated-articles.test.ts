import { expect, test } from 'vitest';
import type { Db } from '#app/services/supabase/client.ts';
import { createGuide } from '../support/articles.ts';
import { asService } from '../support/clients.ts';
import { createListings } from '../support/listings.ts';
import { createPerson } from '../support/people.ts';

/** A published guide with a card of a listing, whose last version an admin saved. */
async function publishGuide() {
  const [listing] = await createListings({ name: 'Soon gone' });
  const guide = await createGuide({ body: `::listing{slug="${listing!.slug}"}` });
  const author = await createPerson('admin');
  const { data } = await author.client.rpc('get_article_to_edit', {
    kind: 'guide',
    article_id: guide.id,
  });
  const { content, revision } = data as { content: object; revision: number };
  const saved = await author.client.rpc('save_article', {
    kind: 'guide',
    article_id: guide.id,
    expected_revision: revision,
    content: { ...content, title: 'Before it rains' },
  });
  expect(saved.data).toMatchObject({ outcome: 'saved' });
  const setStatus = async (status: 'published' | 'closed') => {
    const { error } = await asService().from('businesses').update({ status }).eq('id', listing!.id);
    if (error) throw error;
  };
  return { guide, author, setStatus };
}

async function findNotified({ client }: { client: Db }, id: string) {
  const { data } = await client.from('notifications').select('kind, data');
  return (data ?? []).filter(({ data: told }) => (told as { id?: string }).id === id);
}

async function findTasks({ client }: { client: Db }) {
  const { data } = await client.rpc('find_articles_to_edit', { state: 'to_fix' });
  return (data as { items: { id: string }[] }).items.map(({ id }) => id);
}

const told = (id: string) => ({
  kind: 'article_outdated',
  data: { kind: 'guide', id, title: 'Before it rains', name: 'Soon gone', status: 'closed' },
});

test('the admin who saved a text last gets one mail a day and a task about its gone listings; other admins get neither', async () => {
  const { guide, author, setStatus } = await publishGuide();
  const other = await createPerson('admin');
  expect(await findTasks(author)).not.toContain(guide.id);
  for (const status of ['closed', 'published', 'closed'] as const) await setStatus(status);
  expect(await findNotified(author, guide.id)).toEqual([told(guide.id)]);
  expect(await findTasks(author)).toContain(guide.id);
  expect(await findNotified(other, guide.id)).toEqual([]);
  expect(await findTasks(other)).not.toContain(guide.id);
});

test('all admins are notified about a guide whose author is no longer an admin', async () => {
  const { guide, author, setStatus } = await publishGuide();
  const [admin, chief] = [await createPerson('admin'), await createPerson('super_admin')];
  await asService()
    .from('profiles')
    .update({ role: 'community_user' })
    .eq('user_id', author.userId);
  await setStatus('closed');
  expect(await findNotified(author, guide.id)).toEqual([]);
  for (const one of [admin, chief]) {
    expect(await findNotified(one, guide.id)).toEqual([told(guide.id)]);
    expect(await findTasks(one)).toContain(guide.id);
  }
});

test('an author who wants it by mail alone finds it not behind the bell', async () => {
  const { guide, author, setStatus } = await publishGuide();
  const choice = { user_id: author.userId, off_screen: ['article_updates'] };
  await author.client.from('notification_preferences').upsert(choice);
  await setStatus('closed');
  expect(await findNotified(author, guide.id)).toEqual([]);
  const { data } = await asService().rpc('lease_mails', { max_rows: 1000 });
  const mails = (data ?? []) as { kind: string; data: { id: string } }[];
  expect(mails.filter((mail) => mail.data.id === guide.id)).toMatchObject([
    { kind: 'article_outdated' },
  ]);
});

test('a draft causes no notification', async () => {
  const { guide, author, setStatus } = await publishGuide();
  await asService().from('articles').update({ status: 'draft' }).eq('id', guide.id);
  await setStatus('closed');
  expect(await findNotified(author, guide.id)).toEqual([]);
});

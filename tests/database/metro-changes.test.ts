import { expect, test } from 'vitest';
import { callFunction } from '#app/domain/call-function.ts';
import { asService } from '../support/clients.ts';
import { createListings } from '../support/listings.ts';

/** A metro of the reference data without listings. */
const metro = 'boise-id';

const findChanges = (args: { since: string; before_at?: string; before_id?: string }) =>
  callFunction({ db: asService() }, 'find_metro_changes', { metro, ...args });

async function findMetroId(): Promise<number> {
  const { data } = await asService().from('metros').select('id').eq('slug', metro).single();
  return data?.id ?? 0;
}

const change = (id: string | undefined, values: object) =>
  asService()
    .from('businesses')
    .update(values)
    .eq('id', id ?? '');

const today = () => new Date().toISOString().slice(0, 10);
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();

test('a city’s changes list what was added, closed and moved since a day, each listing once', async () => {
  const metro_id = await findMetroId();
  const [opened, closed, moved, there] = await createListings(
    { metro_id, name: 'Opened', created_at: daysAgo(20) },
    { metro_id, name: 'Closed', created_at: daysAgo(30) },
    { metro_id, name: 'Moved', created_at: daysAgo(30) },
    { metro_id, name: 'There', created_at: daysAgo(400) },
    { metro_id, status: 'pending' },
    { metro_id: null, name: 'Elsewhere' },
  );
  await change(closed?.id, { status: 'closed' });
  await change(moved?.id, { status: 'moved', moved_to: there?.id });
  const found = await findChanges({ since: daysAgo(40).slice(0, 10) });
  expect(found?.metro).toEqual({ slug: metro, name: 'Boise, ID' });
  expect(found?.next).toBeNull();
  expect(found?.changes.map(({ kind, slug, moved_to }) => [kind, slug, moved_to])).toEqual([
    ['moved', moved?.slug, there?.slug],
    ['closed', closed?.slug, null],
    ['opened', opened?.slug, null],
  ]);
  const recent = await findChanges({ since: daysAgo(5).slice(0, 10) });
  expect(recent?.changes.map(({ kind }) => kind)).toEqual(['moved', 'closed']);
});

test('the pages of a city’s changes join without a gap', async () => {
  const metro_id = await findMetroId();
  const at = new Date().toISOString();
  await createListings(...Array.from({ length: 150 }, () => ({ metro_id, created_at: at })), {
    metro_id,
    created_at: daysAgo(2),
  });
  const since = daysAgo(7).slice(0, 10);
  const first = await findChanges({ since });
  const { key, id } = first?.next ?? { key: '', id: '' };
  const second = await findChanges({ since, before_at: key, before_id: id });
  const slugs = [first, second].flatMap((page) => page?.changes.map(({ slug }) => slug));
  expect([first?.changes.length, second?.changes.length]).toEqual([100, 51]);
  expect(new Set(slugs).size).toBe(151);
  expect(second?.next).toBeNull();
});

test('a city without changes has none, and an unknown one is null', async () => {
  expect((await findChanges({ since: today() }))?.changes).toEqual([]);
  const unknown = { metro: 'atlantis', since: today() };
  expect(await callFunction({ db: asService() }, 'find_metro_changes', unknown)).toBeNull();
});

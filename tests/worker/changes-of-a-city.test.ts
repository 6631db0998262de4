import { expect, test } from 'vitest';
import { changesAnswerSchema } from '#app/domain/metro/metro-schema.ts';
import { asService } from '../support/clients.ts';
import { createListings } from '../support/listings.ts';
import { fetchWorker } from './worker.ts';

const metro = 'boise-id';

test('programs follow what opens in a city, page by page', async () => {
  const { data } = await asService().from('metros').select('id').eq('slug', metro).single();
  await createListings(
    ...Array.from({ length: 101 }, () => ({ metro_id: data?.id ?? null, name: 'New here' })),
  );
  const response = await fetchWorker(`/api/changes?metro=${metro}&since=2026-01-01`);
  expect(response.status).toBe(200);
  expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*');
  const page = changesAnswerSchema.parse(await response.json());
  expect(page).toMatchObject({ since: '2026-01-01', metro: { slug: metro, name: 'Boise, ID' } });
  expect(page.changes[0]).toMatchObject({
    kind: 'opened',
    name: 'New here',
    category: 'Cafés & Coffee',
  });
  const next = /<([^>]+)>; rel="next"/.exec(response.headers.get('Link') ?? '')?.[1] ?? '';
  expect(new URL(next).searchParams.get('cursor')).toBe(page.next_cursor);
  const { pathname, search } = new URL(next);
  const last = changesAnswerSchema.parse(await (await fetchWorker(pathname + search)).json());
  expect([last.changes.length, last.next_cursor]).toEqual([1, null]);
});

test.each([
  ['', 'metro'],
  ['metro=atlantis', 'metro'],
  ['metro=%00', 'metro'],
  ['metro=Zzyzzq+Qqvx', 'metro'],
  [`metro=${metro}&since=yesterday`, 'since'],
  [`metro=${metro}&since=2026-02-30`, 'since'],
  [`metro=${metro}&cursor=abc`, 'cursor'],
  [`metro=${metro}&cursor=${btoa('["soon","00000000-0000-4000-8000-000000000000"]')}`, 'cursor'],
])('changes of a city for "%s" are refused by %s', async (query, field) => {
  const response = await fetchWorker(`/api/changes?${query}`);
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({
    error: { code: 'invalid_parameters', fields: { [field]: [expect.any(String)] } },
  });
});

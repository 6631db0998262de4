import { expect, test } from 'vitest';
import { asAnyone, asService } from '../support/clients.ts';
import { admin, createTwins, mergeListings, pairOf, twins } from '../support/duplicates.ts';
import { readEditable } from '../support/edit-listing.ts';
import { createListings } from '../support/listings.ts';
import { createPerson } from '../support/people.ts';

test('the old address, a former one and the uuid lead to the listing that remained', async () => {
  const { kept, merged, ids } = await createTwins();
  const former = `${merged.slug}-former`;
  await asService().from('business_slugs').insert({ slug: former, business_id: merged.id });
  const ask = async (id_or_slug: string) =>
    ((await asAnyone().rpc('get_business', { id_or_slug })).data as { slug: string }).slug;
  await mergeListings(await admin(), ids);
  for (const address of [merged.slug, former, merged.id]) {
    expect(await ask(address)).toBe(kept.slug);
  }
  const [third] = await createListings(twins()[0]);
  await mergeListings(await admin(), [third!.id, kept.id]);
  for (const address of [merged.slug, former, merged.id, kept.slug, kept.id]) {
    expect(await ask(address)).toBe(third!.slug);
  }
});

test('copies of both listings, and of what names them, are invalidated by a merge', async () => {
  const { kept, merged, ids } = await createTwins();
  const client = await admin();
  const { revision } = await pairOf(client, ...ids);
  const before = (await asService().rpc('find_changes')).data as { position: string };
  const asked = {
    kept_id: kept.id,
    merged_id: merged.id,
    choices: {},
    expected_revision: revision,
  };
  await client.rpc('merge_businesses', asked);
  const since = await asService().rpc('find_changes', { after: before.position });
  const { tags } = since.data as { tags: Record<string, number> };
  expect(Object.keys(tags)).toEqual(
    expect.arrayContaining([`listing:${kept.slug}`, `listing:${merged.slug}`, 'directory']),
  );
});

test('a merged listing disappears from search, the sitemap, and the owner’s list', async () => {
  const { kept, merged, ids } = await createTwins();
  const owner = await createPerson('business_owner');
  await asService().from('businesses').update({ owner_id: owner.userId }).in('id', ids);
  await mergeListings(await admin(), ids);
  const found = await asAnyone().rpc('search_businesses', { q: kept.name });
  expect(JSON.stringify(found.data)).toContain(kept.slug);
  expect(JSON.stringify(found.data)).not.toContain(`"${merged.slug}"`);
  const sitemap = await asService().rpc('sitemap_businesses', { first_id: merged.id });
  expect(JSON.stringify(sitemap.data)).not.toContain(`"${merged.slug}"`);
  const own = await owner.client.rpc('find_own_listings');
  expect((own.data as { id: string }[]).map(({ id }) => id)).toEqual([kept.id]);
  expect(await readEditable(owner.client, merged.id)).toBeNull();
  expect(await readEditable(await admin(), merged.id)).toBeNull();
});

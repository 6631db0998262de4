import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { writePictureLine } from '#app/domain/editorial/editorial.ts';
import { createPost } from '../support/articles.ts';
import { asAnyone, asService, signInAs } from '../support/clients.ts';
import { decideNow } from '../support/decide.ts';
import { createTwins, findMerge, mergeListings } from '../support/duplicates.ts';
import { createListings } from '../support/listings.ts';
import { createPerson } from '../support/people.ts';
import { photoIn, uploadPhoto } from '../support/photos.ts';
import { createReviewed } from '../support/reviews.ts';
import { createDraft, removeListingOf } from '../support/submissions.ts';

const find = async (path: string, key?: string) =>
  (await asService().rpc('find_photo', { name: path.slice('/photos/'.length), key })).data;
const sign = async (client: ReturnType<typeof asAnyone>, path: string) => {
  const name = path.slice('/photos/'.length);
  return (
    (await client.rpc('sign_photos', { names: [name] })).data as Record<string, string> | null
  )?.[name];
};
/** As of a photo that this listing shows. */
const shownBy = (listing: string | null) => ({ is_public: true, listing });

test('a photo is public in both sizes while its listing is and shows it', async () => {
  const id = randomUUID();
  const photo = photoIn(id);
  const [listing] = await createListings({ id, photos: [photo] });
  for (const path of [photo.url, photo.small_url]) {
    expect(await find(path)).toEqual(shownBy(listing!.slug));
  }
  for (const orphan of [photoIn(id), photoIn(randomUUID()), photoIn(`drafts/${id}`)]) {
    expect(await find(orphan.url)).toBeNull();
  }
  expect(await find(photo.url.replace('/photos/', '/photos/drafts/'))).toBeNull();
  const set = (values: object) => asService().from('businesses').update(values).eq('id', id);
  for (const status of ['closed', 'moved'] as const) {
    await set({ status });
    expect(await find(photo.url)).toEqual(shownBy(listing!.slug));
  }
  for (const status of ['suspended', 'draft', 'pending', 'rejected'] as const) {
    await set({ status });
    expect(await find(photo.url)).toBeNull();
  }
  await set({ status: 'published', photos: [] });
  expect(await find(photo.small_url)).toBeNull();
});

test('a photo of a submission is public once that is approved, in the folder where it was', async () => {
  const ana = await createPerson('community_user');
  const { id, content } = await createDraft(ana.client);
  removeListingOf(id);
  const photo = photoIn(`drafts/${id}`);
  const photos = [photo];
  await ana.client.rpc('send_submission', {
    submission_id: id,
    revision: 1,
    content: { ...content, photos } as never,
  });
  expect(await find(photo.url)).toBeNull();
  const admin = await signInAs('admin');
  await decideNow(admin.client, { id, version: 2 });
  expect(await find(photo.url)).toMatchObject({ is_public: true });
});

test('a photo of a review is public while the review and its listing are', async () => {
  const { id, businessId, slug, author } = await createReviewed();
  const photo = photoIn(`reviews/${id}`);
  await author.client.rpc('save_review_photos', { review_id: id, photos: [photo] });
  const setReview = (values: object) => asService().from('reviews').update(values).eq('id', id);
  const setListing = (status: 'published' | 'suspended') =>
    asService().from('businesses').update({ status }).eq('id', businessId);
  expect(await find(photo.url)).toEqual(shownBy(slug));
  await setListing('suspended');
  expect(await find(photo.url)).toBeNull();
  await setListing('published');
  expect(await find(photo.small_url)).toEqual(shownBy(slug));
  for (const values of [{ status: 'held' }, { status: 'hidden', hidden_reason: 'Not about it' }]) {
    expect((await setReview(values)).error).toBeNull();
    expect(await find(photo.url)).toBeNull();
  }
});

test('a picture of a text is public while the published text shows it', async () => {
  const { id } = await createPost();
  const picture = photoIn(`articles/${id}`);
  expect(await find(picture.url)).toBeNull();
  const set = (values: object) => asService().from('articles').update(values).eq('id', id);
  await set({ body: writePictureLine(picture) });
  expect(await find(picture.url)).toEqual(shownBy(null));
  expect(await find(picture.small_url)).toEqual(shownBy(null));
  await set({ published_at: '2100-01-01T00:00:00Z' });
  expect(await find(picture.url)).toBeNull();
  await set({ published_at: '2020-01-02T12:00:00Z', status: 'draft' });
  expect(await find(picture.url)).toBeNull();
});

test('a photo of a merged listing is public where the kept one shows it, also after the merge is undone', async () => {
  const [keptId, mergedId] = [randomUUID(), randomUUID()];
  const [own, other] = [photoIn(keptId), photoIn(mergedId)];
  const { kept, ids } = await createTwins(
    { id: keptId, photos: [own] },
    { id: mergedId, photos: [other] },
  );
  const { client } = await signInAs('admin');
  await mergeListings(client, ids, { photos: 'kept' });
  expect([await find(own.url), await find(other.url)]).toEqual([shownBy(kept.slug), null]);
  await asService()
    .from('businesses')
    .update({ photos: [own, other] })
    .eq('id', keptId);
  expect(await find(other.url)).toEqual(shownBy(kept.slug));
  const { id } = await findMerge(ids);
  await client.rpc('unmerge_businesses', { merge_id: id });
  await asService().from('businesses').update({ photos: [] }).eq('id', mergedId);
  expect(await find(other.url)).toEqual(shownBy(kept.slug));
});

test('the uploader, who may edit the listing, and admins see a photo that nothing public shows, others do not', async () => {
  const owner = await createPerson('business_owner');
  const other = await createPerson('business_owner');
  const admin = await signInAs('admin');
  const id = randomUUID();
  const shown = photoIn(id);
  const uploaded = photoIn(id);
  await createListings({ id, owner_id: owner.userId, photos: [shown], status: 'suspended' });
  await uploadPhoto(owner.client, uploaded.url.slice('/photos/'.length));
  for (const { client } of [owner, admin]) {
    for (const { url } of [shown, uploaded]) {
      const key = await sign(client, url);
      expect(await find(url, key)).toEqual({ is_public: false, listing: null });
      expect(await find(url)).toBeNull();
      expect(await find(photoIn(id).url, key)).toBeNull();
      expect(await find(url, `${Number(key!.slice(0, 10)) + 1}${key!.slice(10)}`)).toBeNull();
    }
  }
  for (const client of [other.client, asAnyone()]) {
    for (const { url } of [shown, uploaded]) expect(await sign(client, url)).toBeUndefined();
  }
  expect(await sign(owner.client, photoIn(id).url)).toBeUndefined();
});

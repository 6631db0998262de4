import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { writePictureLine } from '#app/domain/editorial/editorial.ts';
import { type Photo, photoBucket } from '#app/domain/photo/photo.ts';
import { removeUnusedPhotos } from '#app/domain/photo/photo.server.ts';
import { createPost } from '../support/articles.ts';
import { asAnyone, asService, signInAs } from '../support/clients.ts';
import { editListing, refusedField } from '../support/edit-listing.ts';
import { decideNow } from '../support/decide.ts';
import { createTwins, findMerge, mergeListings } from '../support/duplicates.ts';
import { createListings } from '../support/listings.ts';
import { createPerson } from '../support/people.ts';
import { photoIn, uploadPhoto } from '../support/photos.ts';
import { createReviewed } from '../support/reviews.ts';
import { search } from '../support/search.ts';
import { newContent, removeListingOf } from '../support/submissions.ts';

const refused = { statusCode: '403', message: 'new row violates row-level security policy' };
const nameIn = (folder: string) => photoIn(folder).url.slice('/photos/'.length);
const bucket = (client: ReturnType<typeof asAnyone>) => client.storage.from(photoBucket);

async function createDraft(client: ReturnType<typeof asAnyone>, photos: Photo[] = []) {
  const id = randomUUID();
  const content = { ...newContent(), photos };
  await client.rpc('save_draft', { submission_id: id, revision: 0, content });
  return { id, content };
}

test('owners and admins add photos to a listing, others and visitors do not', async () => {
  const owner = await createPerson('business_owner');
  const other = await createPerson('business_owner');
  const admin = await signInAs('admin');
  const [listing] = await createListings({ owner_id: owner.userId });
  const folder = listing?.id ?? '';
  expect((await uploadPhoto(owner.client, nameIn(folder))).error).toBeNull();
  expect((await uploadPhoto(admin.client, nameIn(folder))).error).toBeNull();
  for (const client of [other.client, asAnyone()]) {
    expect((await uploadPhoto(client, nameIn(folder))).error).toMatchObject(refused);
    expect((await uploadPhoto(client, nameIn(randomUUID()))).error).toMatchObject(refused);
  }
});

test('submitters add photos to what they have not sent, and to nothing else', async () => {
  const ana = await createPerson('community_user');
  const other = await createPerson('community_user');
  const admin = await signInAs('admin');
  const { id, content } = await createDraft(ana.client);
  const folder = `drafts/${id}`;
  expect((await uploadPhoto(ana.client, nameIn(folder))).error).toBeNull();
  expect((await uploadPhoto(ana.client, nameIn(id))).error).toMatchObject(refused);
  for (const client of [other.client, admin.client, asAnyone()]) {
    expect((await uploadPhoto(client, nameIn(folder))).error).toMatchObject(refused);
  }
  await ana.client.rpc('send_submission', { submission_id: id, revision: 1, content });
  expect((await uploadPhoto(ana.client, nameIn(folder))).error).toMatchObject(refused);
});

test('admins add pictures to texts, others do not', async () => {
  const admin = await signInAs('admin');
  const owner = await createPerson('business_owner');
  const folder = `articles/${randomUUID()}`;
  expect((await uploadPhoto(admin.client, nameIn(folder))).error).toBeNull();
  for (const client of [owner.client, asAnyone()]) {
    expect((await uploadPhoto(client, nameIn(folder))).error).toMatchObject(refused);
  }
});

test('a file is written once: a second one under its name is refused, and changes nothing', async () => {
  const owner = await createPerson('business_owner');
  const [listing] = await createListings({ owner_id: owner.userId });
  const name = nameIn(listing?.id ?? '');
  await uploadPhoto(owner.client, name, new Uint8Array([1]));
  const again = await uploadPhoto(owner.client, name, new Uint8Array([2]));
  expect(again.error).toMatchObject({ statusCode: '409' });
  const upsert = await bucket(owner.client).upload(name, new Blob(['3'], { type: 'image/webp' }), {
    upsert: true,
  });
  expect(upsert.error).toMatchObject(refused);
  const stored = await bucket(asService()).download(name);
  expect(new Uint8Array((await stored.data?.arrayBuffer()) ?? [])).toEqual(new Uint8Array([1]));
});

test('only the service role lists, moves, copies, or removes photos, not even the owner', async () => {
  const owner = await createPerson('business_owner');
  const admin = await signInAs('admin');
  const [listing] = await createListings({ owner_id: owner.userId });
  const folder = listing?.id ?? '';
  const name = nameIn(folder);
  await uploadPhoto(owner.client, name);
  for (const client of [owner.client, admin.client, asAnyone()]) {
    expect((await bucket(client).list(folder)).data).toEqual([]);
    expect((await bucket(client).move(name, nameIn(folder))).error).not.toBeNull();
    expect((await bucket(client).copy(name, nameIn(folder))).error).not.toBeNull();
    expect((await bucket(client).remove([name])).data).toEqual([]);
    expect(
      (await client.rpc('find_unused_photos', { known_before: '2030-01-01' })).error?.code,
    ).toBe('42501');
  }
  expect((await bucket(asService()).list(folder)).data).toHaveLength(1);
});

test.each([
  ['a page', 'text/html', 10],
  ['a drawing that can hold scripts', 'image/svg+xml', 10],
  ['more than 5 MB', 'image/webp', 5 * 1024 * 1024 + 1],
])('the bucket takes no %s', async (_what, type, size) => {
  const owner = await createPerson('business_owner');
  const [listing] = await createListings({ owner_id: owner.userId });
  const answer = await uploadPhoto(
    owner.client,
    nameIn(listing?.id ?? ''),
    new Uint8Array(size),
    type,
  );
  expect(answer.error).toMatchObject({ statusCode: size > 10 ? '413' : '415' });
});

test('names that lead elsewhere or end otherwise are refused', async () => {
  const owner = await createPerson('business_owner');
  const [mine, theirs] = await createListings({ owner_id: owner.userId }, {});
  const photo = randomUUID();
  for (const name of [
    `${mine?.id}/${photo}-1600.svg`,
    `${mine?.id}/${photo}-1600.webp.html`,
    `${mine?.id}/${photo}.webp`,
    `${mine?.id}/holiday.webp`,
    `${mine?.id}/deeper/${photo}-1600.webp`,
    `${mine?.id}/../${theirs?.id}/${photo}-1600.webp`,
    `${mine?.id}/%2e%2e/${photo}-1600.webp`,
    `drafts/${mine?.id}/${photo}-1600.webp`,
    `DRAFTS/${mine?.id}/${photo}-1600.webp`,
    `${photo}-1600.webp`,
  ]) {
    expect((await uploadPhoto(owner.client, name)).error).not.toBeNull();
  }
});

test('a folder takes as many files as twelve photos and what was taken out lately need', async () => {
  const owner = await createPerson('business_owner');
  const [listing] = await createListings({ owner_id: owner.userId });
  const folder = listing?.id ?? '';
  for (let file = 0; file < 48; file += 1) {
    expect((await uploadPhoto(owner.client, nameIn(folder))).error).toBeNull();
  }
  expect((await uploadPhoto(owner.client, nameIn(folder))).error).toMatchObject(refused);
});

test('a submission accepts only photos from its own folder', async () => {
  const ana = await createPerson('community_user');
  const { id, content } = await createDraft(ana.client);
  removeListingOf(id);
  const send = (photos: unknown) =>
    ana.client.rpc('send_submission', {
      submission_id: id,
      revision: 1,
      content: { ...content, photos } as never,
    });
  for (const photos of [[photoIn(`drafts/${randomUUID()}`)], [{ url: 'x' }], [1]]) {
    expect(refusedField(await send(photos))).toBe('photos');
  }
  const photo = photoIn(`drafts/${id}`);
  const sent = await send([photo]);
  expect(sent.data).toMatchObject({
    outcome: 'sent',
    submission: { content: { photos: [photo] } },
  });
  const admin = await signInAs('admin');
  const { revision } = (sent.data as { submission: { revision: number } }).submission;
  await decideNow(admin.client, { id, version: revision });
  const live = await asAnyone().rpc('get_business', { id_or_slug: id });
  expect(live.data).toMatchObject({ status: 'published', photos: [photo] });
});

test('files that nothing shows for a week are removed, others stay', async () => {
  const owner = await createPerson('business_owner');
  const shown = photoIn(randomUUID());
  const folder = shown.url.split('/')[2] ?? '';
  const nameOf = (path: string) => path.slice('/photos/'.length);
  await createListings({ id: folder, owner_id: owner.userId, photos: [shown] });
  const { id: draftId } = await createDraft(owner.client);
  const drafted = photoIn(`drafts/${draftId}`);
  await owner.client.rpc('save_draft', {
    submission_id: draftId,
    revision: 1,
    content: { photos: [drafted] } as never,
  });
  const merged = photoIn(randomUUID());
  const photo_folders = [merged.url.split('/')[2] ?? ''];
  await createListings({ photo_folders, photos: [merged] });
  for (const path of [merged.url, merged.small_url]) await uploadPhoto(asService(), nameOf(path));
  const left = nameIn(folder);
  const names = [
    left,
    ...[shown, drafted].flatMap(({ url, small_url }) => [nameOf(url), nameOf(small_url)]),
  ];
  for (const name of names) await uploadPhoto(owner.client, name);
  const count = async () =>
    (await bucket(asService()).list(folder)).data!.length +
    (await bucket(asService()).list(`drafts/${draftId}`)).data!.length +
    (await bucket(asService()).list(photo_folders[0])).data!.length;

  await removeUnusedPhotos({ db: asService() });
  expect(await count()).toBe(7);
  const nowMs = Date.now() + 8 * 86_400_000;
  await removeUnusedPhotos({ db: asService(), nowMs });
  expect(await count()).toBe(6);
  expect((await bucket(asService()).download(left)).error).not.toBeNull();
});

test('pictures of a text stay while a version of it shows them', async () => {
  const admin = await signInAs('admin');
  const { id } = await createPost();
  const picture = photoIn(`articles/${id}`);
  const other = photoIn(`articles/${id}`);
  for (const { url, small_url } of [picture, other])
    for (const path of [url, small_url])
      await uploadPhoto(admin.client, path.slice('/photos/'.length));
  const service = asService();
  await service
    .from('articles')
    .update({ body: writePictureLine(picture) })
    .eq('id', id);
  await service.from('articles').update({ body: 'No picture any more.' }).eq('id', id);
  const list = async () =>
    new Set((await bucket(service).list(`articles/${id}`)).data!.map((file) => file.name));

  const inAWeek = Date.now() + 8 * 86_400_000;
  await removeUnusedPhotos({ db: service });
  await removeUnusedPhotos({ db: service, nowMs: inAWeek });
  expect(await list()).toEqual(
    new Set([picture.small_url, picture.url].map((path) => path.split('/').at(-1))),
  );
  await service.from('articles').delete().eq('id', id);
  await removeUnusedPhotos({ db: service });
  await removeUnusedPhotos({ db: service, nowMs: inAWeek });
  expect(await list()).toEqual(new Set());
});

test('undo restores removed photos while their files exist', async () => {
  const { client, userId } = await createPerson('business_owner');
  const photo = photoIn(randomUUID());
  const folder = photo.url.split('/')[2] ?? '';
  await createListings({ id: folder, owner_id: userId, photos: [photo] });
  for (const path of [photo.url, photo.small_url])
    await uploadPhoto(client, path.slice('/photos/'.length));
  await editListing(client, folder, { photos: [] });
  const findTakenOut = async () => {
    const { data } = await client.rpc('find_business_changes', { business_id: folder });
    const { changes } = data as unknown as {
      changes: { id: string; is_undoable: boolean; is_too_late: boolean }[];
    };
    return changes[0]!;
  };
  const takenOut = await findTakenOut();
  expect(takenOut).toMatchObject({ is_undoable: true, is_too_late: false });

  await removeUnusedPhotos({ db: asService() });
  await removeUnusedPhotos({ db: asService(), nowMs: Date.now() + 8 * 86_400_000 });
  expect(await findTakenOut()).toMatchObject({ is_undoable: false, is_too_late: true });
  const { data } = await client.rpc('undo_change', { change_id: takenOut.id });
  expect(data).toMatchObject({ outcome: 'changed', listing: { values: { photos: [] } } });
});

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

test('the cards of the seed show the first photo of their listings', async () => {
  const slug = 'casa-soto-indianapolis-in';
  const { data } = await asAnyone().rpc('get_business', { id_or_slug: slug });
  const { photos } = data as unknown as { photos: Photo[] };
  const { results } = await search({ q: 'casa soto' });
  const card = results.find((one) => one.slug === slug);
  expect(card?.cover?.url).toBe(photos[0]?.url);
});

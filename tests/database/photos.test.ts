import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { writePictureLine } from '#app/domain/editorial/editorial.ts';
import { removeUnusedPhotos } from '#app/domain/photo/photo.server.ts';
import { type Photo, photoBucket } from '#app/domain/photo/photo.ts';
import { createPost } from '../support/articles.ts';
import { asAnyone, asService, signInAs } from '../support/clients.ts';
import { decideNow } from '../support/decide.ts';
import { editListing, refusedField } from '../support/edit-listing.ts';
import { createListings } from '../support/listings.ts';
import { createPerson } from '../support/people.ts';
import { photoIn, uploadPhoto } from '../support/photos.ts';
import { search } from '../support/search.ts';
import { createDraft, removeListingOf } from '../support/submissions.ts';

const refused = { statusCode: '403', message: 'new row violates row-level security policy' };
const nameIn = (folder: string) => photoIn(folder).url.slice('/photos/'.length);
const bucket = (client: ReturnType<typeof asAnyone>) => client.storage.from(photoBucket);

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

test('submitters add photos to what is not published, and to nothing else', async () => {
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
  expect((await uploadPhoto(ana.client, nameIn(folder))).error).toBeNull();
  removeListingOf(id);
  await decideNow(admin.client, { id, version: 2 });
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

test('the cards of the seed show the first photo of their listings', async () => {
  const slug = 'casa-soto-indianapolis-in';
  const { data } = await asAnyone().rpc('get_business', { id_or_slug: slug });
  const { photos } = data as unknown as { photos: Photo[] };
  const { results } = await search({ q: 'casa soto' });
  const card = results.find((one) => one.slug === slug);
  expect(card?.cover?.url).toBe(photos[0]?.url);
});

import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import {
  deleteReceipt,
  deleteReview,
  findQueuedReceipt,
  findQueuedReview,
  findReviewForm,
  saveReview,
  sendReceipt,
  signReceipt,
} from '#app/domain/review/review-calls.ts';
import { deleteOldReceipts } from '#app/domain/review/review.server.ts';
import { receiptBucket } from '#app/domain/review/review.ts';
import type { Db } from '#app/services/supabase/client.ts';
import { readAdminQueue } from '../support/admin-queue.ts';
import { readAudit } from '../support/audit.ts';
import { asAnyone, asService, signInAs } from '../support/clients.ts';
import { decideNow, executeNow } from '../support/decide.ts';
import { fileDatabase } from '../support/file-backend.ts';
import { createListings } from '../support/listings.ts';
import { createPerson } from '../support/people.ts';
import { pngOf } from '../support/photos.ts';
import { getProfile } from '../support/profile.ts';
import { decideOne } from '../support/queue-decisions.ts';

const month = `${new Date().toISOString().slice(0, 7)}-01`;
const nameIn = (review: string) => `${review}/${randomUUID()}.webp`;

function upload(db: Db, path: string, type = 'image/webp', bytes = pngOf(4, 3)) {
  const file = new Blob([bytes], { type });
  return db.storage.from(receiptBucket).upload(path, file, { cacheControl: '0' });
}

async function createReview(listing = {}) {
  const [created] = await createListings(listing);
  const { id: businessId, slug } = created!;
  const { client: db, userId } = await createPerson('community_user');
  const id = randomUUID();
  const review = {
    businessId,
    id,
    rating: 4,
    body: 'Good soup.',
    visitedOn: month,
    expectedRevision: 0,
  };
  expect(await saveReview({ db }, review)).toMatchObject({ outcome: 'saved' });
  const own = async () => (await findReviewForm({ db }, slug))?.review ?? null;
  return { id, businessId, db, userId, review, own };
}

async function createSent(listing = {}) {
  const reviewed = await createReview(listing);
  const path = nameIn(reviewed.id);
  expect((await upload(reviewed.db, path)).error).toBeNull();
  const sent = await sendReceipt({ db: reviewed.db }, { id: reviewed.id, path });
  expect(sent).toMatchObject({ outcome: 'sent' });
  return { ...reviewed, path };
}

async function decide(admin: Db, id: string, isApproved: boolean, reason = '') {
  const version = (await findQueuedReceipt({ db: admin }, id))?.version ?? null;
  return decideNow(admin, { kind: 'receipt', id, version, isApproved, reason });
}

async function noticesOf(db: Db) {
  const { data } = await db.from('notifications').select('kind, data').order('created_at');
  return data ?? [];
}

const filesOf = async (id: string) =>
  (await asService().storage.from(receiptBucket).list(id)).data?.map(({ name }) => `${id}/${name}`);

test('a confirmed receipt marks the review as a proven visit', async () => {
  const { id, businessId, db, path, own } = await createSent();
  expect(await sendReceipt({ db }, { id, path })).toMatchObject({ outcome: 'sent' });
  expect((await own())?.receipt).toMatchObject({ path, is_confirmed: null });
  const { client: admin } = await signInAs('admin');
  const queued = (await readAdminQueue(admin)).find((item) => item.id === id);
  expect(queued).toMatchObject({ kind: 'receipt', rating: 4, visited_on: month });
  expect((await getProfile(businessId)).reviews.items).toMatchObject([{ proof: 'account' }]);
  expect(await decide(admin, id, true)).toMatchObject({ outcome: 'decided' });
  expect((await getProfile(businessId)).reviews.items).toMatchObject([{ proof: 'receipt' }]);
  expect(await noticesOf(db)).toMatchObject([
    { kind: 'receipt_decided', data: { is_confirmed: true } },
  ]);
  expect((await readAdminQueue(admin)).find((item) => item.id === id)).toBeUndefined();
  expect(await readAudit(id)).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ table_name: 'review_receipts', action: 'insert' }),
      expect.objectContaining({ table_name: 'review_receipts', action: 'update' }),
    ]),
  );
  expect((await upload(db, nameIn(id))).error).not.toBeNull();
  const judged = await findQueuedReview({ db: (await signInAs('admin')).client }, id);
  expect(judged).toMatchObject({ proof: 'receipt', receipt: { path, is_confirmed: true } });
});

test('a receipt is rejected with a reason that its author reads, and can be followed by another', async () => {
  const { id, businessId, db, own } = await createSent();
  const { client: admin } = await signInAs('admin');
  await decide(admin, id, false, 'The date cannot be read.');
  expect((await getProfile(businessId)).reviews.items).toMatchObject([{ proof: 'account' }]);
  expect((await own())?.receipt).toMatchObject({
    is_confirmed: false,
    reason: 'The date cannot be read.',
  });
  expect(await noticesOf(db)).toMatchObject([{ data: { reason: 'The date cannot be read.' } }]);
  const next = nameIn(id);
  await upload(db, next);
  expect(await sendReceipt({ db }, { id, path: next })).toMatchObject({ outcome: 'sent' });
  expect((await own())?.receipt).toMatchObject({ path: next, is_confirmed: null, reason: null });
  await decide(admin, id, true);
  expect((await own())?.proof).toBe('receipt');
});

test('only the author and admins can open a receipt, through a signed address', async () => {
  const { client: owner, userId } = await createPerson('business_owner');
  const { path, db } = await createSent({ owner_id: userId });
  const { client: admin } = await signInAs('admin');
  for (const reader of [db, admin]) {
    const address = await signReceipt({ db: reader }, path);
    expect((await fetch(address ?? '')).status).toBe(200);
  }
  const publicUrl = db.storage.from(receiptBucket).getPublicUrl(path).data.publicUrl;
  expect((await fetch(publicUrl)).ok).toBe(false);
  const { client: stranger } = await createPerson('community_user');
  for (const other of [owner, stranger, (await signInAs('visitor')).client, asAnyone()]) {
    const files = other.storage.from(receiptBucket);
    expect(await signReceipt({ db: other }, path)).toBeNull();
    expect((await files.download(path)).error).not.toBeNull();
    expect((await files.list(path.split('/')[0])).data ?? []).toEqual([]);
    await files.remove([path]);
    expect((await files.move(path, nameIn(randomUUID()))).error).not.toBeNull();
    expect((await files.copy(path, nameIn(randomUUID()))).error).not.toBeNull();
    expect((await upload(other, nameIn(path.split('/')[0]!))).error).not.toBeNull();
  }
  expect(await signReceipt({ db }, path)).not.toBeNull();
});

test('an admin who manages the listing neither opens nor decides a receipt', async () => {
  const { client: admin, userId } = await createPerson('admin');
  const { id, path } = await createSent({ owner_id: userId });
  expect(await signReceipt({ db: admin }, path)).toBeNull();
  expect(await decide(admin, id, true)).toMatchObject({ outcome: 'own' });
});

test('a person who is no admin reads no queued receipt and decides none', async () => {
  const { id, db } = await createSent();
  const { client: owner } = await signInAs('owner');
  for (const other of [db, owner]) {
    expect(await findQueuedReceipt({ db: other }, id)).toBeNull();
    const items = [{ kind: 'receipt', id, version: null }];
    const { status } = await other.rpc('decide_queue_items', { items, is_approved: true });
    expect(status).toBe(403);
  }
  const anyone = asAnyone();
  const answers = await Promise.all([
    anyone.rpc('send_receipt', { review_id: id, path: nameIn(id) }),
    anyone.rpc('delete_receipt', { review_id: id }),
    anyone.rpc('get_queued_receipt', { review_id: id }),
    anyone.rpc('find_old_files', { bucket: 'review-receipts' }),
    db.rpc('find_old_files', { bucket: 'review-receipts' }),
  ]);
  expect(answers.map(({ error }) => error?.code)).toEqual(answers.map(() => '42501'));
});

test('a receipt is accepted only for one’s own review, from its own folder', async () => {
  const mine = await createReview();
  const theirs = await createSent();
  for (const path of [theirs.path, nameIn(mine.id), `${mine.id}/../${theirs.path}`]) {
    expect(await sendReceipt({ db: mine.db }, { id: mine.id, path })).toMatchObject({
      outcome: 'gone',
    });
  }
  const own = nameIn(mine.id);
  await upload(mine.db, own);
  const sent = await sendReceipt({ db: mine.db }, { id: theirs.id, path: own });
  expect(sent).toMatchObject({ outcome: 'gone' });
  await deleteReceipt({ db: mine.db }, { id: theirs.id });
  expect((await theirs.own())?.receipt).toMatchObject({ path: theirs.path });
});

test.each(['text/html', 'application/pdf', 'image/svg+xml'])('%s is no receipt', async (type) => {
  const { id, db } = await createReview();
  expect((await upload(db, nameIn(id), type)).error).not.toBeNull();
});

test('a file is at most 5 MB, has a name of its own below its review, and a review has three', async () => {
  const { id, db } = await createReview();
  const large = new Uint8Array(5 * 1024 * 1024 + 1);
  expect((await upload(db, nameIn(id), 'image/webp', large)).error).not.toBeNull();
  const uuid = randomUUID();
  for (const name of [
    `${id}/${uuid}.svg`,
    `${id}/../${nameIn(randomUUID())}`,
    `${id}/..%2F${nameIn(id)}`,
    `${id}/${uuid}/${uuid}.webp`,
    `${uuid}.webp`,
    `reviews/${nameIn(id)}`,
  ]) {
    expect([name, (await upload(db, name)).error]).not.toEqual([name, null]);
  }
  for (const _ of [1, 2, 3]) expect((await upload(db, nameIn(id))).error).toBeNull();
  expect((await upload(db, nameIn(id))).error).not.toBeNull();
});

test('a signed address takes no receipt once the visit is confirmed', async () => {
  const { id, db } = await createSent();
  const { data } = await db.storage.from(receiptBucket).createSignedUploadUrl(nameIn(id));
  const { client: admin } = await signInAs('admin');
  await decide(admin, id, true);
  const late = await asAnyone()
    .storage.from(receiptBucket)
    .uploadToSignedUrl(data!.path, data!.token, new Blob([pngOf(4, 3)], { type: 'image/webp' }));
  expect(late.error).not.toBeNull();
});

test('a decision about a receipt can be undone, and is not made on another one than was seen', async () => {
  const { id, db, own } = await createSent();
  const { client: admin } = await signInAs('admin');
  const version = (await findQueuedReceipt({ db: admin }, id))?.version ?? null;
  const decided = await decideOne(admin, { kind: 'receipt', id, version });
  await admin.rpc('undo_decisions', { decision_ids: [decided.decision!.id] });
  await executeNow();
  expect((await own())?.proof).toBe('account');
  const path = nameIn(id);
  await upload(db, path);
  await sendReceipt({ db }, { id, path });
  expect(await decideOne(admin, { kind: 'receipt', id, version })).toMatchObject({
    outcome: 'stale',
  });
});

test('a visit of another month is not confirmed by the receipt of the first one', async () => {
  const { id, businessId, db, review, own } = await createSent();
  const { client: admin } = await signInAs('admin');
  await decide(admin, id, true);
  await saveReview({ db }, { ...review, body: 'Good soup, still.', expectedRevision: 1 });
  expect((await own())?.proof).toBe('receipt');
  await saveReview({ db }, { ...review, visitedOn: null, expectedRevision: 2 });
  expect((await getProfile(businessId)).reviews.items).toMatchObject([{ proof: 'account' }]);
});

test('a receipt that its author deletes leaves the queue', async () => {
  const { id, db, own } = await createSent();
  for (const _ of [1, 2]) {
    expect(await deleteReceipt({ db }, { id })).toMatchObject({ outcome: 'deleted' });
  }
  expect((await own())?.receipt).toBeNull();
  const { client: admin } = await signInAs('admin');
  expect((await readAdminQueue(admin)).find((item) => item.id === id)).toBeUndefined();
});

test('files are deleted thirty days after the decision, and with the receipt, review or account', async () => {
  const [kept, decided, deleted, reviewless, accountless] = [
    await createSent(),
    await createSent(),
    await createSent(),
    await createSent(),
    await createSent(),
  ];
  const { client: admin } = await signInAs('admin');
  for (const { id } of [kept, decided]) await decide(admin, id, true);
  await deleteReceipt({ db: deleted.db }, { id: deleted.id });
  await deleteReview({ db: reviewless.db }, { id: reviewless.id });
  await asService().auth.admin.deleteUser(accountless.userId);
  const database = fileDatabase()!;
  await database.query(
    `update private.review_receipts set decided_at = now() - interval '31 days' where id = $1`,
    [decided.id],
  );
  await database.exec(
    `update storage.objects set created_at = now() - interval '2 hours' where bucket_id = 'review-receipts'`,
  );
  for (const { path } of [reviewless, accountless]) {
    expect(await signReceipt({ db: admin }, path)).toBeNull();
  }
  await deleteOldReceipts({ db: asService() });
  for (const { id } of [decided, deleted, reviewless, accountless]) {
    expect(await filesOf(id)).toEqual([]);
  }
  expect(await filesOf(kept.id)).toEqual([kept.path]);
  expect((await decided.own())?.proof).toBe('receipt');
});

test('a person’s export has the receipt', async () => {
  const { id, db } = await createSent();
  const { data } = await db.rpc('export_own_data');
  expect(data).toMatchObject({ review_receipts: [{ id, is_confirmed: null }] });
});

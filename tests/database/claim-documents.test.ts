import { randomUUID } from 'node:crypto';
import { expect, onTestFinished, test } from 'vitest';
import {
  deleteDocument,
  findClaim,
  findObjection,
  objectToClaim,
  sendClaim,
  signDocuments,
} from '#app/domain/claim/claim-calls.ts';
import { deleteOldDocuments } from '#app/domain/claim/claim.server.ts';
import type { Db } from '#app/services/supabase/client.ts';
import {
  uploadDocument,
  createClaimable,
  pdf,
  sendNewDocuments,
  startNew,
} from '../support/claims.ts';
import { asAnyone, asService, signInAs } from '../support/clients.ts';
import { openSchema } from '../support/open-schema.ts';
import { createPerson } from '../support/people.ts';

const bucket = 'claim-documents';
const documentsOf = (path: string) => [{ path, name: 'License.pdf', type: null, bytes: null }];

test('even a claimant cannot upload files to the bucket directly', async () => {
  const { id: businessId } = await createClaimable();
  const { db, id } = await startNew(businessId, 'documents');
  const admin = await signInAs('admin');
  for (const client of [db, admin.client, asAnyone()]) {
    const { error } = await client.storage.from(bucket).upload(`${id}/1`, pdf, {
      contentType: 'application/pdf',
      upsert: true,
    });
    expect(error).not.toBeNull();
    const signed = await client.storage.from(bucket).createSignedUploadUrl(`${id}/1`);
    expect(signed.error).not.toBeNull();
  }
});

test('only the claimant and admins can read a document, through a signed address', async () => {
  const { id: businessId } = await createClaimable();
  const { db, id } = await sendNewDocuments(businessId);
  const admin = await signInAs('admin');
  for (const client of [db, admin.client]) {
    const [document] = await signDocuments({ db: client }, documentsOf(`${id}/1`));
    const response = await fetch(document?.address ?? '');
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(pdf);
  }
  const owner = await createPerson('business_owner');
  await asService().from('businesses').update({ owner_id: owner.userId }).eq('id', businessId);
  const rival = await startNew((await createClaimable()).id, 'documents');
  for (const client of [owner.client, rival.db, (await signInAs('visitor')).client, asAnyone()]) {
    const files = client.storage.from(bucket);
    expect(await signDocuments({ db: client }, documentsOf(`${id}/1`))).toMatchObject([
      { address: null },
    ]);
    expect((await files.download(`${id}/1`)).error).not.toBeNull();
    expect((await files.list(id)).data ?? []).toEqual([]);
    expect(await deleteDocument({ db: client }, { path: `${id}/1` })).toBe(false);
    expect((await files.move(`${id}/1`, `${rival.id}/1`)).error).not.toBeNull();
    expect((await files.copy(`${id}/1`, `${rival.id}/1`)).error).not.toBeNull();
  }
});

test('an owner who objects adds documents, which the claimant and later owners never see', async () => {
  const owner = await createPerson('business_owner');
  const { id: businessId } = await createClaimable({ owner_id: owner.userId });
  const claimant = await sendNewDocuments(businessId);
  const stranger = await createPerson('business_owner');
  const { id } = claimant;
  const mayAdd = async (sender: string, slot: number) => {
    const asked = { claim_id: id, sender, slot };
    return (await asService().rpc('may_add_document', asked)).data;
  };
  const claimantId = (await claimant.db.auth.getUser()).data.user!.id;
  expect(await mayAdd(owner.userId, 6)).toBe(true);
  expect(await mayAdd(owner.userId, 1)).toBe(false);
  expect(await mayAdd(claimantId, 6)).toBe(false);
  expect(await mayAdd(stranger.userId, 6)).toBe(false);
  await uploadDocument(id, 6, owner.userId);
  await uploadDocument(id, 7, owner.userId);
  expect(await deleteDocument({ db: claimant.db }, { path: `${id}/7` })).toBe(false);
  expect(await deleteDocument({ db: owner.client }, { path: `${id}/7` })).toBe(true);
  expect(await findObjection({ db: owner.client }, id)).toMatchObject({
    documents: [{ path: `${id}/6`, name: 'License.pdf' }],
  });
  await objectToClaim({ db: owner.client }, { id, reason: 'I run it.' });
  expect(await mayAdd(owner.userId, 8)).toBe(false);
  expect(await deleteDocument({ db: owner.client }, { path: `${id}/6` })).toBe(false);
  const admin = await signInAs('admin');
  expect(await findClaim({ db: admin.client }, id)).toMatchObject({
    documents: [{ path: `${id}/1` }],
    objection_documents: [{ path: `${id}/6` }],
  });
  const canRead = async (db: Db, slot: number) => {
    const [signed] = await signDocuments({ db }, documentsOf(`${id}/${slot}`));
    return signed?.address !== null;
  };
  expect(await canRead(owner.client, 6)).toBe(true);
  expect(await canRead(admin.client, 6)).toBe(true);
  expect(await canRead(owner.client, 1)).toBe(false);
  expect(await canRead(claimant.db, 6)).toBe(false);
  const next = await createPerson('business_owner');
  await asService().from('businesses').update({ owner_id: next.userId }).eq('id', businessId);
  expect(await findObjection({ db: next.client }, id)).toMatchObject({ documents: [] });
  expect(await canRead(next.client, 6)).toBe(false);
  expect(await findClaim({ db: admin.client }, id)).toMatchObject({ objection_documents: [] });
});

test('a document can be removed until it is sent, and not after', async () => {
  const { id: businessId } = await createClaimable();
  const { db, id } = await startNew(businessId, 'documents');
  await uploadDocument(id, 1);
  await uploadDocument(id, 2);
  expect(await deleteDocument({ db }, { path: `${id}/2` })).toBe(true);
  const sent = await sendClaim({ db }, { id, note: ' ' });
  expect(sent).toMatchObject({
    outcome: 'sent',
    claim: { documents: [{ path: `${id}/1` }], note: null },
  });
  expect(await deleteDocument({ db }, { path: `${id}/1` })).toBe(false);
});

test('without a document there is nothing to send; a claim by other evidence sends none', async () => {
  const { id: businessId } = await createClaimable();
  const { db, id } = await startNew(businessId, 'documents');
  expect(await sendClaim({ db }, { id, note: '' })).toMatchObject({ outcome: 'no_documents' });
  await uploadDocument(id);
  expect(await sendClaim({ db }, { id, note: 'x'.repeat(1001) })).toMatchObject({
    reason: 'invalid',
    field: 'note',
  });
  const other = await startNew((await createClaimable()).id, 'email');
  await uploadDocument(other.id);
  expect(await sendClaim({ db: other.db }, { id: other.id, note: '' })).toMatchObject({
    outcome: 'closed',
  });
});

test('documents go thirty days after the end of a claim, and with its claimant or listing', async () => {
  const database = await openSchema();
  onTestFinished(() => database.close());
  const person = randomUUID();
  const listing = randomUUID();
  await database.query('insert into auth.users (id) values ($1)', [person]);
  await database.query(
    `insert into public.businesses (id, slug, name, category_id, city, state, zip_code, time_zone, status)
     select $1, 'old', 'Old', min(id), 'Austin', 'TX', '78701', 'America/Chicago', 'published' from public.categories`,
    [listing],
  );
  const claimed = async (status: string, days: number, isSent = true) => {
    const id = randomUUID();
    await database.query(
      `insert into public.claims (id, claimant_id, business_id, evidence, status, reason, sent_at, decided_at, updated_at)
       select $1, $2, $3, 'documents', $4::public.claim_status, 'No.', case when $6 then now() end,
         case when $4 in ('approved', 'rejected') then now() end, now() - make_interval(days => $5)`,
      [id, person, listing, status, days, isSent],
    );
    return id;
  };
  const kept = [
    await claimed('pending', 90),
    await claimed('rejected', 29),
    await claimed('approved', 29),
  ];
  const old = [
    await claimed('rejected', 31),
    await claimed('approved', 31),
    await claimed('withdrawn', 31),
    randomUUID(),
  ];
  for (const id of [...kept, ...old]) {
    await database.query(
      `insert into storage.objects (bucket_id, name, created_at) values ('claim-documents', $1, now() - interval '2 hours')`,
      [`${id}/1`],
    );
  }
  const [row] = await database.query<{ names: string[] }>(
    `select public.find_old_files('claim-documents') as names`,
  );
  expect(new Set(row?.names)).toEqual(new Set(old.map((id) => `${id}/1`)));
});

test('old documents are removed from the bucket, files included', async () => {
  const service = asService();
  const { id } = await sendNewDocuments((await createClaimable()).id);
  const db = {
    rpc: () => Promise.resolve({ data: [`${id}/1`], error: null }),
    storage: service.storage,
  } as unknown as Db;
  await deleteOldDocuments({ db });
  expect((await service.storage.from(bucket).list(id)).data).toEqual([]);
});

import { randomUUID } from 'node:crypto';
import { expect, onTestFinished, test } from 'vitest';
import { deleteDocument, sendClaim, signDocuments } from '#app/domain/claim/claim-calls.ts';
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

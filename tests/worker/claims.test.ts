import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { limits } from '#app/config/limits.ts';
import { findObjection } from '#app/domain/claim/claim-calls.ts';
import type { Db } from '#app/services/supabase/client.ts';
import { createClaimable, pdf, sendNewDocuments, startNew } from '../support/claims.ts';
import { asService } from '../support/clients.ts';
import { createPerson } from '../support/people.ts';
import { fetchWorker } from './worker.ts';

async function tokenOf(db: Db): Promise<string> {
  return (await db.auth.getSession()).data.session?.access_token ?? '';
}

async function put(db: Db | null, path: string, body: BodyInit = pdf) {
  const headers = new Headers(db ? { Authorization: `Bearer ${await tokenOf(db)}` } : {});
  return fetchWorker(`/api/claims/${path}`, { method: 'PUT', headers, body });
}

const files = () => asService().storage.from('claim-documents');

test('a document is stored with its detected type, and replaced when it is sent again', async () => {
  const { db, id } = await startNew((await createClaimable()).id, 'documents');
  expect((await put(db, `${id}/documents/1?name=License.exe`)).status).toBe(204);
  const png = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1]);
  expect((await put(db, `${id}/documents/1?name=License.pdf`, png)).status).toBe(204);
  const { data } = await db.rpc('send_claim', { claim_id: id });
  expect(data).toMatchObject({
    outcome: 'sent',
    claim: { documents: [{ path: `${id}/1`, name: 'License.pdf', type: 'image/png', bytes: 9 }] },
  });
  expect((await put(db, `${id}/documents/2?name=Late.pdf`)).status).toBe(404);
});

test('a document of the wrong type, too large, or at an invalid position is rejected', async () => {
  const { db, id } = await startNew((await createClaimable()).id, 'documents');
  const html = '<html><script>alert(1)</script></html>';
  expect((await put(db, `${id}/documents/1?name=License.pdf`, html)).status).toBe(400);
  const large = new Uint8Array(limits.documentBytes + 1);
  large.set(pdf);
  expect((await put(db, `${id}/documents/1?name=Large.pdf`, large)).status).toBe(413);
  const whole = large.subarray(0, limits.documentBytes);
  expect((await put(db, `${id}/documents/1?name=Whole.pdf`, whole)).status).toBe(204);
  for (const path of ['0?name=x', '11?name=x', '1', '1?name=', 'x?name=x', '..%2Fx?name=x']) {
    expect([path, (await put(db, `${id}/documents/${path}`)).status]).toEqual([path, 400]);
  }
  expect(
    (await files().list(id)).data?.map(({ name, metadata }) => [name, metadata?.size]),
  ).toEqual([['1', limits.documentBytes]]);
});

test('documents can be added only to one’s own claim by documents', async () => {
  const { id } = await startNew((await createClaimable()).id, 'documents');
  const other = await createPerson('admin');
  const byMail = await startNew((await createClaimable()).id, 'email');
  expect((await put(null, `${id}/documents/1?name=x`)).status).toBe(401);
  expect((await put(other.client, `${id}/documents/1?name=x`)).status).toBe(404);
  expect((await put(byMail.db, `${byMail.id}/documents/1?name=x`)).status).toBe(404);
  expect((await put(other.client, `${randomUUID()}/documents/1?name=x`)).status).toBe(404);
  expect((await files().list(id)).data).toEqual([]);
});

test('the owner of a claimed listing adds documents in slots of their own', async () => {
  const owner = await createPerson('business_owner');
  const { id: businessId } = await createClaimable({ owner_id: owner.userId });
  const { db, id } = await sendNewDocuments(businessId);
  expect((await put(owner.client, `${id}/documents/6?name=Lease.pdf`)).status).toBe(204);
  expect((await put(owner.client, `${id}/documents/1?name=Lease.pdf`)).status).toBe(404);
  expect((await put(db, `${id}/documents/6?name=Mine.pdf`)).status).toBe(404);
  expect(await findObjection({ db: owner.client }, id)).toMatchObject({
    documents: [{ path: `${id}/6`, name: 'Lease.pdf' }],
  });
});

test('the Worker makes no request to a private network, whatever the listing says', async () => {
  let requests = 0;
  const inside = createServer((_request, response) => {
    requests += 1;
    response.end('secret');
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void inside.close());
  await once(inside, 'listening');
  const { port } = inside.address() as AddressInfo;
  // An address of numbers is no website at all.
  const listing = await createClaimable({ website: `http://localhost.localdomain:${port}/` });
  const { db, id } = await startNew(listing.id, 'website');
  const response = await fetchWorker(`/api/claims/${id}/website-check`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${await tokenOf(db)}` },
  });
  expect(await response.json()).toEqual({ outcome: 'closed' });
  expect(requests).toBe(0);
});

test('a look at a website is the claimant’s to ask for', async () => {
  const { id } = await startNew((await createClaimable()).id, 'website');
  const { client } = await createPerson('community_user');
  const check = (headers: HeadersInit) =>
    fetchWorker(`/api/claims/${id}/website-check`, { method: 'POST', headers });
  expect((await check({})).status).toBe(401);
  expect((await check({ Authorization: `Bearer ${await tokenOf(client)}` })).status).toBe(404);
});

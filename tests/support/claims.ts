import { randomUUID } from 'node:crypto';
import {
  confirmClaimCode,
  sendClaim,
  sendClaimCode,
  startClaim,
} from '#app/domain/claim/claim-calls.ts';
import type { Evidence } from '#app/domain/claim/claim.ts';
import type { Role } from '#app/domain/profile/profile.ts';
import type { Db } from '#app/services/supabase/client.ts';
import { asService } from './clients.ts';
import { createListings } from './listings.ts';
import { createPerson } from './people.ts';

/** Bytes that begin as a PDF does. */
export const pdf = new TextEncoder().encode('%PDF-1.7\n%%EOF\n');

/** A listing with a website and an email of its own, for one test. */
export async function createClaimable(change: Parameters<typeof createListings>[0] = {}) {
  const host = `${randomUUID().slice(0, 8)}.example`;
  const contact = { website: `https://www.${host}/menu`, email: `hello@${host}` };
  const [listing] = await createListings({ ...contact, ...change });
  return { ...listing!, host };
}

/** Somebody new who claims a listing by this evidence. */
export async function startNew(businessId: string, evidence: Evidence, role?: Role) {
  const person = await createPerson(role ?? 'community_user');
  const id = randomUUID();
  const started = await startClaim({ db: person.client }, { id, businessId, evidence });
  if (!started.ok || started.outcome !== 'started') throw new Error(JSON.stringify(started));
  return { ...person, db: person.client, id };
}

/** Puts a document where the Worker would have. */
export async function uploadDocument(claimId: string, slot = 1, sender = '') {
  const { error } = await asService()
    .storage.from('claim-documents')
    .upload(`${claimId}/${slot}`, pdf, {
      contentType: 'application/pdf',
      metadata: { name: 'License.pdf', sender },
    });
  if (error) throw new Error(error.message);
}

/** Somebody new whose documents wait for an admin. */
export async function sendNewDocuments(businessId: string) {
  const claimant = await startNew(businessId, 'documents');
  await uploadDocument(claimant.id);
  const sent = await sendClaim({ db: claimant.db }, { id: claimant.id, note: 'My license.' });
  if (!sent.ok || sent.outcome !== 'sent') throw new Error(JSON.stringify(sent));
  return claimant;
}

type QueuedMail = { kind: string; to: string; data: Record<string, string> };
const taken: QueuedMail[] = [];

/** The mails that were queued for an address, in any order. */
export async function findQueuedMails(address: string): Promise<QueuedMail[]> {
  const { data } = await asService().rpc('lease_mails', { max_rows: 100 });
  taken.push(...((data as QueuedMail[] | null) ?? []));
  return taken.filter(({ to }) => to === address);
}

/** Has a code mailed and answers it. */
export async function requestCode(db: Db, id: string, address: string): Promise<string> {
  const sent = await sendClaimCode({ db }, { id, address });
  if (!sent.ok || sent.outcome !== 'sent') throw new Error(JSON.stringify(sent));
  const mails = (await findQueuedMails(address)).filter(({ data }) => data.claim === id);
  return mails.at(-1)?.data.code ?? '';
}

/** The whole way by mail. */
export async function verifyByCode(db: Db, id: string, address: string) {
  return confirmClaimCode({ db }, { id, code: await requestCode(db, id, address) });
}

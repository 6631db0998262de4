import { randomUUID } from 'node:crypto';
import { suggestEdit } from '#app/domain/suggested-edit/suggested-edit-calls.ts';
import type { Proposal } from '#app/domain/suggested-edit/suggested-edit.ts';
import type { Db } from '#app/services/supabase/client.ts';
import { readAdminQueue } from './admin-queue.ts';
import { createOwnedListing } from './listings.ts';

export async function suggestAs(
  { client: db }: { client: Db },
  businessId: string,
  proposal: Proposal,
) {
  const id = randomUUID();
  const outcome = await suggestEdit(
    { db },
    { id, businessId, proposal, link: '', note: 'Called.' },
  );
  return { id, outcome };
}

export async function readQueue(admin: Db, businessName: string) {
  const items = await readAdminQueue(admin);
  return items.filter(({ kind, name }) => kind === 'edit' && name === businessName);
}

export const createOwnedWithPhone = () => createOwnedListing({ phone: '(512) 555-0100' });

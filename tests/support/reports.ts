import { randomUUID } from 'node:crypto';
import { findQueuedReport, report } from '#app/domain/report/report-calls.ts';
import type { ReportKind, ReportReason } from '#app/domain/report/report.ts';
import type { Db } from '#app/services/supabase/client.ts';
import { decideNow } from './decide.ts';
import { createListings } from './listings.ts';
import { createPerson } from './people.ts';

type Reported = { kind: ReportKind; id: string; photo?: string | null; reason?: ReportReason };

/** Reports something as a person does. */
export const send = ({ client: db }: { client: Db }, reported: Reported & { details?: string }) =>
  report(
    { db },
    { reportId: randomUUID(), reason: 'fraud', details: '', photo: null, ...reported },
  );

/** Decides on what was reported, at once. */
export async function decide(admin: Db, id: string, isApproved: boolean, reason = '') {
  const seen = (await findQueuedReport({ db: admin }, id))?.seen ?? null;
  return decideNow(admin, { kind: 'report', id, seen, isApproved, reason });
}

/** The kinds of a person's notifications, newest first. */
export async function noticesOf(db: Db) {
  const { data } = await db.from('notifications').select('kind').order('created_at');
  return data?.map(({ kind }) => kind).toReversed();
}

/** A listing with its owner. */
export async function createOwned() {
  const owner = await createPerson('business_owner');
  const [listing] = await createListings({ owner_id: owner.userId });
  return { owner, listing: listing! };
}

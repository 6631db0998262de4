import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { findReportable, reportContent } from '#app/domain/report/report-calls.ts';
import type { ReportReason } from '#app/domain/report/report.ts';
import { findQueuedReview, saveReview } from '#app/domain/review/review-calls.ts';
import type { Db } from '#app/services/supabase/client.ts';
import { decideNow } from './decide.ts';
import { createListings } from './listings.ts';
import { createPerson } from './people.ts';

/** A listing with its owner, and a review of it by somebody. */
export async function createReviewed() {
  const owner = await createPerson('business_owner');
  const [listing] = await createListings({ owner_id: owner.userId });
  const author = await createPerson('community_user');
  const id = randomUUID();
  const { id: businessId, slug } = listing!;
  const review = {
    businessId,
    id,
    rating: 4,
    body: 'Good soup.',
    visitedOn: null,
    expectedRevision: 0,
  };
  expect(await saveReview({ db: author.client }, review)).toMatchObject({ outcome: 'saved' });
  return { id, businessId, slug, review, owner, author };
}

export type Reported = { id: string; reason: ReportReason; details: string };

export const reportReview = ({ db }: { db: Db }, reported: Reported) =>
  reportContent({ db }, { ...reported, reportId: randomUUID(), kind: 'review', photo: null });
export const findReview = ({ db }: { db: Db }, id: string) =>
  findReportable({ db }, { kind: 'review', id, photo: null });

export const decideReview = async (admin: Db, id: string, isApproved: boolean, reason = '') => {
  const version = (await findQueuedReview({ db: admin }, id))?.version ?? null;
  return decideNow(admin, { kind: 'review', id, version, isApproved, reason });
};

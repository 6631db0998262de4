import type { Invitation } from '#app/domain/access/access.ts';
import { findOwnInvitations } from '#app/domain/access/find-own-invitations.ts';
import {
  type FactsToConfirm,
  findFactsToConfirm,
} from '#app/domain/business/find-facts-to-confirm.ts';
import type { OwnClaims } from '#app/domain/claim/claim.ts';
import type { OwnSubmissions } from '#app/domain/submission/submission.ts';
import type { Db } from '#app/services/supabase/client.ts';

/** What waits for somebody. */
export type Tasks = {
  invitations: Invitation[];
  claims: OwnClaims['items'];
  submissions: OwnSubmissions['items'];
  facts: FactsToConfirm[];
};

const waitingStatuses = ['rejected', 'draft'];

/** What the screen asks for anyway: the first page of each. */
type OwnPages = { claims: Promise<OwnClaims>; submissions: Promise<OwnSubmissions> };

/**
 * What waits for the caller: claims that are not proven yet; of submissions, the refused ones before drafts.
 * @throws AppError backend_unavailable
 */
export async function findTasks({ db }: { db: Db }, own: OwnPages): Promise<Tasks> {
  const [invitations, claims, submissions, facts] = await Promise.all([
    findOwnInvitations({ db }),
    own.claims,
    own.submissions,
    findFactsToConfirm({ db }),
  ]);
  const waiting = waitingStatuses.flatMap((status) =>
    submissions.items.filter((item) => item.status === status),
  );
  const unproven = claims.items.filter(
    ({ status, sent_at }) => status === 'pending' && sent_at === null,
  );
  return { invitations, claims: unproven, submissions: waiting, facts };
}

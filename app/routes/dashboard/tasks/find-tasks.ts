import type { Invitation } from '#app/domain/access/access.ts';
import { findOwnInvitations } from '#app/domain/access/find-own-invitations.ts';
import {
  type FactsToConfirm,
  findFactsToConfirm,
} from '#app/domain/business/find-facts-to-confirm.ts';
import { findOwnSubmissions } from '#app/domain/submission/find-own-submissions.ts';
import type { OwnSubmissions } from '#app/domain/submission/submission.ts';
import type { Db } from '#app/services/supabase/client.ts';

/** What waits for somebody. */
export type Tasks = {
  invitations: Invitation[];
  submissions: OwnSubmissions['items'];
  facts: FactsToConfirm[];
};

const waitingStatuses = ['rejected', 'draft'];

/**
 * What waits for the caller: of submissions, the refused ones before drafts.
 * @throws AppError backend_unavailable
 */
export async function findTasks({ db }: { db: Db }): Promise<Tasks> {
  const [invitations, submissions, facts] = await Promise.all([
    findOwnInvitations({ db }),
    findOwnSubmissions({ db }, null),
    findFactsToConfirm({ db }),
  ]);
  const waiting = waitingStatuses.flatMap((status) =>
    submissions.items.filter((item) => item.status === status),
  );
  return { invitations, submissions: waiting, facts };
}

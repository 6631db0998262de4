import type { Invitation } from '#app/domain/access/access.ts';
import { findOwnInvitations } from '#app/domain/access/find-own-invitations.ts';
import { type FactsToConfirm, findFactsToConfirm } from '#app/domain/business/business-calls.ts';
import type { OwnClaims } from '#app/domain/claim/claim.ts';
import type { ArticleItem } from '#app/domain/editorial/editorial.ts';
import { findArticlesToEdit } from '#app/domain/editorial/editorial-calls.ts';
import type { OwnSubmissions } from '#app/domain/submission/submission.ts';
import type { Db } from '#app/services/supabase/client.ts';

/** The tasks of a person. */
export type Tasks = {
  invitations: Invitation[];
  claims: OwnClaims['items'];
  submissions: OwnSubmissions['items'];
  facts: FactsToConfirm[];
  /** Published texts with a listing that is gone; only for admins. */
  outdated: ArticleItem[];
};

const waitingStatuses = ['rejected', 'draft'];

type TasksInput = {
  isAdmin: boolean;
  /** Data that the screen loads anyway: the first page of each. */
  claims: Promise<OwnClaims>;
  submissions: Promise<OwnSubmissions>;
};

/**
 * Returns the caller's tasks: unfinished claims, refused submissions, then drafts.
 * @throws AppError backend_unavailable
 */
export async function findTasks({ db }: { db: Db }, own: TasksInput): Promise<Tasks> {
  const [invitations, claims, submissions, facts, articles] = await Promise.all([
    findOwnInvitations({ db }),
    own.claims,
    own.submissions,
    findFactsToConfirm({ db }),
    own.isAdmin ? findArticlesToEdit({ db }, { state: 'to_mend' }) : null,
  ]);
  const waiting = waitingStatuses.flatMap((status) =>
    submissions.items.filter((item) => item.status === status),
  );
  const unproven = claims.items.filter(
    ({ status, sent_at }) => status === 'pending' && sent_at === null,
  );
  return {
    invitations,
    claims: unproven,
    submissions: waiting,
    facts,
    outdated: articles?.items ?? [],
  };
}

import type { Db } from '#app/services/supabase/client.ts';
import { callFunction } from '../call-function.ts';
import { callWrite, type Outcome } from '../call-write.ts';
import type { QueuedReport, Reportable, ReportKind, ReportReason } from './report.ts';

type Subject = {
  kind: ReportKind;
  /** Of the listing for its photos. */
  id: string;
  /** Address of the photo. */
  photo: string | null;
};

/**
 * Returns what the caller may report, or why theirs was taken down; null if it is neither public nor
 * theirs.
 * @throws AppError backend_unavailable
 */
export function findReportable(
  { db }: { db: Db },
  { kind, id, photo }: Subject,
): Promise<Reportable | null> {
  return callFunction({ db }, 'get_reportable', {
    kind,
    subject_id: id,
    ...(photo !== null && { photo }),
  });
}

type ReportInput = Subject & {
  /** An id of the caller's choice: sent again, it reports nothing twice. */
  reportId: string;
  reason: ReportReason;
  details: string;
};

/** Reports something to the admins. */
export function reportContent(
  { db }: { db: Db },
  { reportId, kind, id, photo, reason, details }: ReportInput,
): Promise<Outcome<'report'>> {
  return callWrite({ db }, 'report', {
    report_id: reportId,
    kind,
    subject_id: id,
    reason,
    details,
    ...(photo !== null && { photo }),
  });
}

/** Appeals against taking down what was the caller's. */
export function appealRemoval(
  { db }: { db: Db },
  { id, appeal }: { id: string; appeal: string },
): Promise<Outcome<'appeal_removal'>> {
  return callWrite({ db }, 'appeal_removal', { removal_id: id, appeal });
}

/**
 * Returns what was reported as an admin sees it; null if there is none, and for everybody else.
 * @throws AppError backend_unavailable
 */
export function findQueuedReport({ db }: { db: Db }, id: string): Promise<QueuedReport | null> {
  return callFunction({ db }, 'get_queued_report', { item_id: id });
}

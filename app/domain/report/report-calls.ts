import type { Db } from '#app/services/supabase/client.ts';
import {
  type DataFailure,
  describeFailure,
  findRefusal,
  type Refusal,
} from '#app/services/supabase/describe-failure.ts';
import { type Answer, callFunction } from '../call-function.ts';
import type { QueuedReport, Reportable, ReportKind, ReportReason } from './report.ts';

type ReportOutcome<Name extends 'report' | 'appeal_removal'> =
  | ({ ok: true } & Answer<Name>)
  | { ok: false; reason: DataFailure | 'too-many' | 'not-found' }
  | Refusal;

type Response = { data: unknown; error: { code: string; message: string } | null; status: number };

function readOutcome<Name extends 'report' | 'appeal_removal'>({
  data,
  error,
  status,
}: Response): ReportOutcome<Name> {
  if (status === 429) return { ok: false, reason: 'too-many' };
  if (status === 404) return { ok: false, reason: 'not-found' };
  if (error) return findRefusal(error) ?? { ok: false, reason: describeFailure(status) };
  return { ok: true, ...(data as Answer<Name>) };
}

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
export async function report(
  { db }: { db: Db },
  { reportId, kind, id, photo, reason, details }: ReportInput,
): Promise<ReportOutcome<'report'>> {
  return readOutcome<'report'>(
    await db.rpc('report', {
      report_id: reportId,
      kind,
      subject_id: id,
      reason,
      details,
      ...(photo !== null && { photo }),
    }),
  );
}

/** Appeals against taking down what was the caller's. */
export async function appealRemoval(
  { db }: { db: Db },
  { id, appeal }: { id: string; appeal: string },
): Promise<ReportOutcome<'appeal_removal'>> {
  return readOutcome<'appeal_removal'>(await db.rpc('appeal_removal', { removal_id: id, appeal }));
}

/**
 * Returns what was reported as an admin sees it; null if there is none, and for everybody else.
 * @throws AppError backend_unavailable
 */
export function findQueuedReport({ db }: { db: Db }, id: string): Promise<QueuedReport | null> {
  return callFunction({ db }, 'get_queued_report', { item_id: id });
}

import { defineRead } from '../call-function.ts';
import { defineWrite } from '../call-write.ts';
import type { ReportKind, ReportReason } from './report.ts';

type Subject = {
  kind: ReportKind;
  /** Of the listing for its photos. */
  id: string;
  /** Address of the photo. */
  photo: string | null;
};

/**
 * Returns what the caller may report, or why theirs was taken down; null if it is neither public
 * nor theirs.
 */
export const findReportable = defineRead('get_reportable', ({ kind, id, photo }: Subject) => ({
  kind,
  subject_id: id,
  ...(photo !== null && { photo }),
}));

type ReportInput = Subject & {
  /** An id of the caller's choice: sent again, it reports nothing twice. */
  reportId: string;
  reason: ReportReason;
  details: string;
};

/** Reports something to the admins. */
export const reportContent = defineWrite(
  'report',
  ({ reportId, kind, id, photo, reason, details }: ReportInput) => ({
    report_id: reportId,
    kind,
    subject_id: id,
    reason,
    details,
    ...(photo !== null && { photo }),
  }),
);

/** Appeals against taking down what was the caller's. */
export const appealRemoval = defineWrite(
  'appeal_removal',
  ({ id, appeal }: { id: string; appeal: string }) => ({ removal_id: id, appeal }),
);

/** Returns what was reported as an admin sees it; null if there is none, and for everybody else. */
export const findQueuedReport = defineRead('get_queued_report', (id: string) => ({ item_id: id }));

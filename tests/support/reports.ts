import { randomUUID } from 'node:crypto';
import { findQueuedReport, reportContent } from '#app/domain/report/report-calls.ts';
import type { ReportKind, ReportReason } from '#app/domain/report/report.ts';
import type { Db } from '#app/services/supabase/client.ts';
import { decideNow } from './decide.ts';

type Reported = { kind: ReportKind; id: string; photo?: string | null; reason?: ReportReason };

/** Reports something as a person does. */
export const reportAs = (
  { client: db }: { client: Db },
  reported: Reported & { details?: string },
) =>
  reportContent(
    { db },
    { reportId: randomUUID(), reason: 'fraud', details: '', photo: null, ...reported },
  );

/** Decides on what was reported, at once. */
export async function decide(admin: Db, id: string, isApproved: boolean, reason = '') {
  const version = (await findQueuedReport({ db: admin }, id))?.version ?? null;
  return decideNow(admin, { kind: 'report', id, version, isApproved, reason });
}

import type { z } from 'zod';
import * as t from '#app/messages/domain/report.ts';
import type * as schemas from './report-schema.ts';

/** What somebody may report, with their report of it. */
export type Reportable = z.infer<typeof schemas.reportableSchema>;

/** What was reported, as an admin sees it. */
export type QueuedReport = z.infer<typeof schemas.queuedReportSchema>;

export type ReceivedReport = z.infer<typeof schemas.receivedReportSchema>;

export type ReportKind = Reportable['kind'];
export type ReportReason = ReceivedReport['reason'];

/** The reasons to choose from, by what is reported. */
export const reasonsByKind: Record<ReportKind, readonly ReportReason[]> = {
  listing: ['no_business', 'fraud', 'advertising', 'insult', 'private', 'other'],
  photo: ['elsewhere', 'rights', 'advertising', 'insult', 'private', 'other'],
  list: ['advertising', 'insult', 'private', 'other'],
  review: ['not_a_visit', 'conflict', 'advertising', 'insult', 'private', 'false', 'other'],
  question: ['advertising', 'insult', 'private', 'false', 'other'],
  conversation: ['insult', 'advertising', 'fraud', 'private', 'other'],
  answer: ['conflict', 'advertising', 'insult', 'private', 'false', 'other'],
};

/** Why something is reported, as people choose it. */
export const reportReasons: Record<ReportReason, string> = {
  not_a_visit: t.notAVisit,
  conflict: t.conflict,
  advertising: t.advertising,
  insult: t.insult,
  private: t.privateFacts,
  false: t.falseFacts,
  no_business: t.noBusiness,
  fraud: t.fraud,
  elsewhere: t.elsewhere,
  rights: t.rights,
  other: t.other,
  signals: t.signals,
};

type ReportAddress = {
  kind: ReportKind;
  /** Of the listing for its photos. */
  id: string;
  /** Address of a photo. */
  photo?: string | null;
};

/** Returns the path of the screen that reports something. */
export function toReportHref({ kind, id, photo }: ReportAddress): string {
  return `/report/${kind}/${id}${photo ? `?${new URLSearchParams({ photo })}` : ''}`;
}

/** Returns whether a URL names a kind. */
export function isReportKind(name: string): name is ReportKind {
  return Object.hasOwn(reasonsByKind, name);
}

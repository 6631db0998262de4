import * as t from '#app/messages/domain/report.ts';
import type { z } from 'zod';
import type {
  queuedReportSchema,
  receivedReportSchema,
  reportableSchema,
} from './report-schema.ts';

/** What somebody may report, with their report of it. */
export type Reportable = z.infer<typeof reportableSchema>;

/** What was reported, as an admin sees it. */
export type QueuedReport = z.infer<typeof queuedReportSchema>;

export type ReceivedReport = z.infer<typeof receivedReportSchema>;

export type ReportKind = Reportable['kind'];
export type ReportReason = ReceivedReport['reason'];

type Kind = {
  /** "Report a listing" */
  noun: string;
  /** Between the noun and a name: "photo of Joe’s"; empty for what has a name of its own. */
  preposition: string;
  /** What an admin does with one whose report is upheld. */
  removed: 'hidden' | 'closed';
  /** What it is again after its author's appeal. */
  restored: 'public' | 'open';
  /** The reasons to choose from. */
  reasons: readonly ReportReason[];
};

/** Everything that can be reported. */
export const reportKinds: Record<ReportKind, Kind> = {
  listing: {
    noun: 'listing',
    preposition: '',
    removed: 'hidden',
    restored: 'public',
    reasons: ['no_business', 'fraud', 'advertising', 'insult', 'private', 'other'],
  },
  photo: {
    noun: 'photo',
    preposition: 'of ',
    removed: 'hidden',
    restored: 'public',
    reasons: ['elsewhere', 'rights', 'advertising', 'insult', 'private', 'other'],
  },
  list: {
    noun: 'list',
    preposition: '',
    removed: 'hidden',
    restored: 'public',
    reasons: ['advertising', 'insult', 'private', 'other'],
  },
  review: {
    noun: 'review',
    preposition: 'of ',
    removed: 'hidden',
    restored: 'public',
    reasons: ['not_a_visit', 'conflict', 'advertising', 'insult', 'private', 'false', 'other'],
  },
  question: {
    noun: 'question',
    preposition: 'about ',
    removed: 'hidden',
    restored: 'public',
    reasons: ['advertising', 'insult', 'private', 'false', 'other'],
  },
  conversation: {
    noun: 'conversation',
    preposition: 'about ',
    removed: 'closed',
    restored: 'open',
    reasons: ['insult', 'advertising', 'fraud', 'private', 'other'],
  },
  answer: {
    noun: 'answer',
    preposition: 'about ',
    removed: 'hidden',
    restored: 'public',
    reasons: ['conflict', 'advertising', 'insult', 'private', 'false', 'other'],
  },
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

/** Returns 'photo of Joe’s'; a listing and a list have names of their own: 'listing Joe’s'. */
export function nameReported({ kind, name }: { kind: ReportKind; name: string }): string {
  const { noun, preposition } = reportKinds[kind];
  return `${noun} ${preposition}${name}`;
}

/** Returns whether a URL names a kind. */
export function isReportKind(name: string): name is ReportKind {
  return Object.hasOwn(reportKinds, name);
}

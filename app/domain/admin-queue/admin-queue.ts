import type { z } from 'zod';
import { formatList } from '#app/messages/sentences.ts';
import { reportReasons } from '../report/report.ts';
import type { QueuedReview } from '../review/review.ts';
import { nameSavedList } from '../saved/saved.ts';
import { formatLongDate } from '../text/text.ts';
import type * as schemas from './admin-queue-schema.ts';
import type { queueKinds } from './queue-kinds.ts';

export type QueueKind = (typeof queueKinds)[number];

/** A page of the queue. */
export type AdminQueue = z.infer<typeof schemas.adminQueueSchema>;
export type QueuedItem = AdminQueue['items'][number];
/** An item of the queue, with what an admin reads before deciding. */
export type QueueItem = z.infer<typeof schemas.queueItemSchema>;
export type DecidedItem = z.infer<typeof schemas.decidedItemsSchema>[number];
/** What a run of the scheduled task did. */
export type DecisionRun = z.infer<typeof schemas.decisionRunSchema>;
export type Heartbeat = z.infer<typeof schemas.heartbeatSchema>;
/** A page of what a bulk decision would do. */
export type DecisionPreview = z.infer<typeof schemas.decisionPreviewSchema>;
export type PreviewedItem = DecisionPreview['items'][number];
export type SenderQuestion = z.infer<typeof schemas.senderQuestionSchema>;
export type QueuePresets = z.infer<typeof schemas.queuePresetsSchema>;
export type RefusalTemplate = QueuePresets['templates'][number];
/** A reason for refusals with its earlier versions. */
export type StoredTemplate = z.infer<typeof schemas.refusalTemplatesSchema>[number];
export type SignalName = keyof QueuedItem['signals'];

/** The filters and the order of a list. Absent fields do not restrict it. */
export type QueueFilter = Partial<{
  kind: QueueKind;
  /** A part of the name. */
  q: string;
  /** The ids of chosen items, with commas between; only for bulk decisions. */
  ids: string;
  state: string;
  /** The slug of a metro. */
  metro: string;
  /** Waiting for at least so many days. */
  days: string;
  /** The id of the sender. */
  sender: string;
  signal: SignalName;
  /** By default the longest waiting first; 'signals': those with the most signals first. */
  sort: 'newest' | 'signals';
}>;

/** Returns the name of what an item is about: of a pair both, 'Joe’s Diner and Joe’s'. */
export function nameItem(item: QueuedItem): string {
  if (item.kind === 'report' && item.subject === 'list') {
    return nameSavedList({ name: item.name || null });
  }
  const names = item.kind === 'duplicate' ? [item.name, item.other_name] : [item.name];
  return formatList([...new Set(names)]);
}

type Decided = Pick<QueuedItem, 'approved' | 'rejected'>;

/** Returns '2 approved, 1 rejected', by default; empty if nothing was decided yet. */
export function describeDecided(
  { approved, rejected }: Decided,
  labels = { approved: 'approved', rejected: 'rejected' },
): string {
  return [
    approved > 0 && `${approved} ${labels.approved}`,
    rejected > 0 && `${rejected} ${labels.rejected}`,
  ]
    .filter(Boolean)
    .join(', ');
}

/** The status of a review, question or answer. */
export const contributionStatuses: Record<QueuedReview['status'], string> = {
  published: 'Published',
  held: 'Awaiting review',
  hidden: 'Hidden',
};

/** The name of each signal in filters and lists. */
export const signalNames: Record<SignalName, string> = {
  likely_duplicate: 'Possible duplicate',
  new_account: 'New account',
  rejected_before: 'Rejected or hidden before',
  sent_again: 'Resubmitted',
  has_owner: 'Has an owner',
  reopened: 'Reopened',
  rivals: 'Competing claims',
  requested_again: 'Requested again',
  similar_name: 'Similar name',
  similar_phone: 'Same phone',
  similar_website: 'Same website',
  similar_address: 'Same address',
  similar_near: 'Nearby',
  burst: 'Many at once',
  new_accounts: 'Several new accounts',
  same_network: 'Same network',
  same_words: 'Same words',
  rival: 'Names a competitor',
  listing_held: 'Reviews on hold',
  hidden_before: 'Hidden before',
  link: 'Web address',
  contact: 'Phone number or address',
  reported: 'Reported',
  appealed: 'Appeal',
  also_suggested: 'Also suggested',
  applied: 'Already public',
  asked: 'Waiting for the sender',
  answered: 'Answered by the sender',
};

const reasonNames = {
  name: 'name',
  phone: 'phone',
  website: 'website',
  address: 'address',
  near: 'location',
} as const;
type Likeness = `similar_${keyof typeof reasonNames}`;

/** Returns each signal of an item with its details: 'New account: since November 21, 2026'. */
export function describeSignals({ signals }: Pick<QueuedItem, 'signals'>): string[] {
  const { likely_duplicate, new_account, rejected_before, sent_again, has_owner, rivals } = signals;
  const { requested_again, burst, new_accounts, same_network, same_words, rival } = signals;
  const { listing_held, hidden_before, link, contact, reported, appealed } = signals;
  const { also_suggested, applied, reopened, asked, answered } = signals;
  const reasons: Record<Exclude<SignalName, Likeness>, string | undefined | false> = {
    likely_duplicate:
      likely_duplicate &&
      `${likely_duplicate.name}, ${Math.round(likely_duplicate.score * 100)}% match by ${formatList(likely_duplicate.reasons.map((reason) => reasonNames[reason]))}`,
    new_account: new_account && `since ${formatLongDate(new_account.since)}`,
    rejected_before:
      rejected_before && (rejected_before.count === 1 ? 'once' : `${rejected_before.count} times`),
    sent_again: sent_again && `rejected because: ${sent_again.reason}`,
    has_owner: has_owner && 'approving removes the current owner',
    reopened:
      reopened && 'what the approval rested on was taken back; rejecting ends the ownership',
    rivals: rivals && `${rivals.count + 1} claims awaiting review`,
    requested_again:
      requested_again &&
      `rejected ${requested_again.count === 1 ? 'once' : `${requested_again.count} times`}`,
    burst: burst && `${burst.count} for the listing within a day`,
    new_accounts: new_accounts && `${new_accounts.count} of today’s are by accounts of today`,
    same_network: same_network && `${same_network.count} people wrote from it within a week`,
    same_words:
      same_words && `in ${same_words.count === 1 ? 'one other' : `${same_words.count} others`}`,
    rival: rival && rival.name,
    listing_held: listing_held && 'all new reviews of this listing are on hold',
    hidden_before:
      hidden_before &&
      `written again since; ${hidden_before.reason === null ? 'its author managed the listing' : `hidden because: ${hidden_before.reason}`}`,
    link: link && 'the text contains one',
    contact: contact && 'the text contains one that is not the listing’s',
    reported:
      reported &&
      `by ${reported.count === 1 ? '1 person' : `${reported.count} people`}: ${reported.reasons.map((reason) => reportReasons[reason]).join('; ')}`,
    appealed: appealed && 'the author wants it public again',
    also_suggested:
      also_suggested &&
      `by ${also_suggested.count === 1 ? '1 other person' : `${also_suggested.count} other people`}`,
    asked: asked && `until ${formatLongDate(asked.until)}`,
    answered: answered && 'see the answer below',
    applied: applied && 'this person’s edits were accepted before; so it took effect at once',
  };
  const descriptions = Object.entries(reasons).flatMap(([name, reason]) =>
    reason ? [`${signalNames[name as SignalName]}: ${reason}`] : [],
  );
  const similar = Object.entries(reasonNames).flatMap(([reason, name]) =>
    signals[`similar_${reason as keyof typeof reasonNames}`] ? [name] : [],
  );
  return similar.length > 0 ? [...descriptions, `Similar in ${formatList(similar)}`] : descriptions;
}

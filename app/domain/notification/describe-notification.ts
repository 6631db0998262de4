import type { ReviewedField } from '#app/messages/domain/listing-fields.ts';
import { nameHoliday } from '#app/messages/domain/holiday.ts';
import * as t from '#app/messages/domain/notification.ts';
import { describeClaimRejection } from '../claim/claim.ts';
import { roleNames } from '../profile/profile.ts';
import { isReportKind, type ReportKind, toReportHref } from '../report/report.ts';
import { formatLocalDay } from '../text/text.ts';
import type { Notification } from './notification.ts';

type Described = {
  text: string;
  /** The reason that a person wrote. */
  reason?: string | undefined;
  /** The path it links to. */
  to: string;
};

/** The data passed to `private.notify`. */
type Data = Record<string, unknown>;

/** By kind: the kinds of `private.mail_kinds` that screens show; a test compares the two. */
const kinds: Record<string, (data: Data) => Described> = {
  submission_approved: ({ name, slug }) => ({
    text: t.submissionApproved({ name: say(name) }),
    to: `/business/${say(slug)}`,
  }),
  submission_rejected: ({ id, name, reason }) => ({
    text: t.submissionRejected({ name: say(name) }),
    reason: say(reason),
    to: `/business-submission/${say(id)}`,
  }),
  claim_approved: ({ name }) => ({
    text: t.claimApproved({ name: say(name) }),
    to: '/business-profile',
  }),
  claim_rejected: ({ name, slug, reason }) => ({
    text: t.claimRejected({ name: say(name) }),
    reason: describeClaimRejection(reason === null ? null : say(reason)),
    to: `/business-claim/${say(slug)}`,
  }),
  claim_objection_requested: ({ claim, name, object_until }) => ({
    text: t.claimObjection({ name: say(name), until: formatLocalDay(say(object_until)) }),
    to: `/dashboard/objections/${say(claim)}`,
  }),
  claim_objected: ({ name, slug }) => ({
    text: t.claimObjected({ name: say(name) }),
    to: `/business-claim/${say(slug)}`,
  }),
  claim_reopened: ({ name, slug }) => ({
    text: t.claimReopened({ name: say(name) }),
    to: `/business-claim/${say(slug)}`,
  }),
  listing_lost: ({ name, slug }) => ({
    text: t.listingLost({ name: say(name) }),
    to: `/business/${say(slug)}`,
  }),
  access_invitation: ({ name, by, role }) => ({
    text:
      role === 'owner'
        ? t.transferOffered({ name: say(name), by: inviter(by) })
        : t.invitation({ name: say(name), by: inviter(by) }),
    to: '/invitations',
  }),
  access_given: ({ name, business_id }) => ({
    text: t.accessGiven({ name: say(name) }),
    to: `/business-profile/${say(business_id)}`,
  }),
  access_ended: ({ name, slug, left_by }) => ({
    text: left_by
      ? t.accessLeft({ name: say(name), by: t.quoted({ by: say(left_by) }) })
      : t.accessEnded({ name: say(name) }),
    to: `/business/${say(slug)}`,
  }),
  listing_transferred: ({ name, business_id, is_new_owner }) => ({
    text: (is_new_owner ? t.listingReceived : t.listingTransferred)({ name: say(name) }),
    to: is_new_owner ? `/business-profile/${say(business_id)}` : '/business-profile',
  }),
  listing_status_changed: ({ name, business_id, status, reason }) => ({
    text: (status === 'suspended' ? t.listingSuspended : t.listingPublic)({ name: say(name) }),
    reason: say(reason),
    to: `/business-profile/${say(business_id)}`,
  }),
  change_pending: (data) => ({
    ...describeChange(data),
    text: t.changePending({ change: nameChange(data) }),
  }),
  change_approved: (data) => ({
    ...describeChange(data),
    text: t.changeApproved({ change: nameChange(data) }),
  }),
  change_rejected: (data) => ({
    ...describeChange(data),
    text: t.changeRejected({ change: nameChange(data) }),
  }),
  review_received: ({ name, business_id, author, rating }) => ({
    text: t.reviewReceived({
      name: say(name),
      by: t.quoted({ by: say(author) }),
      rating: say(rating),
    }),
    to: `/business-profile/${say(business_id)}/reviews`,
  }),
  review_answered: ({ name, slug }) => ({
    text: t.reviewAnswered({ name: say(name) }),
    to: `/business/${say(slug)}#reviews`,
  }),
  review_published: ({ name, slug }) => ({
    text: t.reviewPublished({ name: say(name) }),
    to: `/business/${say(slug)}#reviews`,
  }),
  review_hidden: ({ name, slug, reason }) => ({
    text: t.reviewHidden({ name: say(name) }),
    reason: say(reason),
    to: `/business-review/${say(slug)}`,
  }),
  receipt_decided: ({ name, slug, is_confirmed, reason }) => ({
    text: t.receiptDecided({ name: say(name), isConfirmed: is_confirmed === true }),
    reason: is_confirmed === true ? undefined : say(reason),
    to: `/business-review/${say(slug)}`,
  }),
  message_received: ({ thread, from }) => ({
    text: t.messageReceived({ by: say(from) }),
    to: `/messages/${say(thread)}`,
  }),
  question_received: ({ name, question }) => ({
    text: t.questionReceived({ name: say(name) }),
    to: `/question/${say(question)}`,
  }),
  question_answered: ({ name, question, author }) => ({
    text:
      typeof author === 'string'
        ? t.questionAnsweredBy({ name: say(name), by: t.quoted({ by: author }) })
        : t.questionAnswered({ name: say(name) }),
    to: `/question/${say(question)}`,
  }),
  question_published: ({ name, question, is_answer }) => ({
    text: t.questionPublished({ name: say(name), isAnswer: is_answer === true }),
    to: `/question/${say(question)}`,
  }),
  question_hidden: ({ name, question, is_answer, reason }) => ({
    text: t.questionHidden({ name: say(name), isAnswer: is_answer === true }),
    reason: say(reason),
    to: `/question/${say(question)}`,
  }),
  edit_suggested: ({ name, business_id, fields }) => ({
    text: t.editSuggested({ name: say(name), isOne: !Array.isArray(fields) || fields.length < 2 }),
    to: `/business-profile/${say(business_id)}/suggestions`,
  }),
  edit_decided: ({ name, suggestion, fields }) => ({
    text: findOutcome(fields)({ name: say(name) }),
    reason: Array.isArray(fields)
      ? fields.flatMap(({ reason }) => (reason ? [say(reason)] : [])).join('\n') || undefined
      : undefined,
    to: `/suggested-edits/${say(suggestion)}`,
  }),
  report_decided: (data) => ({
    ...describeReport(data),
    text: t.reportDecided({ ...readReport(data), isUpheld: Boolean(data.is_upheld) }),
  }),
  content_removed: (data) => ({
    ...describeReport(data),
    text: t.contentRemoved(readReport(data)),
  }),
  appeal_decided: (data) => ({
    ...describeReport(data),
    text: (data.is_restored ? t.contentRestored : t.appealRejected)(readReport(data)),
  }),
  facts_to_confirm: ({ names, count }) => ({
    text:
      count === 1 && Array.isArray(names)
        ? t.factsToConfirm({ name: say(names[0]) })
        : t.factsOfListings({ count: say(count) }),
    to: '/dashboard',
  }),
  holiday_hours: ({ holiday, listings }) => ({
    text: t.holidayHours({ holiday: nameHoliday(say(holiday)) }),
    to: toHours(listings),
  }),
  article_outdated: ({ kind, id, title, name }) => ({
    text: t.articleOutdated({ name: say(name), title: say(title) }),
    to: `/dashboard/articles/${say(kind)}/${say(id)}`,
  }),
  saved_search_matches: ({ count, searches }) => ({
    text: t.savedSearchMatches({ count: Number(count), counted: say(count) }),
    to:
      Array.isArray(searches) && searches.length === 1
        ? say(searches[0].address) || '/'
        : '/dashboard/lists',
  }),
  saved_place_hours: ({ name, slug }) => ({
    text: t.savedPlaceHours({ name: say(name) }),
    to: `/business/${say(slug)}`,
  }),
  saved_place_changed: ({ name, slug, status }) => ({
    text: (status === 'moved' ? t.savedPlaceMoved : t.savedPlaceClosed)({ name: say(name) }),
    to: `/business/${say(slug)}`,
  }),
  role_changed: ({ role, reason }) => ({
    text: t.roleChanged({ role: roleNames[role as keyof typeof roleNames] ?? say(role) }),
    reason: say(reason),
    to: '/dashboard',
  }),
};

export const shownKinds: readonly string[] = Object.keys(kinds);

/** Describes a notification in one sentence, with the path it links to. */
export function describeNotification({ kind, data }: Notification): Described {
  const describe = kinds[kind];
  // A page older than the database can receive kinds that it does not know.
  return describe?.(data as Data) ?? { text: t.news, to: '/dashboard' };
}

function describeChange({ business_id, reason }: Data) {
  return { reason: reason ? say(reason) : undefined, to: `/business-profile/${say(business_id)}` };
}

function findOutcome(fields: unknown) {
  const statuses = Array.isArray(fields) ? fields.map(({ status }) => status) : [];
  if (statuses.every((status) => status === 'accepted')) return t.editAccepted;
  return statuses.includes('accepted') ? t.editAcceptedInPart : t.editRejected;
}

function describeReport(data: Data) {
  return {
    reason: data.reason ? say(data.reason) : undefined,
    to: toReportHref(readReport(data)),
  };
}

function readReport({ kind, id, photo, name }: Data) {
  const known = isReportKind(say(kind)) ? (kind as ReportKind) : 'listing';
  return {
    kind: known,
    id: say(id),
    photo: say(photo),
    name: typeof name === 'string' ? name : null,
  };
}

function nameChange({ name, field }: Data): string {
  return t.changeTo({ name: say(name), field: say(field) as ReviewedField });
}

/** Leads to the hours of a single listing, and from several to their list. */
function toHours(listings: unknown): string {
  const [only, ...others] = Array.isArray(listings) ? listings : [];
  return only && others.length === 0
    ? `/business-profile/${say(only.id)}/hours`
    : '/business-profile';
}

function inviter(by: unknown): string {
  return typeof by === 'string' ? t.quoted({ by }) : t.theOwner;
}

function say(value: unknown, otherwise = ''): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : otherwise;
}

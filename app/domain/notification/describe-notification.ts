import { formatList } from '#app/messages/format-list.ts';
import { describeRejection } from '../claim/claim.ts';
import { roleNames } from '../profile/profile.ts';
import {
  isReportKind,
  reportKinds,
  nameReported,
  type ReportKind,
  toReportHref,
} from '../report/report.ts';
import { formatDeadline } from '../text/text.ts';
import type { Notification } from './notification.ts';

type Described = {
  text: string;
  /** The reason that a person wrote. */
  reason?: string | undefined;
  /** The path it links to. */
  to: string;
};

/** The data passed to `private.tell`. */
type Data = Record<string, unknown>;

/** By kind: the kinds of `private.mail_kinds` that screens show; a test compares the two. */
const kinds: Record<string, (data: Data) => Described> = {
  submission_approved: ({ name, slug }) => ({
    text: `${say(name)} is now in the directory`,
    to: `/business/${say(slug)}`,
  }),
  submission_refused: ({ id, name, reason }) => ({
    text: `Your submission of ${say(name)} was rejected`,
    reason: say(reason),
    to: `/business-submission/${say(id)}`,
  }),
  claim_approved: ({ name }) => ({
    text: `${say(name)} is yours: your claim was approved`,
    to: '/business-profile',
  }),
  claim_refused: ({ name, slug, reason }) => ({
    text: `Your claim of ${say(name)} was rejected`,
    reason: describeRejection(reason === null ? null : say(reason)),
    to: `/business-claim/${say(slug)}`,
  }),
  claim_objection_asked: ({ claim, name, object_until }) => ({
    text: `Someone claimed ${say(name)}; you can object until ${formatDeadline(say(object_until))}`,
    to: `/dashboard/objections/${say(claim)}`,
  }),
  claim_objected: ({ name, slug }) => ({
    text: `The owner of ${say(name)} objects to your claim`,
    to: `/business-claim/${say(slug)}`,
  }),
  listing_lost: ({ name, slug }) => ({
    text: `${say(name)} now has another owner`,
    to: `/business/${say(slug)}`,
  }),
  access_invitation: ({ name, by, role }) => ({
    text:
      role === 'owner'
        ? `${inviter(by)} wants to transfer ${say(name)} to you`
        : `${inviter(by)} invites you to edit ${say(name)}`,
    to: '/invitations',
  }),
  access_given: ({ name, business_id }) => ({
    text: `You can now edit ${say(name)}`,
    to: `/business-profile/${say(business_id)}`,
  }),
  access_ended: ({ name, slug, left_by }) => ({
    text: left_by
      ? `“${say(left_by)}” no longer edits ${say(name)}`
      : `You can no longer edit ${say(name)}`,
    to: `/business/${say(slug)}`,
  }),
  listing_transferred: ({ name, business_id, is_new_owner }) => ({
    text: is_new_owner ? `You now own ${say(name)}` : `You transferred ${say(name)}`,
    to: is_new_owner ? `/business-profile/${say(business_id)}` : '/business-profile',
  }),
  listing_status_changed: ({ name, business_id, status, reason }) => ({
    text: status === 'suspended' ? `${say(name)} is suspended` : `${say(name)} is public`,
    reason: say(reason),
    to: `/business-profile/${say(business_id)}`,
  }),
  change_pending: (data) => ({
    ...describeChange(data),
    text: `${nameChange(data)} is awaiting review`,
  }),
  change_approved: (data) => ({
    ...describeChange(data),
    text: `${nameChange(data)} was approved`,
  }),
  change_refused: (data) => ({
    ...describeChange(data),
    text: `${nameChange(data)} was rejected`,
  }),
  review_received: ({ name, business_id, author, rating }) => ({
    text: `“${say(author)}” gave ${say(name)} ${say(rating)} of 5 stars`,
    to: `/business-profile/${say(business_id)}/reviews`,
  }),
  review_answered: ({ name, slug }) => ({
    text: `${say(name)} answered your review`,
    to: `/business/${say(slug)}#reviews`,
  }),
  review_published: ({ name, slug }) => ({
    text: `Your review of ${say(name)} is published`,
    to: `/business/${say(slug)}#reviews`,
  }),
  review_hidden: ({ name, slug, reason }) => ({
    text: `Your review of ${say(name)} is hidden`,
    reason: say(reason),
    to: `/business-review/${say(slug)}`,
  }),
  message_received: ({ thread, from }) => ({
    text: `A message from ${say(from)}`,
    to: `/messages/${say(thread)}`,
  }),
  question_received: ({ name, question }) => ({
    text: `Someone asked about ${say(name)}`,
    to: `/question/${say(question)}`,
  }),
  question_answered: ({ name, question, author }) => ({
    text:
      typeof author === 'string'
        ? `“${author}” answered your question about ${say(name)}`
        : `${say(name)} answered your question`,
    to: `/question/${say(question)}`,
  }),
  question_published: ({ name, question, is_answer }) => ({
    text: `Your ${is_answer ? 'answer' : 'question'} about ${say(name)} is published`,
    to: `/question/${say(question)}`,
  }),
  question_hidden: ({ name, question, is_answer, reason }) => ({
    text: `Your ${is_answer ? 'answer' : 'question'} about ${say(name)} is hidden`,
    reason: say(reason),
    to: `/question/${say(question)}`,
  }),
  edit_suggested: ({ name, business_id, fields }) => ({
    text: `A neighbor suggests ${Array.isArray(fields) && fields.length > 1 ? 'edits' : 'an edit'} of ${say(name)}`,
    to: `/business-profile/${say(business_id)}/suggestions`,
  }),
  edit_decided: ({ name, suggestion, fields }) => ({
    text: `Your suggestion for ${say(name)} was ${nameOutcome(fields)}`,
    reason: Array.isArray(fields)
      ? fields.flatMap(({ reason }) => (reason ? [say(reason)] : [])).join('\n') || undefined
      : undefined,
    to: `/suggested-edits/${say(suggestion)}`,
  }),
  report_decided: (data) => ({
    ...describeReport(data),
    text: `Your report of the ${nameReported(readReport(data))} was ${data.is_upheld ? 'upheld' : 'dismissed'}`,
  }),
  content_removed: (data) => ({
    ...describeReport(data),
    text: `An admin has ${reportKinds[readReport(data).kind].removed} your ${nameReported(readReport(data))}`,
  }),
  appeal_decided: (data) => ({
    ...describeReport(data),
    text: data.is_restored
      ? `Your ${nameReported(readReport(data))} is ${reportKinds[readReport(data).kind].restored} again`
      : `Your appeal for your ${nameReported(readReport(data))} was rejected`,
  }),
  facts_to_confirm: ({ names, count }) => ({
    text: `Is everything still right about ${
      count === 1 && Array.isArray(names) ? say(names[0]) : `your ${say(count)} listings`
    }?`,
    to: '/dashboard',
  }),
  holiday_hours: ({ holiday, listings }) => ({
    text: `What are your hours on ${say(holiday)}?`,
    to: toHours(listings),
  }),
  article_outdated: ({ kind, id, title, name }) => ({
    text: `${say(name)} is no longer listed, and “${say(title)}” still shows it`,
    to: `/dashboard/articles/${say(kind)}/${say(id)}`,
  }),
  saved_search_matches: ({ name, address, count }) => ({
    text: `${count === 1 ? '1 new listing matches' : `${say(count)} new listings match`} your search ${say(name)}`,
    to: say(address) || '/',
  }),
  saved_place_changed: ({ name, slug, status }) => ({
    text: `${say(name)}, which you saved, has ${status === 'moved' ? 'moved' : 'closed permanently'}`,
    to: `/business/${say(slug)}`,
  }),
  role_changed: ({ role, reason }) => ({
    text: `Your role is now: ${roleNames[role as keyof typeof roleNames] ?? say(role)}`,
    reason: say(reason),
    to: '/dashboard',
  }),
};

export const shownKinds: readonly string[] = Object.keys(kinds);

/** Describes a notification in one sentence, with the path it links to. */
export function describeNotification({ kind, data }: Notification): Described {
  const describe = kinds[kind];
  // A page older than the database can receive kinds that it does not know.
  return describe?.(data as Data) ?? { text: 'You have news', to: '/dashboard' };
}

function describeChange({ business_id, reason }: Data) {
  return { reason: reason ? say(reason) : undefined, to: `/business-profile/${say(business_id)}` };
}

/** Returns 'accepted', 'rejected' or 'accepted in part'. */
function nameOutcome(fields: unknown): string {
  const statuses = Array.isArray(fields) ? fields.map(({ status }) => status) : [];
  if (statuses.every((status) => status === 'accepted')) return 'accepted';
  return statuses.includes('accepted') ? 'accepted in part' : 'rejected';
}

function describeReport(data: Data) {
  return {
    reason: data.reason ? say(data.reason) : undefined,
    to: toReportHref(readReport(data)),
  };
}

function readReport({ kind, id, photo, name }: Data) {
  const known = isReportKind(say(kind)) ? (kind as ReportKind) : 'listing';
  return { kind: known, id: say(id), photo: say(photo), name: say(name) };
}

function nameChange({ name, fields }: Data): string {
  const changed = Array.isArray(fields) ? formatList(fields.map((field) => say(field))) : 'facts';
  return `Your change to the ${changed} of ${say(name)}`;
}

/** Leads to the hours of a single listing, and from several to their list. */
function toHours(listings: unknown): string {
  const [only, ...others] = Array.isArray(listings) ? listings : [];
  return only && others.length === 0
    ? `/business-profile/${say(only.id)}/hours`
    : '/business-profile';
}

/** People choose their names, so texts quote them. */
function inviter(by: unknown): string {
  return typeof by === 'string' ? `“${by}”` : 'The owner';
}

function say(value: unknown, otherwise = ''): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : otherwise;
}

import * as t from '#app/messages/domain/notification.ts';
import type { Json } from '#app/services/supabase/database.types.ts';
import { hmacSha256, verifyHmacSha256 } from '#app/services/hex-digest.ts';

/** A message to a user, as the database stores it. */
export type Notification = {
  id: string;
  kind: string;
  data: Json;
  created_at: string;
  read_at: string | null;
};

/** Which mails a person wants; the names are the columns of `notification_preferences`. */
type MailChoices = {
  listing_reviews: boolean;
  review_answers: boolean;
  submission_updates: boolean;
  change_updates: boolean;
  access_updates: boolean;
  fact_reminders: boolean;
  article_updates: boolean;
  saved_place_updates: boolean;
  saved_search_alerts: boolean;
  messages: boolean;
  newsletter: boolean;
  digest: boolean;
};

export type NotificationChoice = keyof MailChoices;

/** Kinds that the bell can show; the others are not sent yet or are mail only. */
export const screenChoices = [
  'listing_reviews',
  'review_answers',
  'submission_updates',
  'change_updates',
  'access_updates',
  'fact_reminders',
  'article_updates',
  'saved_place_updates',
  'saved_search_alerts',
  'messages',
] as const satisfies NotificationChoice[];

export type NotificationPreferences = MailChoices & {
  /** Kinds that the bell must not show; a subset of `screenChoices`. */
  off_screen: string[];
  /** Slug of the city of the digest; null: that of most of their saved places. */
  digest_metro: string | null;
};

/** The preferences of a person who has never saved any; same as the table's column defaults. */
export const defaultPreferences: NotificationPreferences = {
  listing_reviews: true,
  review_answers: true,
  submission_updates: true,
  change_updates: true,
  access_updates: true,
  fact_reminders: true,
  article_updates: true,
  saved_place_updates: true,
  saved_search_alerts: true,
  messages: true,
  newsletter: false,
  digest: false,
  digest_metro: null,
  off_screen: [],
};

/** Labels for the settings screen and for the footer of mails. */
export const choiceTexts: Record<NotificationChoice, { label: string; about: string }> = {
  listing_reviews: { label: t.listingReviewsChoice, about: t.listingReviewsAbout },
  review_answers: { label: t.reviewAnswersChoice, about: t.reviewAnswersAbout },
  submission_updates: { label: t.submissionUpdatesChoice, about: t.submissionUpdatesAbout },
  change_updates: { label: t.changeUpdatesChoice, about: t.changeUpdatesAbout },
  access_updates: { label: t.accessUpdatesChoice, about: t.accessUpdatesAbout },
  fact_reminders: { label: t.factRemindersChoice, about: t.factRemindersAbout },
  article_updates: { label: t.articleUpdatesChoice, about: t.articleUpdatesAbout },
  saved_place_updates: { label: t.savedPlaceUpdatesChoice, about: t.savedPlaceUpdatesAbout },
  saved_search_alerts: { label: t.savedSearchAlertsChoice, about: t.savedSearchAlertsAbout },
  messages: { label: t.messagesChoice, about: t.messagesAbout },
  newsletter: { label: t.newsletterChoice, about: t.newsletterAbout },
  digest: { label: t.digestChoice, about: t.digestAbout },
};

/** Kinds that only admins receive. */
export const adminChoices: readonly NotificationChoice[] = ['article_updates'];

export const notificationChoices = Object.keys(choiceTexts) as NotificationChoice[];

export function isScreenChoice(name: NotificationChoice): boolean {
  return screenChoices.some((choice) => choice === name);
}

export function isNotificationChoice(name: string): name is NotificationChoice {
  return Object.hasOwn(choiceTexts, name);
}

/** The person and the kind of mail that an unsubscribe link refers to. */
export type PersonalChoice = { person: string; choice: NotificationChoice };

/**
 * Signs a choice: 'newsletter.<person>.<signature>'. The holder may switch that kind of mail off
 * and on for that person, and nothing else. It never expires, as mails do not, and is
 * deterministic.
 */
export async function signChoice(secret: string, personal: PersonalChoice): Promise<string> {
  const signature = await hmacSha256(secret, toMessage(personal));
  return `${personal.choice}.${personal.person}.${signature}`;
}

/** Returns the choice of a token with a valid signature; null otherwise. */
export async function verifyChoice(secret: string, token: string): Promise<PersonalChoice | null> {
  const parts = /^(\w+)\.([\da-f-]{36})\.([\da-f]{64})$/.exec(token);
  const [, choice = '', person = '', signature = ''] = parts ?? [];
  if (!isNotificationChoice(choice)) {
    return null;
  }
  const text = toMessage({ person, choice });
  const isOurs = await verifyHmacSha256(secret, { text, signature });
  return isOurs ? { person, choice } : null;
}

/** Reads the choice a token names without verifying the signature; for display only. */
export function readChoice(token: string): NotificationChoice | null {
  const [choice = ''] = token.split('.');
  return isNotificationChoice(choice) ? choice : null;
}

/** The prefix separates these signatures from others made with the same secret. */
function toMessage({ person, choice }: PersonalChoice): string {
  return `mails of one kind:${choice}:${person}`;
}

import * as t from '#app/messages/domain/notification.ts';
import { hmacSha256, verifyHmacSha256 } from '#app/services/hex-digest.ts';
import type { Json } from '#app/services/supabase/database.types.ts';
import { namesOf } from '../text/text.ts';

/** A message to a user, as the database stores it. */
export type Notification = {
  id: string;
  kind: string;
  data: Json;
  created_at: string;
  read_at: string | null;
};

/** What people choose to be notified of, as settings and the footers of mails name it; a kind names its choice. */
export const choices = {
  listing_reviews: { label: t.listingReviewsChoice, about: t.listingReviewsAbout },
  review_answers: { label: t.reviewAnswersChoice, about: t.reviewAnswersAbout },
  submission_updates: { label: t.submissionUpdatesChoice, about: t.submissionUpdatesAbout },
  change_updates: { label: t.changeUpdatesChoice, about: t.changeUpdatesAbout },
  access_updates: { label: t.accessUpdatesChoice, about: t.accessUpdatesAbout },
  fact_reminders: { label: t.factRemindersChoice, about: t.factRemindersAbout },
  article_updates: {
    label: t.articleUpdatesChoice,
    about: t.articleUpdatesAbout,
    isForAdmins: true,
  },
  owner_invitations: {
    label: t.ownerInvitationsChoice,
    about: t.ownerInvitationsAbout,
    isMailOnly: true,
  },
  saved_place_updates: { label: t.savedPlaceUpdatesChoice, about: t.savedPlaceUpdatesAbout },
  saved_search_alerts: { label: t.savedSearchAlertsChoice, about: t.savedSearchAlertsAbout },
  messages: { label: t.messagesChoice, about: t.messagesAbout },
  digest: { label: t.digestChoice, about: t.digestAbout, isMailOnly: true },
} satisfies Record<string, Choice>;

type Choice = { label: string; about: string; isForAdmins?: true; isMailOnly?: true };

export type NotificationChoice = keyof typeof choices;

export const notificationChoices = namesOf(choices);

export type NotificationPreferences = {
  /** Choices that are not mailed. */
  off_mail: string[];
  /** Choices that the bell does not show. */
  off_screen: string[];
  /** Slug of the city of the digest; null: that of most of their saved places. */
  digest_metro: string | null;
};

/** The preferences of a person who has never saved any; same as the table's column defaults. */
export const defaultPreferences: NotificationPreferences = {
  off_mail: ['digest'],
  off_screen: [],
  digest_metro: null,
};

export function isNotificationChoice(name: string): name is NotificationChoice {
  return Object.hasOwn(choices, name);
}

/**
 * The person, or an address without an account, and the kinds of mail that an unsubscribe link refers
 * to: a daily mail may have several.
 */
export type PersonalChoices = { person: string; choices: NotificationChoice[] };

/** Whether the choices are those of an address. */
export const isAddress = (person: string) => person.includes('@');

/** Writes an address without characters that links change. */
function encodePerson(person: string): string {
  return isAddress(person) ? `~${btoa(person).replaceAll('+', '-').replaceAll('/', '_')}` : person;
}

function decodePerson(part: string): string {
  return part.startsWith('~')
    ? atob(part.slice(1).replaceAll('-', '+').replaceAll('_', '/'))
    : part;
}

/**
 * Signs choices: 'messages-digest.<person>.<signature>'. The holder may switch those kinds of mail
 * off and on for that person, and nothing else. It never expires, as mails do not, and is
 * deterministic.
 */
export async function signChoices(secret: string, personal: PersonalChoices): Promise<string> {
  const signature = await hmacSha256(secret, toMessage(personal));
  return `${personal.choices.join('-')}.${encodePerson(personal.person)}.${signature}`;
}

/** Returns the choices of a token with a valid signature; null otherwise. */
export async function verifyChoices(
  secret: string,
  token: string,
): Promise<PersonalChoices | null> {
  const parts = /^([\w-]+)\.([\da-f-]{36}|~[\w-]+=*)\.([\da-f]{64})$/.exec(token);
  const [, , part = '', signature = ''] = parts ?? [];
  const named = parts && readChoices(token);
  if (!named) return null;
  const person = decodePerson(part);
  const text = toMessage({ person, choices: named });
  const isOurs = await verifyHmacSha256(secret, { text, signature });
  return isOurs ? { person, choices: named } : null;
}

/** Reads the choices a token names without verifying the signature; for display only. */
export function readChoices(token: string): NotificationChoice[] | null {
  const names = (token.split('.')[0] ?? '').split('-');
  return names.every(isNotificationChoice) ? names : null;
}

/** The prefix separates these signatures from others made with the same secret. */
function toMessage({ person, choices: named }: PersonalChoices): string {
  return `mails of one kind:${named.join('-')}:${person}`;
}

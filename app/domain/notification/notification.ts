import type { Json } from '#app/services/supabase/database.types.ts';

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
  listing_reviews: {
    label: 'Reviews of my listings',
    about: 'When someone reviews your business or asks about it.',
  },
  review_answers: {
    label: 'Answers to my reviews',
    about: 'When someone answers your review or question.',
  },
  submission_updates: {
    label: 'My submissions and claims',
    about:
      'When one is received or approved, or needs something from you. Also my reviews, questions and reports.',
  },
  change_updates: {
    label: 'Changes to my listings',
    about: 'When one is awaiting review, and its outcome.',
  },
  access_updates: {
    label: 'Access to listings',
    about: 'When you get or lose access to a listing.',
  },
  fact_reminders: {
    label: 'Facts to confirm',
    about: 'Twice a year to confirm the facts of your listing, and before holidays its hours.',
  },
  article_updates: {
    label: 'My guides and posts',
    about: 'When a business shown in one of them is no longer listed.',
  },
  saved_place_updates: {
    label: 'My saved places',
    about: 'When one closes or moves.',
  },
  saved_search_alerts: {
    label: 'Saved searches',
    about: 'When something new matches a saved search.',
  },
  messages: {
    label: 'Messages',
    about: 'When someone writes to your business, or a business writes to you.',
  },
  newsletter: { label: 'Newsletter', about: 'New guides and cities, about once a month.' },
  digest: {
    label: 'Weekly digest',
    about:
      'On Thursdays, if there is news: new in your city, answers to your questions, and changes to your saved places.',
  },
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

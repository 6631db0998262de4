/** Which mails somebody wants; names are the columns of `notification_preferences`. */
export type NotificationPreferences = {
  listing_reviews: boolean;
  review_answers: boolean;
  submission_updates: boolean;
  access_updates: boolean;
  change_updates: boolean;
  fact_reminders: boolean;
  saved_search_alerts: boolean;
  newsletter: boolean;
};

/** What holds for somebody who has never chosen; the same as the table's own defaults. */
export const defaultPreferences: NotificationPreferences = {
  listing_reviews: true,
  review_answers: true,
  submission_updates: true,
  access_updates: true,
  change_updates: true,
  fact_reminders: true,
  saved_search_alerts: true,
  newsletter: false,
};

/** Which mails somebody wants; names are the columns of `notification_preferences`. */
export type NotificationPreferences = {
  listing_reviews: boolean;
  review_answers: boolean;
  submission_updates: boolean;
  saved_search_alerts: boolean;
  newsletter: boolean;
};

/** What holds for somebody who has never chosen; the same as the table's own defaults. */
export const defaultPreferences: NotificationPreferences = {
  listing_reviews: true,
  review_answers: true,
  submission_updates: true,
  saved_search_alerts: true,
  newsletter: false,
};

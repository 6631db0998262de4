/** A notification of a kind that an older page does not know. */
export const news = 'You have a notification';

// The emails and notifications that people choose.
export const listingReviewsChoice = 'Reviews of my listings';
export const listingReviewsAbout = 'When someone reviews my business or asks about it.';
export const reviewAnswersChoice = 'Answers to my reviews';
export const reviewAnswersAbout = 'When someone answers my review or question.';
export const submissionUpdatesChoice = 'My submissions and claims';
export const submissionUpdatesAbout =
  'When one is received or decided. Also when a review or question of mine is published.';
export const changeUpdatesChoice = 'Changes to my listings';
export const changeUpdatesAbout = 'When one is awaiting review or decided.';
export const accessUpdatesChoice = 'Access to listings';
export const accessUpdatesAbout = 'When I get or lose access to a listing.';
export const factRemindersChoice = 'Facts to confirm';
export const factRemindersAbout =
  'Twice a year, to confirm the facts of my listing; before holidays, to confirm its hours.';
export const articleUpdatesChoice = 'My guides and posts';
export const articleUpdatesAbout = 'When a business shown in one of them is no longer listed.';
export const ownerInvitationsChoice = 'Invitations to claim a listing';
export const ownerInvitationsAbout = 'When we list a business at your email address.';
export const savedPlaceUpdatesChoice = 'My saved places';
export const savedPlaceUpdatesAbout = 'When one closes, moves or has new hours.';
export const savedSearchAlertsChoice = 'Saved searches';
export const savedSearchAlertsAbout =
  'When something new matches a saved search. One email a day at most.';
export const messagesChoice = 'Messages';
export const messagesAbout = 'When someone writes to my business, or a business writes to me.';
export const digestChoice = 'Weekly digest';
export const digestAbout =
  'On Thursdays, if there is news: new in my city, answers to my questions, and changes to my saved places.';

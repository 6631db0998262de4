import type { ReactNode } from 'react';

export const alsoEditing = ({ others, count }: { others: string; count: number }) =>
  `${others} ${count === 1 ? 'is' : 'are'} editing this, too.`;
export const unknownPerson = 'Someone';
export const noChanges = 'No changes yet.';
export const lastChangedBy = ({ person }: { person: string | null }) =>
  `Changed by ${person ?? 'someone'},`;
export const addHours = 'Add opening hours';
export const addPhoto = 'Add a photo';
export const addPhotoWhy = 'photos replace the drawing in results and on your page.';
export const addPhone = 'Add a phone number';
export const addPhoneWhy = 'visitors can call you with one tap.';
export const addDescription = 'Add a description';
export const addDescriptionWhy = 'people can find you by its words.';
export const addWebsite = 'Add your website';
export const addWebsiteWhy = 'your page links to it.';
export const addServices = 'Add services with prices';
export const addServicesWhy = 'visitors see what you offer and what it costs.';
export const setLocation = 'Set your location';
export const setLocationWhy = 'until then, the dot is the center of your zip code.';
export const addFeatures = 'Add features';
export const addFeaturesWhy = 'visitors can search for them.';
export const percentComplete = ({ percent }: { percent: number }) => `${percent}% complete`;
export const stepOfListing = ({ name }: { name: string }) => `to ${name}`;
export const roleOwner = 'You are the owner';
export const roleEditor = 'You can edit everything';
export const roleHours = 'You can edit the hours';
export const noListings =
  'You have no listings yet. If your business is already in the directory, find it and claim it. If not, add it. The owner of a listing can also invite you to edit it.';
export const findYourBusiness = 'Find your business';
export const addBusiness = 'Add a business';
export const emailLabel = 'Email';
export const passwordLabel = 'Password';
export const forgotPassword = 'Forgot your password? (opens a new tab)';
export const sessionEndedTitle = 'Your session has ended';
export const sessionEndedText = 'What you entered is still here. Sign in again to send it.';
export const confirmIdentityTitle = 'Confirm that this is you';
export const confirmIdentityText =
  'You signed in more than an hour ago. Sign in again to send what you entered.';
export const signInAndSend = 'Sign in and send';
export const otherAccountTitle = 'Send from another account?';
export const notNow = 'Not now';
export const otherAccountText = ({ now }: { now: ReactNode }) => (
  <>
    Someone else filled in this form. You are now signed in as {now}, so the form would be sent from
    that account.
  </>
);
export const discardInput = 'Discard what was entered';
export const sendFromThisAccount = 'Send from this account';
export const goToDashboard = 'Go to your dashboard';
export const signIn = 'Sign in';
export const leaveTitle = 'Leave without saving?';
export const loadingTitle = 'One moment…';
export const retry = 'Try again';
export const javascriptNeeded = 'Accounts need JavaScript. Search and listings work without it.';
export const signedOutTitle = 'You signed out in another tab';
export const signedOutText = 'What you entered is still here. Sign in again to send it.';
export const leaveSignedOut = 'Leave anyway';
export const leaveText = 'What you entered on this screen has not been saved.';
export const stayHere = 'Stay here';
export const leaveButton = 'Leave without saving';
export const profileNotLoaded = 'We could not load your profile.';
export const addHoursWhy = 'listings without hours do not appear under “Open now”.';
export const draftRestored = ({ changedAt }: { changedAt: string }) =>
  `Your draft of ${changedAt} is restored. Only you can see it.`;
export const discardDraft = 'Discard draft';
type ListingPlace = { listing: ReactNode; city: string; state: string };
export const listingPlace = ({ listing, city, state }: ListingPlace) => (
  <>
    {listing} in {city}, {state}
  </>
);
export const confirmEmailFirst =
  'Please confirm your email address first. The link is in the email that we sent when you signed up.';

export const anotherAccount = 'another account';
export const opensInNewTab = '(opens in a new tab)';
export const screenNotLoaded = 'We could not load this screen.';

export const searchListings = 'Search your listings';
export const listingsShown = ({ shown, found }: { shown: number; found: number }) =>
  found === 0 ? 'No matches' : `Showing ${shown} of ${found}`;
export const showMoreListings = 'Show more';

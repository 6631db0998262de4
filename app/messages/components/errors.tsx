import type { ReactNode } from 'react';

export const errorLogged =
  "An unexpected error occurred. This has been logged and we're looking into it.";
export const errorNotLogged = 'An unexpected error occurred.';
export const errorKicker = 'Error';
export const errorHeading = 'Something went wrong';
export const errorRetry = 'Try Again';
export const errorReload = 'Reload Page';
export const errorDetails = 'Error details';
export const errorContact = ({ contactEmail }: { contactEmail: ReactNode }) => (
  <>If it happens again, please write to {contactEmail}.</>
);
export const busyKicker = 'One moment';
export const busyHeading = 'Too many requests';
export const busyText =
  'Your connection has requested too many pages in the last minute. Please wait a minute and try again.';
export const retry = 'Try again';
export const allCategories = 'All categories';
export const allCities = 'All cities';
export const openNow = 'Open now';
export const addABusiness = 'Add a business';
export const help = 'Help';
export const otherPlaces = 'Other places to go';
export const notFoundTitle = ({ name }: { name: string }) => `Page not found · ${name}`;
export const busyTitle = ({ name }: { name: string }) => `One moment · ${name}`;
export const outageTitle = ({ name }: { name: string }) => `Back in a moment · ${name}`;
export const errorTitle = ({ name }: { name: string }) => `Something went wrong · ${name}`;
export const unknownError = 'Unknown error';
export const notFoundKicker = 'Error 404';
export const notFoundHeading = 'Page not found';
export const notFoundText =
  'The page may have moved, or the address may have a typo. Search for the business or place instead:';
export const outageKicker = 'Back in a moment';
export const outageHeading = 'We cannot reach our database';
export const outageText =
  'We have no saved copy of this page. We will keep trying while it is open.';
export const searchDirectory = 'Search the directory';
export const outageWhatWorks = 'Search, listings and city pages still work from saved copies.';
export const unexpectedErrorHeading = 'Unexpected Application Error!';
export const startOver = 'Start over';

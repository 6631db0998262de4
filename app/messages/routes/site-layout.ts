export const offline = 'You are offline.';
export const pageNotComing = 'The next page is not loading.';
export const pageStays = 'This page stays as it is.';
export const retry = 'Try again';

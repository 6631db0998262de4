export const screenNotLoaded = 'We could not load this screen.';
export const goToDashboard = 'Go to your dashboard';

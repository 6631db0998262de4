export const lostLinkTitle = 'This link does not work';
export const lostLinkText =
  'Please open the link in our email again, or sign in to choose your emails.';
export const askTitle = 'Stop these emails?';
export const stoppedTitle = 'You will not get these emails';
export const resumedTitle = 'You will get these emails again';
export const stop = 'Stop these emails';
export const undo = 'Undo';
export const stoppedText = 'Emails of this kind are off.';
export const resumedText = 'Emails of this kind are on again.';
export const chooseEmails = 'Choose your emails';
export const javascriptNeeded =
  'This button needs JavaScript. The “Unsubscribe” button of your email program does the same.';

export const lostLinkTitle = 'This link does not work';
export const lostLinkText =
  'Please open the link in our email again, or sign in to choose your emails.';
export const askTitle = 'Stop these emails?';
export const stoppedTitle = 'These emails are stopped';
export const resumedTitle = 'You get these emails again';
export const stop = 'Stop these emails';
export const undo = 'Undo';
export const stoppedText = 'You will no longer get emails of this kind.';
export const resumedText = 'You will get them as before.';
export const chooseEmails = 'Choose your emails';
export const javascriptNeeded =
  'This button needs JavaScript. The “Unsubscribe” button of your email program does the same.';

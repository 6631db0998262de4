import type { ReactNode } from 'react';

export const home = 'Home';

export const checkHistory = 'Check the history';
export const historyAsJson = 'Full history as JSON';
export const oneMoment = 'One moment…';
export const historyNotLoaded = 'We could not load the history. Please try again.';
export const historyWrong = ({ number }: { number: number }) =>
  `Row ${number} has been altered since it was written.`;
export const historyRight = ({ count, newest: hash }: { count: number; newest: string }) =>
  `${count} ${count === 1 ? 'row' : 'rows'}: none altered, inserted, or removed between others. Hash of the newest: ${hash}`;
export const historyHeading = ({ name }: { name: string }) => `History of ${name}`;
type NameAndPlace = { name: string; place: string };
export const historyTitle = ({ name, place }: NameAndPlace) => `History of ${name}, ${place}`;
export const historyDescription = ({ name }: { name: string }) =>
  `Who changed what on the page of ${name} and when: the owner, the directory, or an import.`;
export const historyText = ({ name, place }: NameAndPlace) =>
  `Changes to the listing of ${name} in ${place}, newest first.`;
export const verifyTitle = 'Verify this history';
export const verifyText =
  'Each row’s hash includes the previous row’s, so the check finds rows that were altered, inserted, or removed between others. Someone with control of our database could still remove the newest rows or rewrite the whole history. To rule that out, note the hash of the newest row and look for it later.';
export const olderChanges = 'Older changes';
export const addedToDirectory = 'Added to the directory';
type ChangedBy = { editor: string; date: ReactNode };
export const changedBy = ({ editor, date }: ChangedBy) => (
  <>
    by {editor}, {date}
  </>
);
export const rowNumber = ({ number }: { number: number }) => `No. ${number}`;
export const notPublicThen = 'The page was not public at that time.';

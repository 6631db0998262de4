import type { ReactNode } from 'react';

export const placesInOrder = 'The places, in order';
export const onThisPage = 'On this page';
export const homeCrumb = 'Home';
export const writtenBy = 'Written by';
export const allPostsBy = ({ name }: { name: string }) => `All posts by ${name}`;
export const tableLabel = 'Table';
export const minRead = ({ minutes }: { minutes: number }) => `${minutes} min read`;
export const byAuthor = ({ author }: { author: ReactNode }) => <>By {author}</>;
export const updatedOn = ({ date }: { date: ReactNode }) => <>updated {date}</>;
export const businessClosed = 'This business has since closed permanently.';
export const businessMoved = 'This business has since moved.';
export const businessGone = 'This business is no longer in the directory.';
export const stopNumber = ({ number }: { number: number }) => `Stop ${number}`;
export const businessMovedTo = ({ name }: { name: ReactNode }) => (
  <>This business has since moved. It is now {name}</>
);

import type { ReactNode } from 'react';

export const title = 'Help';
export const searchPlaceholder = 'Hours, map, password…';
export const metaDescription =
  'Answers about searching, listing and claiming a business, reviews, accounts and privacy.';
export const noMatches = 'No matches';
export const heading = 'How can we help?';
export const searchLabel = 'Your question';
export const search = 'Search';
export const noMatchesText = ({ contactEmail }: { contactEmail: ReactNode }) => (
  <>Try fewer or different words, or write to {contactEmail}.</>
);

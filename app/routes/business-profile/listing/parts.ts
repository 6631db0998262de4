import type { EditableBusiness } from '#app/domain/editing/editing.ts';

type Part = {
  /** Below /business-profile/:id. */
  to: string;
  label: string;
  about: string;
  /** Whether editors of the hours only see it. */
  isForAll: boolean;
};

const parts: Part[] = [
  {
    to: 'details',
    label: 'Details',
    about: 'Name, category, description, address, contact, links and parking.',
    isForAll: false,
  },
  {
    to: 'hours',
    label: 'Hours',
    about: 'Every week, holidays and other special days.',
    isForAll: true,
  },
  {
    to: 'services',
    label: 'Services',
    about: 'What customers can buy or book, and what it costs.',
    isForAll: false,
  },
  {
    to: 'attributes',
    label: 'Features',
    about: 'What is good to know before a visit.',
    isForAll: false,
  },
  {
    to: 'photos',
    label: 'Photos',
    about: 'Up to twelve, in your order; the first is the cover.',
    isForAll: false,
  },
  {
    to: 'status',
    label: 'Status',
    about: 'Open, temporarily closed, permanently closed, or moved.',
    isForAll: false,
  },
  {
    to: 'reviews',
    label: 'Reviews',
    about: 'What visitors wrote, and your answers.',
    isForAll: false,
  },
  {
    to: 'suggestions',
    label: 'Suggested edits',
    about: 'What neighbors want to correct, for you to accept or reject.',
    isForAll: false,
  },
  {
    to: 'statistics',
    label: 'Statistics',
    about: 'How often the page is viewed and used, by day.',
    isForAll: false,
  },
  {
    to: 'access',
    label: 'Access',
    about: 'Who else can edit it, until when, and who owns it.',
    isForAll: true,
  },
  {
    to: 'history',
    label: 'History',
    about: 'Who changed what and when, and how to undo it.',
    isForAll: true,
  },
];

/** Returns the screen at this path if the editor may not use it; else null. */
export function findForbiddenPart(listing: EditableBusiness, pathname: string): Part | null {
  const part = parts.find(({ to }) => pathname.split('/')[3] === to);
  return part && !findParts(listing).includes(part) ? part : null;
}

/** Returns the screens of a listing for this editor, for tabs and overview. */
export function findParts({ can_edit_all }: EditableBusiness): Part[] {
  return parts.filter(({ isForAll }) => can_edit_all || isForAll);
}

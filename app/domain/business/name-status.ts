import type { ListingStatus } from './manage-businesses.ts';

/** A listing's status as people read it. */
export const statusNames: Record<ListingStatus, string> = {
  draft: 'Draft',
  pending: 'Awaiting review',
  published: 'Published',
  rejected: 'Rejected',
  suspended: 'Suspended',
  closed: 'Closed',
  moved: 'Moved',
  merged: 'Merged',
};

type Standing = { status: ListingStatus; temporarily_closed: boolean };

/** Returns 'Published, temporarily closed', for example. */
export function nameStatus({ status, temporarily_closed }: Standing): string {
  return temporarily_closed ? `${statusNames[status]}, temporarily closed` : statusNames[status];
}

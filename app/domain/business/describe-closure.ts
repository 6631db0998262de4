import type { Business } from './business.ts';

type Closure = Pick<Business, 'status' | 'temporarily_closed' | 'moved_to'>;

/** That a business is not open to anybody, as a sentence; null when it is as its hours say. */
export function describeClosure({ status, temporarily_closed, moved_to }: Closure): string | null {
  if (status === 'closed') return 'Permanently closed.';
  if (status === 'moved') return `Moved to ${moved_to ? moved_to.name : 'another address'}.`;
  return temporarily_closed ? 'Temporarily closed.' : null;
}

import { formatLongDate } from '../text/text.ts';
import type { Business } from './business.ts';

type Closure = Pick<Business, 'name' | 'status' | 'temporarily_closed' | 'reopens_on' | 'moved_to'>;

/**
 * Returns a sentence about a listing that is closed, moved or temporarily closed; null otherwise.
 */
export function describeClosure(closure: Closure): string | null {
  const { status, temporarily_closed, reopens_on } = closure;
  if (status === 'closed') return 'Permanently closed.';
  if (status === 'moved') return `Moved to ${describeNewPlace(closure)}.`;
  if (!temporarily_closed) return null;
  return reopens_on
    ? `Temporarily closed, reopening on ${formatLongDate(reopens_on)}.`
    : 'Temporarily closed.';
}

/**
 * Returns where a business has moved to: '12 Main St, Austin, TX', with its new name if that
 * differs.
 */
export function describeNewPlace({ name, moved_to }: Pick<Business, 'name' | 'moved_to'>): string {
  if (!moved_to) return 'another address';
  const { street, city, state } = moved_to;
  const place = [street, city, state].filter(Boolean).join(', ');
  return moved_to.name === name ? place : `${place}, as ${moved_to.name}`;
}

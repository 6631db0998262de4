import { formatMoment } from '#app/domain/text/text.ts';

/** Says until when an account is suspended; the end of a block is so far off that it is none. */
export function describeSuspension(until: string): string {
  const isBlock = new Date(until).getFullYear() - new Date().getFullYear() > 20;
  return isBlock ? 'Blocked' : `Until ${formatMoment(until)}`;
}

import { formatCount } from '../text/text.ts';
import { type OfflineOutcome, formatSize } from './offline.ts';

const failures = {
  'no-room':
    'There is no room left on this device for it. What was kept before is still there. Please make room and try again.',
  'no-network': 'We could not reach the directory. Please check your connection and try again.',
  refused: 'This browser lets nothing be kept, as some do in private windows.',
  off: 'Keeping a city is switched off at the moment. Nothing is kept on this device.',
};

/** Describes the outcome of keeping or updating a city, in one or two sentences. */
export function describeOutcome(answer: OfflineOutcome): string {
  if (answer.outcome !== 'kept') return failures[answer.outcome];
  const { name, listings, bytes } = answer.city;
  return `${name} is on this device: ${formatCount(listings)} places, ${formatSize(bytes)}. It renews itself once a day.`;
}

import { formatCount } from '../text/text.ts';
import { type OfflineOutcome, formatSize } from './offline.ts';

const failures = {
  'no-room':
    'This device is out of space. What was saved before is still there. Free up space and try again.',
  'no-network': 'We could not reach the directory. Please check your connection and try again.',
  refused: 'This browser cannot save it, which is common in private windows.',
  off: 'Saving a city is turned off right now. Nothing is saved on this device.',
};

/** Describes the outcome of keeping or updating a city, in one or two sentences. */
export function describeOutcome(answer: OfflineOutcome): string {
  if (answer.outcome !== 'kept') return failures[answer.outcome];
  const { name, listings, bytes } = answer.city;
  return `${name} is saved on this device: ${formatCount(listings)} places, ${formatSize(bytes)}. It updates once a day.`;
}

import type { z } from 'zod';
import type { adminQueueSchema } from './admin-queue-schema.ts';
import type { QueueKind } from './queue-kinds.ts';

/** A page of what waits for an admin. */
export type AdminQueue = z.infer<typeof adminQueueSchema>;
export type QueuedItem = AdminQueue['items'][number];
export type SignalName = keyof QueuedItem['signals'];

/** What a list is narrowed to and sorted by; what is missing narrows nothing. */
export type QueueFilter = Partial<{
  kind: QueueKind;
  state: string;
  /** The slug of a metro. */
  metro: string;
  /** Waiting at least so long. */
  days: string;
  /** The id of who sent it. */
  sender: string;
  signal: SignalName;
  /** Without it the longest waiting comes first; 'signals': what most should be looked at. */
  sort: 'newest' | 'signals';
}>;

type Decided = Pick<QueuedItem, 'approved' | 'refused'>;

/** "2 approved, 1 refused"; empty where nothing was decided yet, which tells nothing. */
export function describeDecided({ approved, refused }: Decided): string {
  return [approved > 0 && `${approved} approved`, refused > 0 && `${refused} refused`]
    .filter(Boolean)
    .join(', ');
}

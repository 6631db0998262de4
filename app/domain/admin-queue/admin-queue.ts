import type { z } from 'zod';
import type { adminQueueSchema } from './admin-queue-schema.ts';

/** A page of what waits for an admin. */
export type AdminQueue = z.infer<typeof adminQueueSchema>;
export type QueuedItem = AdminQueue['items'][number];

type Decided = Pick<QueuedItem, 'approved' | 'refused'>;

/** "2 approved, 1 refused"; empty where nothing was decided yet, which tells nothing. */
export function describeDecided({ approved, refused }: Decided): string {
  return [approved > 0 && `${approved} approved`, refused > 0 && `${refused} refused`]
    .filter(Boolean)
    .join(', ');
}

import type { z } from 'zod';
import type { adminQueueSchema } from './admin-queue-schema.ts';

/** A page of what waits for an admin. */
export type AdminQueue = z.infer<typeof adminQueueSchema>;
export type QueuedItem = AdminQueue['items'][number];

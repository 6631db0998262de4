import type { z } from 'zod';
import type { Json } from '#app/services/supabase/database.types.ts';
import type { QueueKind } from '../admin-queue/admin-queue.ts';
import { defineRead } from '../call-function.ts';
import { defineWrite } from '../call-write.ts';
import type { bulkJobSchema } from './bulk-schema.ts';

export type BulkJob = z.infer<typeof bulkJobSchema>;

/** A job has as many rows at most. */
export const maxBulkRows = 10_000;

/** What a job does; `name` is what its line on the screen begins with. */
export type BulkInput = { name: string } & (
  | { kind: 'status'; status: 'published' | 'suspended' | 'closed'; reason: string }
  | { kind: 'category'; category: string }
  | { kind: 'owner'; owner_id: string | null }
  | { kind: 'decision'; is_approved: boolean; reason: string }
);

type StartInput = {
  /** Made by the browser: sent again after a lost answer, it starts nothing. */
  id: string;
  input: BulkInput;
  /** A `ListingFilter`, or the queue's, whose `ids` are one text. */
  filter: { [name: string]: Json | undefined };
  /** The versions of queue items that the admin saw; of others the present one counts. */
  seen?: { kind: QueueKind; id: string; version: Json }[];
};

/** Starts a job for what a filter finds. It waits half a minute, in which `endBulkJob` undoes it. */
export const startBulkJob = defineWrite(
  'start_bulk_job',
  ({ id, input, filter, seen = [] }: StartInput) => ({ job_id: id, input, filter, seen }),
);

/** Returns the caller's jobs that are not done, and those that ended within the last minutes. */
export const findBulkJobs = defineRead('find_bulk_jobs');

/** Undoes a waiting job of the caller's; stops one that runs. */
export const endBulkJob = defineWrite('end_bulk_job', (id: string) => ({ job_id: id }));

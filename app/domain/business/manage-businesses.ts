import type { z } from 'zod';
import type { Db } from '#app/services/supabase/client.ts';
import { requireData } from '#app/services/supabase/require-data.ts';
import { type ActOutcome, readAct } from '../act-outcome.ts';
import type { businessesToManageSchema } from './business-schema.ts';

export type BusinessesToManage = z.infer<typeof businessesToManageSchema>;
export type BusinessToManage = BusinessesToManage['businesses'][number];
export type ListingStatus = BusinessToManage['status'];

type ManageQuery = {
  /** An id, a slug, a phone number or words of the name. */
  q?: string;
  status?: ListingStatus;
  /** Whether somebody owns it. */
  owner?: 'any' | 'none';
  /** The `next` of the previous page. */
  after?: string;
};

/**
 * Returns listings of any status by name, 50 at once, for an admin.
 * @throws AppError backend_unavailable
 */
export async function findBusinessesToManage(
  { db }: { db: Db },
  query: ManageQuery,
): Promise<BusinessesToManage> {
  return requireData(await db.rpc('find_businesses_to_manage', query)) as BusinessesToManage;
}

type ModerateInput = {
  businessId: string;
  /** The status as the admin saw it. */
  expectedStatus: ListingStatus;
  newStatus: ListingStatus;
  /** Not needed to undo a change of the last 30 seconds. */
  reason?: string;
};

/** Suspends, restores or publishes a listing, or undoes that; its owner is notified. */
export async function moderateBusiness(
  { db }: { db: Db },
  { businessId, expectedStatus, newStatus, reason }: ModerateInput,
): Promise<ActOutcome> {
  return readAct(
    await db.rpc('moderate_business', {
      business_id: businessId,
      expected_status: expectedStatus,
      new_status: newStatus,
      ...(reason !== undefined && { reason }),
    }),
  );
}

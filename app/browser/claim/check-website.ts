import { type ClaimFailure, describeClaimFailure } from '#app/domain/claim/claim-calls.ts';
import type { WebsiteOutcome } from '#app/domain/claim/claim.server.ts';
import type { Db } from '#app/services/supabase/client.ts';
import { getAuthorization } from '../session/get-authorization.ts';

type CheckWebsiteInput = { id: string };

/** Asks the Worker to look for a claim's code on the website of its listing. */
export async function checkWebsite(
  { db }: { db: Db },
  { id }: CheckWebsiteInput,
): Promise<{ ok: true; outcome: WebsiteOutcome } | ClaimFailure> {
  const headers = await getAuthorization(db);
  const response = await fetch(`/api/claims/${id}/website-check`, {
    method: 'POST',
    headers,
  }).catch(() => null);
  if (!response?.ok) return { ok: false, reason: describeClaimFailure(response?.status ?? 0) };
  const { outcome } = await response.json<{ outcome: WebsiteOutcome }>();
  return { ok: true, outcome };
}

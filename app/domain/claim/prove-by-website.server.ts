import type { Db } from '#app/services/supabase/client.ts';
import type { PublicWeb } from '#app/services/web/public-web.ts';
import type { Answer } from '../call-function.ts';
import { type ClaimFailure, describeClaimFailure } from './claim-outcome.ts';
import { websiteProof } from './claim.ts';
import { hasFileCode, hasMetaCode } from './find-website-code.ts';

type ProveByWebsiteInput = { claimId: string; claimant: string };
type Seen = 'missing' | 'unreachable' | 'refused';
export type WebsiteOutcome = Answer<'finish_website_check'>['outcome'] | Seen;

/**
 * Looks for the code of a claim on the website of its listing and tells the database, which binds
 * the result to that claim, its claimant and that website. `missing`: the site responded without
 * the code.
 * @param db of the service role: claimants may not report this themselves
 */
export async function proveByWebsite(
  { db, web }: { db: Db; web: PublicWeb },
  { claimId, claimant }: ProveByWebsiteInput,
): Promise<{ ok: true; outcome: WebsiteOutcome } | ClaimFailure> {
  const begun = await db.rpc('begin_website_check', { claim_id: claimId, claimant });
  if (begun.error) return { ok: false, reason: describeClaimFailure(begun.status) };
  const check = begun.data as Answer<'begin_website_check'>;
  if (check === null) return { ok: true, outcome: 'closed' };
  const seen = await lookForCode(web, check);
  if (seen !== 'found') return { ok: true, outcome: seen };
  const { data, error, status } = await db.rpc('finish_website_check', {
    check_id: check.id,
    claimant,
  });
  if (error) return { ok: false, reason: describeClaimFailure(status) };
  return { ok: true, outcome: (data as Answer<'finish_website_check'>).outcome };
}

type Check = NonNullable<Answer<'begin_website_check'>>;

/** Looks in the file first, then in the page. */
async function lookForCode(
  web: PublicWeb,
  { website, domain, code }: Check,
): Promise<'found' | Seen> {
  const file = await web.readText(URL.parse(websiteProof.path, website)?.href ?? '', domain);
  if (file.ok && hasFileCode(file.text, code)) return 'found';
  const page = await web.readText(website, domain);
  if (page.ok) return hasMetaCode(page.text, code) ? 'found' : 'missing';
  return file.ok ? 'missing' : page.reason;
}

import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { findClaimForm } from '#app/domain/claim/claim-calls.ts';
import { verifyByWebsite } from '#app/domain/claim/claim.server.ts';
import type { PublicText, PublicWeb } from '#app/services/web/public-web.ts';
import { createClaimable, startNew } from '../support/claims.ts';
import { asService } from '../support/clients.ts';
import { createPerson } from '../support/people.ts';

const missing: PublicText = { ok: false, reason: 'missing' };

/** A web of these pages, and what was asked of it. */
function webOf(pages: Record<string, string>) {
  const requested: [url: string, domain: string][] = [];
  const web: PublicWeb = {
    async readText(url, domain) {
      requested.push([url, domain]);
      const text = pages[url];
      return text === undefined ? missing : { ok: true, text };
    },
  };
  return { web, requested };
}

async function startOnWebsite(change = {}) {
  const listing = await createClaimable(change);
  const claimant = await startNew(listing.id, 'website');
  const { claim } = (await findClaimForm({ db: claimant.db }, listing.slug))!;
  const file = `https://www.${listing.host}/.well-known/mainstreet-claim.txt`;
  return { listing, claimant, code: claim!.website_code, file };
}

const prove = (web: PublicWeb, claimId: string, claimant: string) =>
  verifyByWebsite({ db: asService(), web }, { claimId, claimant });

test('a code in a file on the website makes the claimant the owner at once', async () => {
  const { listing, claimant, code, file } = await startOnWebsite();
  const { web, requested } = webOf({ [file]: `${code}\n` });
  expect(await prove(web, claimant.id, claimant.userId)).toEqual({ ok: true, outcome: 'approved' });
  expect(requested).toEqual([[file, listing.host]]);
  const { data } = await asService()
    .from('businesses')
    .select('owner_id, verification')
    .eq('id', listing.id)
    .single();
  expect(data).toEqual({ owner_id: claimant.userId, verification: 'website' });
  expect(await prove(web, claimant.id, claimant.userId)).toEqual({ ok: true, outcome: 'closed' });
});

test('a code in the head of the page works, too, and the claim waits if there is an owner', async () => {
  const owner = await createPerson('business_owner');
  const { listing, claimant, code } = await startOnWebsite({ owner_id: owner.userId });
  const page = `<head><meta name="mainstreet-claim" content="${code}"></head>`;
  const { web } = webOf({ [listing.website!]: page });
  expect(await prove(web, claimant.id, claimant.userId)).toEqual({ ok: true, outcome: 'sent' });
});

test('a code on a page some folders below a host is decided by an admin', async () => {
  const website = `https://www.${randomUUID().slice(0, 8)}.example/agent/us/tx`;
  const { claimant, code } = await startOnWebsite({ website });
  const page = `<head><meta name="mainstreet-claim" content="${code}"></head>`;
  const { web } = webOf({ [website]: page });
  expect(await prove(web, claimant.id, claimant.userId)).toEqual({ ok: true, outcome: 'sent' });
});

test('the code of a rival proves nothing', async () => {
  const { listing, claimant, file } = await startOnWebsite();
  const rival = await startNew(listing.id, 'website');
  const { claim } = (await findClaimForm({ db: rival.db }, listing.slug))!;
  const { web } = webOf({ [file]: claim!.website_code });
  expect(await prove(web, claimant.id, claimant.userId)).toEqual({ ok: true, outcome: 'missing' });
});

test('a look is bound to claim, claimant and website, and soon out of date', async () => {
  const { listing, claimant, code, file } = await startOnWebsite();
  const { web } = webOf({ [file]: code });
  const other = await createPerson('community_user');
  expect(await prove(web, claimant.id, other.userId)).toEqual({ ok: false, reason: 'not_found' });
  const service = asService();
  const begin = async () =>
    (await service.rpc('begin_website_check', { claim_id: claimant.id, claimant: claimant.userId }))
      .data as { id: string };
  const { id } = await begin();
  const finish = (check_id: string, who: string) =>
    service.rpc('finish_website_check', { check_id, claimant: who });
  expect((await finish(id, other.userId)).status).toBe(404);
  await service
    .from('businesses')
    .update({ website: `https://elsewhere.${listing.host}` })
    .eq('id', listing.id);
  expect((await finish(id, claimant.userId)).data).toMatchObject({ outcome: 'closed' });
});

test('a website that is no business’s own, or no place on the public web, is not looked at', async () => {
  for (const website of ['https://www.facebook.com/joes', 'https://bakery.example:8443', null]) {
    const { claimant, code } = await startOnWebsite({ website });
    const { web, requested } = webOf({ [website ?? '']: code });
    expect(await prove(web, claimant.id, claimant.userId)).toEqual({ ok: true, outcome: 'closed' });
    expect(requested).toEqual([]);
  }
});

test('a website is looked at twenty times an hour for a claim', async () => {
  const { claimant } = await startOnWebsite();
  const { web } = webOf({});
  for (let n = 0; n < 20; n += 1) await prove(web, claimant.id, claimant.userId);
  expect(await prove(web, claimant.id, claimant.userId)).toEqual({ ok: false, reason: 'too_many' });
});

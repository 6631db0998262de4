import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { readAdminQueue } from '../support/admin-queue.ts';
import { createClaimable, verifyByCode, startNew } from '../support/claims.ts';
import { signInAs } from '../support/clients.ts';
import { createListings } from '../support/listings.ts';
import { createPerson } from '../support/people.ts';

type Facts = Parameters<typeof createListings>[0];

/** Claims a listing with a code mailed to its host. */
async function claimByCode(change: Facts, host?: string) {
  const listing = await createClaimable(change);
  const claimant = await startNew(listing.id, 'email');
  const address = `${randomUUID().slice(0, 8)}@${host ?? listing.host}`;
  return { listing, claimant, answer: await verifyByCode(claimant.db, claimant.id, address) };
}

const fresh = (ending: string) => `${randomUUID().slice(0, 8)}.${ending}`;

test.each(['edu', 'gov', 'k12.tx.us', 'de'])(
  'a code at a host below .%s does not give a listing away: an admin decides',
  async (ending) => {
    const host = fresh(ending);
    const { claimant, answer } = await claimByCode({ website: null, email: `us@${host}` }, host);
    expect(answer).toMatchObject({ outcome: 'sent' });
    expect(await readAdminQueue((await signInAs('admin')).client)).toContainEqual(
      expect.objectContaining({ kind: 'claim', id: claimant.id }),
    );
  },
);

test.each(['marriott.com', 'statefarm.com', 'walmart.com', 'wix.com'])(
  'a code at the bare home page of %s does not give a listing away',
  async (host) => {
    const { answer } = await claimByCode({ website: `https://www.${host}/`, email: null }, host);
    expect(answer).toMatchObject({ outcome: 'sent' });
  },
);

test('an admin decides where the website is a page at a larger organization', async () => {
  const host = fresh('example');
  const page = `https://www.${host}/agent/us/tx`;
  const { answer } = await claimByCode({ website: page, email: null }, host);
  expect(answer).toMatchObject({ outcome: 'sent' });
});

test.each([
  ['website', (host: string) => ({ website: `https://austin.${host}/`, email: null })],
  ['email', (host: string) => ({ website: null, email: `austin@${host}` })],
])(
  'an admin decides where another listing has the domain in its %s, under another name',
  async (_where, shared) => {
    const host = fresh('example');
    await createListings({ name: 'Harbor Tattoo', ...shared(host) });
    const facts = { name: 'Quixotry Bakery', website: `https://www.${host}`, email: null };
    expect((await claimByCode(facts, host)).answer).toMatchObject({ outcome: 'sent' });
  },
);

test('an admin decides where another listing at the domain has another owner', async () => {
  const host = fresh('example');
  const facts = { name: 'Quixotry Bakery', website: `https://www.${host}`, email: null };
  const other = await createPerson('business_owner');
  await createListings({ ...facts, street: '99 Test Street', owner_id: other.userId });
  expect((await claimByCode(facts, host)).answer).toMatchObject({ outcome: 'sent' });
});

test('a chain without owners shares its domain, and a longer domain is another one', async () => {
  const host = fresh('example');
  const facts = { name: 'Quixotry Bakery', website: `https://www.${host}/menu`, email: null };
  await createListings(
    { ...facts, street: '99 Test Street' },
    { name: 'Harbor Tattoo', website: `https://x${host}`, email: `us@${host}.example` },
  );
  expect((await claimByCode(facts, host)).answer).toMatchObject({ outcome: 'approved' });
});

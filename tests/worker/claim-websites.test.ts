import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createClaimable, startNew } from '../support/claims.ts';
import { asAnyone } from '../support/clients.ts';
import { type FakeWeb, startInFakeWeb } from '../support/fake-web.ts';

let web: FakeWeb;

beforeAll(async () => {
  web = await startInFakeWeb();
});
afterAll(() => web?.worker.stop());
beforeEach(() => {
  for (const url of Object.keys(web.pages)) delete web.pages[url];
  web.requested.length = 0;
});

/** Somebody new who claims a listing by a code on its website. */
async function startWithCode() {
  const listing = await createClaimable();
  const { db, id, userId } = await startNew(listing.id, 'website');
  const { data } = await db.from('claims').select('website_code').eq('id', id).single();
  const token = (await db.auth.getSession()).data.session?.access_token ?? '';
  return {
    listing,
    db,
    userId,
    code: data?.website_code ?? '',
    file: `https://www.${listing.host}/.well-known/mainstreet-claim.txt`,
    page: `https://www.${listing.host}/menu`,
    async check() {
      const response = await fetch(`${web.worker.url}/api/claims/${id}/website-check`, {
        method: 'POST',
        headers: { Authorization: `Bearer ${token}` },
      });
      return { status: response.status, answer: await response.json() };
    },
  };
}

type Started = Awaited<ReturnType<typeof startWithCode>>;

/** As visitors read who looks after it. */
async function readOwnership({ db, userId, listing }: Started) {
  const { data } = await asAnyone().rpc('get_business', { id_or_slug: listing.slug });
  const own = await db.rpc('find_own_listings');
  const isOwn = (own.data as { id: string }[]).some(({ id }) => id === listing.id);
  return { verification: (data as { verification: string }).verification, isOwn, userId };
}

test.each(['file', 'page'] as const)(
  'the Worker finds the code in the %s of the website, and the listing is theirs at once',
  async (where) => {
    const started = await startWithCode();
    expect(await started.check()).toEqual({ status: 200, answer: { outcome: 'missing' } });
    expect(await readOwnership(started)).toMatchObject({ verification: 'none', isOwn: false });

    const meta = `<head><meta name="mainstreet-claim" content="${started.code}"></head>`;
    web.pages[started[where]] = where === 'file' ? `${started.code}\n` : meta;
    expect(await started.check()).toEqual({ status: 200, answer: { outcome: 'approved' } });
    expect(await readOwnership(started)).toMatchObject({ verification: 'website', isOwn: true });
    expect(await started.check()).toEqual({ status: 200, answer: { outcome: 'closed' } });
  },
);

test('the code of another person’s claim proves no ownership', async () => {
  const [mine, other] = [await startWithCode(), await startWithCode()];
  web.pages[mine.file] = other.code;
  expect(await mine.check()).toEqual({ status: 200, answer: { outcome: 'missing' } });
  expect(await readOwnership(mine)).toMatchObject({ verification: 'none', isOwn: false });
});

test('the website gets a plain request that does not reveal the claimant', async () => {
  const started = await startWithCode();
  web.pages[started.page] = 'Bread';
  await started.check();
  expect(web.requested.map(({ url }) => url)).toEqual([started.file, started.page]);
  for (const { method, headers } of web.requested) {
    expect(method).toBe('GET');
    expect(headers.get('User-Agent')).toMatch(/looks for the code of a claim/);
    expect([headers.get('Authorization'), headers.get('Cookie')]).toEqual([null, null]);
    expect(JSON.stringify([...headers])).not.toContain(started.userId);
  }
});

import { randomUUID } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { showOwnProfile } from '#app/domain/profile/profile-calls.ts';
import { putSavedList } from '#app/domain/saved/saved-calls.ts';
import {
  decideSuggestion,
  findSuggestionsToDecide,
} from '#app/domain/suggested-edit/suggested-edit-calls.ts';
import { asService, signInAs } from '../support/clients.ts';
import { createListings } from '../support/listings.ts';
import { createPerson } from '../support/people.ts';
import { createOwnedWithPhone, suggestAs } from '../support/suggested-edits.ts';
import { fetchWorker } from './worker.ts';

/** A person without a review yet. */
async function createMember() {
  const person = await createPerson('community_user');
  const { client: db, userId } = person;
  const { data } = await asService()
    .from('profiles')
    .update({ is_public: true })
    .eq('user_id', userId)
    .select('public_id')
    .single();
  return { person, db, userId, path: `/people/${data!.public_id}` };
}

/** A busy machine takes seconds, and copies are good for a minute at least. */
const until = (isSo: () => Promise<boolean>) => vi.waitUntil(isSo, { timeout: 40_000 });
const noindex = '<meta name="robots" content="noindex, follow"/>';

test('a profile is indexed once it has a review, and its page updates after each change', async () => {
  const { db, userId, path } = await createMember();
  expect(await (await fetchWorker(path)).text()).toContain(noindex);
  const [listing] = await createListings({});
  await asService().from('reviews').insert({
    business_id: listing!.id,
    author_id: userId,
    author_name: 'Ana',
    rating: 4,
    body: 'Quite nice',
  });
  await until(async () => (await (await fetchWorker(path)).text()).includes('Quite nice'));
  expect(await (await fetchWorker(path)).text()).not.toContain('noindex');
  await asService().from('profiles').update({ first_name: 'Berta' }).eq('user_id', userId);
  await until(async () => (await (await fetchWorker(path)).text()).includes('Berta'));

  const business = `/business/${listing!.slug}`;
  expect(await (await fetchWorker(business)).text()).toContain(`href="${path}"`);
  await showOwnProfile({ db }, { userId, isPublic: false });
  await until(async () => (await fetchWorker(path)).status === 404);
  await until(async () => !(await (await fetchWorker(business)).text()).includes(path));
});

test('the profile and the shared lists of a suspended person are not found', async () => {
  const { db, userId, path } = await createMember();
  const listId = randomUUID();
  await putSavedList({ db }, { listId, name: 'Soups', isShared: true });
  const paths = [path, `/lists/${listId}`];
  const read = () => Promise.all(paths.map(async (one) => (await fetchWorker(one)).status));
  expect(await read()).toEqual([200, 200]);
  const { client: superAdmin } = await signInAs('super');
  const last_day = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  await superAdmin
    .rpc('suspend_person', { person: userId, last_day, reason: 'Spam' })
    .throwOnError();
  await until(async () => (await read()).every((status) => status === 404));
});

test('a profile counts the accepted edits of its person, and is silent about none', async () => {
  const { person, path } = await createMember();
  const { owner, listing } = await createOwnedWithPhone();
  const read = async () => (await fetchWorker(path)).text();
  expect(await read()).not.toContain('accepted edit');
  await suggestAs(person, listing.id, { phone: '(512) 555-0101' });
  const [suggestion] = (await findSuggestionsToDecide({ db: owner.client }, listing.id))!;
  await decideSuggestion(
    { db: owner.client },
    { id: suggestion!.id, isAccepted: true, reason: '' },
  );
  await until(async () => (await read()).includes(' · 1 accepted edit<'));
});

test.each(['00000000-0000-4000-8000-000000000000', 'ana', '5eed0000-0000-4000-8000-000000000001'])(
  'the profile address %s is not found, even with an account’s own id',
  async (id) => {
    expect((await fetchWorker(`/people/${id}`)).status).toBe(404);
  },
);

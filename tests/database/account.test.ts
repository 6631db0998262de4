import { expect, onTestFinished, test } from 'vitest';
import { countOwnTexts, exportAccount } from '#app/domain/account/account-calls.ts';
import { findProfile, loadProfile, updateNames } from '#app/domain/profile/profile-calls.ts';
import { asAnyone, asService, signInAs } from '../support/clients.ts';
import { fileDatabase, fileSupabase } from '../support/file-backend.ts';
import { createListings } from '../support/listings.ts';
import { createPerson } from '../support/people.ts';

test.each(['community_user', 'business_owner', 'admin'] as const)(
  'a %s deletes their own account: profile, choices and sessions go with it',
  async (role) => {
    const { client, userId, email, password } = await createPerson(role);
    await client.from('notification_preferences').insert({ user_id: userId });
    const { error } = await client.rpc('delete_own_account');
    expect(error).toBeNull();
    const service = asService();
    for (const table of ['profiles', 'notification_preferences'] as const) {
      const { count } = await service
        .from(table)
        .select('*', { count: 'exact', head: true })
        .eq('user_id', userId);
      expect({ table, count }).toEqual({ table, count: 0 });
    }
    const refreshed = await client.auth.refreshSession();
    expect(refreshed.error).not.toBeNull();
    const again = await asAnyone().auth.signInWithPassword({ email, password });
    expect(again.error?.code).toBe('invalid_credentials');
  },
);

test.each([
  { withTexts: true, left: [[], []] },
  {
    withTexts: false,
    left: [
      [{ author_id: null, author_name: 'A neighbor' }],
      [{ author_id: null, author_name: 'A neighbor' }],
    ],
  },
])(
  'who deletes their account takes what they wrote along, or leaves it without their name: %o',
  async ({ withTexts, left }) => {
    const { client: db, userId } = await createPerson('community_user');
    const [listing] = await createListings({});
    const service = asService();
    const [reviewId, photo] = [crypto.randomUUID(), crypto.randomUUID()];
    const folder = `/photos/reviews/${reviewId}/${photo}`;
    const size = { url: `${folder}-1600.webp`, small_url: `${folder}-480.webp` };
    const by = { business_id: listing!.id, author_id: userId, author_name: 'Ana R.' };
    await service.from('reviews').insert({
      ...by,
      id: reviewId,
      rating: 4,
      body: 'Good soup.',
      photos: [
        {
          ...size,
          width: 1600,
          height: 900,
          alt: '',
          caption: null,
          placeholder: 'data:image/webp;base64,AAAA',
        },
      ],
    });
    await service.from('questions').insert({ ...by, body: 'Is there parking?' });
    expect(await countOwnTexts({ db })).toEqual({
      reviews: 1,
      photos: 1,
      questions: 1,
      answers: 0,
    });
    expect((await db.rpc('delete_own_account', { with_texts: withTexts })).error).toBeNull();
    const found = await Promise.all([
      service.from('reviews').select('author_id, author_name').eq('business_id', listing!.id),
      service.from('questions').select('author_id, author_name').eq('business_id', listing!.id),
    ]);
    expect(found.map(({ data }) => data)).toEqual(left);
    const { data: rated } = await service
      .from('businesses')
      .select('review_count')
      .eq('id', listing!.id);
    expect(rated).toEqual([{ review_count: withTexts ? 0 : 1 }]);
  },
);

test('deleting an account deletes no other', async () => {
  const [one, other] = [await createPerson('community_user'), await createPerson('community_user')];
  await one.client.rpc('delete_own_account');
  const { data } = await other.client.from('profiles').select('user_id');
  expect(data).toEqual([{ user_id: other.userId }]);
});

test('listings of a deleted owner stay, unowned and unverified, and the record stays', async () => {
  const { client, userId } = await createPerson('business_owner');
  const [listing] = await createListings({ owner_id: userId, verification: 'email' });
  const id = listing!.id;
  await client.rpc('delete_own_account');
  const service = asService();
  const { data } = await service.from('businesses').select().eq('id', id).single();
  expect(data).toMatchObject({ owner_id: null, verification: 'none', status: 'published' });
  const audit = await service.from('audit_log').select('actor_id, before').eq('row_id', id);
  expect(audit.data).toMatchObject([
    { actor_id: userId, before: { owner_id: userId, verification: 'email' } },
  ]);
  const profile = await service.from('audit_log').select('action').eq('row_id', userId);
  expect(profile.data).toEqual([{ action: 'delete' }]);
});

test('the last super admin stays, with a status that says why', async () => {
  const { client, userId } = await createPerson('super_admin');
  const service = asService();
  const { data: others } = await service
    .from('profiles')
    .update({ role: 'admin' })
    .eq('role', 'super_admin')
    .neq('user_id', userId)
    .select('user_id');
  const restore = async () => {
    const ids = (others ?? []).map(({ user_id }) => user_id);
    await service.from('profiles').update({ role: 'super_admin' }).in('user_id', ids);
  };
  onTestFinished(restore);
  const refused = await client.rpc('delete_own_account');
  expect(refused.status).toBe(409);
  await restore();
  const allowed = await client.rpc('delete_own_account');
  expect(allowed.error).toBeNull();
});

test('after "Sign out everywhere", earlier tokens work at no service', async () => {
  const { client: first, userId, email, password } = await createPerson('business_owner');
  const [listing] = await createListings({ owner_id: userId });
  const elsewhere = asAnyone();
  await elsewhere.auth.signInWithPassword({ email, password });
  const { data } = await elsewhere.auth.getSession();
  await first.auth.signOut({ scope: 'global' });
  const { url, publishableKey } = fileSupabase();
  const request = async (path: string, init: RequestInit = {}) => {
    const authorization = `Bearer ${data.session!.access_token}`;
    const headers = { authorization, apikey: publishableKey, 'content-type': 'application/json' };
    return (
      await fetch(url + path, { ...init, headers: { ...headers, ...(init.headers as object) } })
    ).status;
  };
  const post = (name: string, body: object) =>
    request(`/rest/v1/rpc/${name}`, { method: 'POST', body: JSON.stringify(body) });
  const id = crypto.randomUUID();
  const statuses = await Promise.all([
    post('create_api_key', { name: 'Mine' }),
    post('start_claim', { claim_id: id, business_id: listing!.id, evidence: 'documents' }),
    post('save_draft', { submission_id: id, revision: 0, content: {} }),
    post('delete_own_account', {}),
    request('/rest/v1/profiles', { method: 'PATCH', body: '{"first_name":"Eve"}' }),
    request('/rest/v1/profiles?select=user_id'),
  ]);
  expect(statuses).toEqual(Array(6).fill(401));
  const photo = `/storage/v1/object/business-photos/${listing!.id}/${id}-480.webp`;
  const upload = { method: 'POST', body: 'x', headers: { 'content-type': 'image/webp' } };
  expect(await request(photo, upload)).toBe(400);
  const again = asAnyone();
  await again.auth.signInWithPassword({ email, password });
  expect((await again.from('profiles').select('first_name')).data).toEqual([{ first_name: 'Ana' }]);
});

test('one session that ends leaves the others of that person alone', async () => {
  const { client, userId, email, password } = await createPerson('community_user');
  const elsewhere = asAnyone();
  await elsewhere.auth.signInWithPassword({ email, password });
  await elsewhere.auth.signOut({ scope: 'others' });
  expect((await client.from('profiles').select('user_id')).status).toBe(401);
  const { data } = await elsewhere.from('profiles').select('user_id');
  expect(data).toEqual([{ user_id: userId }]);
});

test.skipIf(fileDatabase() === null)(
  'the policies refuse an ended session also past PostgREST’s own check',
  async () => {
    const { userId } = await createPerson('admin');
    const seen = (claims: object) =>
      fileDatabase()!.transaction(async (session) => {
        await session.query(`select set_config('request.jwt.claims', $1, true)`, [
          JSON.stringify({ sub: userId, role: 'authenticated', ...claims }),
        ]);
        await session.query('set local role authenticated');
        const { rows } = await session.query(
          `select exists (select from public.profiles) as reads, private.is_admin() as is_admin`,
        );
        return rows;
      });
    expect(await seen({})).toEqual([{ reads: true, is_admin: true }]);
    const ended = { session_id: crypto.randomUUID() };
    expect(await seen(ended)).toEqual([{ reads: false, is_admin: false }]);
  },
);

test('a person without a profile can save their names', async () => {
  const { client: db, userId } = await createPerson('community_user');
  await asService().from('profiles').delete().eq('user_id', userId);
  const { data } = await db.auth.getUser();
  const loaded = await loadProfile({ db }, data.user!);
  expect(loaded).toMatchObject({ ok: true, profile: { first_name: null, role: 'community_user' } });
  const named = await updateNames({ db }, { userId, first_name: 'Ana', last_name: '' });
  expect(named).toMatchObject({ ok: true, profile: { first_name: 'Ana', last_name: null } });
  expect(await findProfile({ db }, userId)).toMatchObject({ first_name: 'Ana' });
});

test('visitors cannot delete an account', async () => {
  const { error } = await asAnyone().rpc('delete_own_account');
  expect(error?.code).toBe('42501');
});

test('an export holds all of a person’s own data and none of anyone else’s', async () => {
  const { client, userId, email } = await createPerson('business_owner');
  const [, other] = await createListings(
    { owner_id: userId, status: 'draft', name: 'Mine' },
    { name: 'Not mine' },
  );
  const review = { business_id: other?.id ?? '', author_name: 'Ana', rating: 4 };
  await asService()
    .from('reviews')
    .insert([
      { ...review, author_id: userId, body: 'My words' },
      { ...review, author_id: null, body: 'Not my words' },
    ]);
  await client.from('notification_preferences').insert({ user_id: userId });
  const data = await exportAccount({ db: client });
  expect(data).toMatchObject({
    exported_at: expect.any(String),
    user: { id: userId, email },
    profile: [{ user_id: userId, first_name: 'Ana' }],
    notification_preferences: [{ user_id: userId, off_mail: ['digest'] }],
    listings: [{ name: 'Mine', status: 'draft', opening_hours: [], services: [] }],
    reviews: [{ body: 'My words', status: 'published' }],
  });
});

test('an admin’s export holds their own profile and measurements only, though they may read them all', async () => {
  const { client, userId } = await signInAs('admin');
  const measured = { metric: 'LCP', value: 900, path: '/export' };
  await asService()
    .from('perf_metrics')
    .insert([measured, { ...measured, user_id: userId }]);
  onTestFinished(async () => {
    await asService().from('perf_metrics').delete().eq('path', '/export');
  });
  const { profile, measurements } = await exportAccount({ db: client });
  expect(profile).toMatchObject([{ user_id: userId }]);
  expect(measurements).toMatchObject([{ user_id: userId, value: 900 }]);
});

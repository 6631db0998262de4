import { expect, test } from 'vitest';
import { readAudit } from '../support/audit.ts';
import { createClaimable, startNew } from '../support/claims.ts';
import { asAnyone, asService, signInAs } from '../support/clients.ts';
import { fileDatabase, fileSupabase } from '../support/file-backend.ts';
import { createListings } from '../support/listings.ts';
import { createPerson } from '../support/people.ts';

/** What has to be set or seen beside the API; null where there is only that. */
const database = fileDatabase();
const reason = 'Agreed on the phone';
const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);

test('a suspension at once blocks the auth service, tables, functions, and storage', async () => {
  const superAdmin = await signInAs('super');
  const { client, userId, email, password } = await createPerson('business_owner');
  const [listing] = await createListings({ owner_id: userId });
  const { data: session } = await client.auth.getSession();
  const bearer = { Authorization: `Bearer ${session.session!.access_token}` };
  const { url, publishableKey } = fileSupabase();
  const ask = (where: string, init: RequestInit = {}) =>
    fetch(url + where, { ...init, headers: { ...bearer, apikey: publishableKey } });
  const upload = () =>
    ask(`/storage/v1/object/business-photos/${listing!.id}/${crypto.randomUUID()}-480.webp`, {
      method: 'POST',
      body: new Blob(['x'], { type: 'image/webp' }),
    });
  expect((await upload()).status).toBe(200);
  const suspended = await superAdmin.client.rpc('suspend_person', {
    person: userId,
    last_day: tomorrow,
    reason,
  });
  expect(suspended.data).toMatchObject({ outcome: 'done' });
  const shown = await superAdmin.client.rpc('get_person', { person: userId });
  expect(shown.data).toMatchObject({ suspended_until: expect.any(String), suspension: { reason } });

  const refreshed = await client.auth.refreshSession({
    refresh_token: session.session!.refresh_token,
  });
  expect(refreshed.error).not.toBeNull();
  const again = await asAnyone().auth.signInWithPassword({ email, password });
  expect(again.error?.code).toBe('user_banned');
  expect((await ask('/auth/v1/user')).status).toBe(403);
  expect((await ask('/rest/v1/profiles?select=user_id')).status).toBe(401);
  expect((await ask('/rest/v1/rpc/find_own_reviews', { method: 'POST' })).status).toBe(401);
  expect((await upload()).status).toBe(400);

  expect(await readAudit(userId)).toMatchObject([
    { actor_id: superAdmin.userId, table_name: 'suspensions', action: 'insert', reason },
  ]);
  const lifted = await superAdmin.client.rpc('lift_suspension', { person: userId, reason });
  expect(lifted.data).toMatchObject({ outcome: 'done' });
  const back = await asAnyone().auth.signInWithPassword({ email, password });
  expect(back.error).toBeNull();
});

test.skipIf(database === null)(
  'the policies refuse a suspended person also past PostgREST’s own check',
  async () => {
    const { userId } = await createPerson('admin');
    const superAdmin = await signInAs('super');
    await superAdmin.client.rpc('suspend_person', { person: userId, last_day: tomorrow, reason });
    const counts = await database!.transaction(async (session) => {
      await session.query(`select set_config('request.jwt.claims', $1, true)`, [
        JSON.stringify({ sub: userId, role: 'authenticated' }),
      ]);
      await session.query('set local role authenticated');
      const { rows } = await session.query(
        `select (select count(*) from public.profiles)::integer as profiles, private.is_admin() as is_admin`,
      );
      return rows;
    });
    expect(counts).toEqual([{ profiles: 0, is_admin: false }]);
  },
);

test.skipIf(database === null).each([
  ['UTC', '00:00:00Z'],
  ['Pacific/Honolulu', '10:00:00Z'],
])('a suspension ends with its last day in %s, by itself', async (time_zone, midnight) => {
  const superAdmin = await signInAs('super');
  const { userId, email, password } = await createPerson('community_user');
  await superAdmin.client.rpc('suspend_person', {
    person: userId,
    last_day: tomorrow,
    time_zone,
    reason,
  });
  const [row] = await database!.query<{ ends: Date }>(
    'select banned_until as ends from auth.users where id = $1',
    [userId],
  );
  const end = new Date(`${tomorrow}T${midnight}`);
  end.setUTCDate(end.getUTCDate() + 1);
  expect(row!.ends).toEqual(end);
  await database!.query('update auth.users set banned_until = now() where id = $1', [userId]);
  expect((await asAnyone().auth.signInWithPassword({ email, password })).error).toBeNull();
  const { data } = await superAdmin.client.rpc('get_person', { person: userId });
  expect(data).toMatchObject({ suspended_until: null, suspension: null });
});

test('a suspended person cannot prove a claim, even with a valid token', async () => {
  const { id: businessId } = await createClaimable();
  const { db, id } = await startNew(businessId, 'documents');
  const claimant_id = (await db.auth.getUser()).data.user?.id ?? '';
  const superAdmin = await signInAs('super');
  const mayAdd = async () => {
    const asked = { claim_id: id, sender: claimant_id, slot: 1 };
    return (await asService().rpc('may_add_document', asked)).data;
  };
  expect(await mayAdd()).toBe(true);
  await superAdmin.client.rpc('suspend_person', {
    person: claimant_id,
    last_day: tomorrow,
    reason,
  });
  expect(await mayAdd()).toBe(false);
  const checked = { claim_id: id, claimant: claimant_id };
  expect((await asService().rpc('begin_website_check', checked)).error?.code).toBe('42501');
});

test('people cannot suspend themselves, a super admin, or anyone until an invalid date', async () => {
  const { client, userId } = await createPerson('super_admin');
  const { userId: person } = await signInAs('super');
  const suspend = async (given: { person: string; last_day: string }) => {
    const { data, error } = await client.rpc('suspend_person', { ...given, reason });
    return error?.message ?? data;
  };
  expect(await suspend({ person: userId, last_day: tomorrow })).toMatchObject({ outcome: 'own' });
  expect(await suspend({ person, last_day: tomorrow })).toMatchObject({ outcome: 'super_admin' });
  const { userId: other } = await createPerson('community_user');
  for (const last_day of ['2020-01-01', '2099-01-01']) {
    expect(await suspend({ person: other, last_day })).toContain('constraint "last_day"');
  }
  expect(await suspend({ person: crypto.randomUUID(), last_day: tomorrow })).toMatchObject({
    outcome: 'not_found',
  });
});

test('a suspended person cannot become an admin', async () => {
  const { client } = await signInAs('super');
  const { userId: person } = await createPerson('community_user');
  await client.rpc('suspend_person', { person, last_day: tomorrow, reason });
  const given = { person, expected_role: 'community_user', role: 'super_admin', reason } as const;
  expect((await client.rpc('change_role', given)).data).toMatchObject({ outcome: 'suspended' });
});

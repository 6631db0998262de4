import { randomUUID } from 'node:crypto';
import { expect, onTestFinished, test } from 'vitest';
import { saveQuestion } from '#app/domain/question/question-calls.ts';
import { putSavedList } from '#app/domain/saved/saved-calls.ts';
import {
  decideSuggestion,
  findSuggestionsToDecide,
} from '#app/domain/suggested-edit/suggested-edit-calls.ts';
import { readAudit } from '../support/audit.ts';
import { asAnyone, asService, signInAs } from '../support/clients.ts';
import { fileDatabase } from '../support/file-backend.ts';
import { createListings } from '../support/listings.ts';
import { createPerson } from '../support/people.ts';
import { reportAs } from '../support/reports.ts';
import { createOwnedWithPhone, suggestAs } from '../support/suggested-edits.ts';

/** What has to be set or seen beside the API; null where there is only that. */
const database = fileDatabase();
const reason = 'Agreed on the phone';
const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);

/** As if the session had begun so long ago, which no clock of a test can wait for. */
async function ageSession(userId: string, time: string) {
  await database!.query(
    'update auth.sessions set created_at = created_at - $2::interval where user_id = $1',
    [userId, time],
  );
}

test('a super admin finds people by name, address, id, role and suspension', async () => {
  const { client } = await signInAs('super');
  const { userId, email } = await createPerson('business_owner');
  for (const words of [email.slice(0, 13).toUpperCase(), userId]) {
    const { data } = await client.rpc('find_people', { words });
    expect(data).toMatchObject({
      people: [{ id: userId, email, role: 'business_owner' }],
      next: null,
    });
  }
  const byName = await client.rpc('find_people', { words: 'sunny ok', role: 'super_admin' });
  expect(byName.data).toMatchObject({ people: [{ email: 'super@mainstreet.example' }] });
  await client.rpc('suspend_person', { person: userId, last_day: tomorrow, reason });
  const suspended = await client.rpc('find_people', { is_suspended: true });
  expect(suspended.data).toMatchObject({ people: [{ id: userId }] });
  expect((await client.rpc('find_people', { words: '%' })).data).toMatchObject({ people: [] });
});

test.skipIf(database === null)('the next page goes on after the last one of this', async () => {
  await database!.exec(`insert into auth.users (id, email, created_at)
    select gen_random_uuid(), 'page-' || n || '@people.example', now() - n / 3 * interval '1 minute'
    from generate_series(1, 120) as n`);
  onTestFinished(() => database!.exec(`delete from auth.users where email like 'page-%'`));
  const { client } = await signInAs('super');
  const found: string[] = [];
  let after: string | undefined;
  do {
    const { data } = await client.rpc('find_people', { words: 'page-', ...(after && { after }) });
    const page = data as { people: { id: string }[]; next: string | null };
    found.push(...page.people.map(({ id }) => id));
    after = page.next ?? undefined;
  } while (after !== undefined);
  expect(found).toHaveLength(120);
  expect(new Set(found).size).toBe(120);
});

test('a super admin sees a person’s listings and reviews', async () => {
  const { client } = await signInAs('super');
  const { userId } = await createPerson('business_owner');
  const [listing] = await createListings({ owner_id: userId, name: 'Theirs' });
  await asService().from('reviews').insert({
    business_id: listing!.id,
    author_id: userId,
    author_name: 'Ana',
    rating: 4,
    body: 'Fine',
  });
  const { data } = await client.rpc('get_person', { person: userId });
  expect(data).toMatchObject({
    id: userId,
    is_self: false,
    suspension: null,
    listings: { count: 1, newest: [{ name: 'Theirs' }] },
    reviews: { count: 1, newest: [{ body: 'Fine', rating: 4 }] },
    submissions: { count: 0, newest: [] },
  });
  const nobody = await client.rpc('get_person', { person: listing!.id });
  expect(nobody.data).toBeNull();
});

test('a person’s contributions appear with their outcome, and private messages only if reported', async () => {
  const { client } = await signInAs('super');
  const person = await createPerson('community_user');
  const { owner, listing } = await createOwnedWithPhone();
  const { client: db, userId } = person;
  const { id: suggestion } = await suggestAs(person, listing.id, { phone: '(512) 555-0101' });
  const [field] = (await findSuggestionsToDecide({ db: owner.client }, listing.id))!;
  await decideSuggestion(
    { db: owner.client },
    { id: field!.id, isAccepted: false, reason: 'It is our fax.' },
  );
  await reportAs(person, { kind: 'listing', id: listing.id, reason: 'fraud', details: 'No door.' });
  const question = randomUUID();
  await saveQuestion(
    { db },
    {
      businessId: listing.id,
      id: question,
      questionId: null,
      body: 'Is it open?',
      expectedRevision: 0,
    },
  );
  await asService()
    .from('questions')
    .update({ status: 'hidden', hidden_reason: 'Asked before' })
    .eq('id', question);
  const [shared, closed] = [randomUUID(), randomUUID()];
  await putSavedList({ db }, { listId: shared, name: 'For us', isShared: true });
  await putSavedList({ db }, { listId: closed, name: 'For me', isShared: false });
  const threads = [randomUUID(), randomUUID()];
  const other = await createOwnedWithPhone();
  for (const [at, business_id] of [listing.id, other.listing.id].entries()) {
    await asService().rpc('send_message', {
      sender: userId,
      business_id,
      thread_id: threads[at]!,
      message_id: randomUUID(),
      body: 'Hello',
    });
  }
  await reportAs(owner, { kind: 'conversation', id: threads[0]!, reason: 'insult' });
  const { data } = await client.rpc('get_person', { person: userId });
  expect(data).toMatchObject({
    suggestions: {
      count: 1,
      newest: [
        {
          id: suggestion,
          fields: [{ field: 'phone', status: 'rejected', reason: 'It is our fax.' }],
        },
      ],
    },
    reports: {
      count: 1,
      newest: [
        {
          kind: 'listing',
          name: listing.name,
          reason: 'fraud',
          details: 'No door.',
          status: 'open',
        },
      ],
    },
    questions: { newest: [{ id: question, status: 'hidden', reason: 'Asked before' }] },
    conversations: { count: 1, newest: [{ id: threads[0], is_closed: false }] },
    lists: { count: 1, newest: [{ id: shared, name: 'For us' }] },
  });
  expect(JSON.stringify(data)).not.toContain('For me');
});

test('a super admin gives a role, which holds at once; the log says why', async () => {
  const superAdmin = await signInAs('super');
  const { client, userId } = await createPerson('community_user');
  const given = {
    person: userId,
    expected_role: 'community_user',
    role: 'admin',
    reason: ` ${reason}\n`,
  } as const;
  expect((await superAdmin.client.rpc('change_role', given)).data).toEqual({
    outcome: 'done',
  });
  expect((await client.rpc('find_admin_queue')).error).toBeNull();
  expect(await readAudit(userId)).toEqual([
    {
      actor_id: superAdmin.userId,
      action: 'update',
      table_name: 'profiles',
      before: { role: 'community_user' },
      after: { role: 'admin' },
      reason,
    },
  ]);
  expect((await superAdmin.client.rpc('change_role', given)).data).toMatchObject({
    outcome: 'stale',
  });
});

test('a role needs a reason, and a person who has one', async () => {
  const { client } = await signInAs('super');
  const { userId } = await createPerson('community_user');
  const given = { person: userId, expected_role: 'community_user', role: 'admin' } as const;
  const without = await client.rpc('change_role', { ...given, reason: ' \n' });
  expect(without.error?.message).toContain('constraint "reason"');
  const long = await client.rpc('change_role', { ...given, reason: 'x'.repeat(1001) });
  expect(long.error?.code).toBe('23514');
  await asService().from('profiles').delete().eq('user_id', userId);
  const missing = await client.rpc('change_role', { ...given, reason });
  expect(missing.data).toMatchObject({ outcome: 'no_profile' });
});

test('the last super admin stays one, by whatever way', async () => {
  const { client, userId } = await signInAs('super');
  const demoted = await client.rpc('change_role', {
    person: userId,
    expected_role: 'super_admin',
    role: 'admin',
    reason,
  });
  expect(demoted.data).toMatchObject({ outcome: 'last_super_admin' });
  const service = asService();
  const updated = await service.from('profiles').update({ role: 'admin' }).eq('user_id', userId);
  expect(updated.status).toBe(409);
  const removed = await service.from('profiles').delete().eq('user_id', userId);
  expect(removed.status).toBe(409);
  const deleted = await service.auth.admin.deleteUser(userId);
  expect(deleted.error).not.toBeNull();
  expect((await client.rpc('find_people', {})).error).toBeNull();
});

test('when two super admins demote each other at once, one of them remains', async () => {
  const [one, other] = [await createPerson('super_admin'), await createPerson('super_admin')];
  const { userId } = await signInAs('super');
  await asService().from('profiles').update({ role: 'admin' }).eq('user_id', userId);
  onTestFinished(async () => {
    await asService().from('profiles').update({ role: 'super_admin' }).eq('user_id', userId);
  });
  const demote = (by: typeof one, person: string) =>
    by.client.rpc('change_role', { person, expected_role: 'super_admin', role: 'admin', reason });
  await Promise.all([demote(one, other.userId), demote(other, one.userId)]);
  const { data } = await asService().from('profiles').select('user_id').eq('role', 'super_admin');
  expect(data).toHaveLength(1);
});

test.skipIf(database === null)(
  'a session of more than an hour ago does nothing until one has signed in again',
  async () => {
    const { client, userId, email, password } = await createPerson('super_admin');
    const { userId: person } = await createPerson('community_user');
    await ageSession(userId, '61 minutes');
    const acts = [
      () =>
        client.rpc('change_role', {
          person,
          expected_role: 'community_user',
          role: 'admin',
          reason,
        }),
      () => client.rpc('suspend_person', { person, last_day: tomorrow, reason }),
      () => client.rpc('lift_suspension', { person, reason }),
    ];
    for (const act of acts) expect((await act()).data).toMatchObject({ outcome: 'old_session' });
    await client.auth.signInWithPassword({ email, password });
    for (const act of acts) expect((await act()).data).toMatchObject({ outcome: 'done' });
  },
);

test.each(['visitor', 'owner'] as const)('the %s does none of it', async (account) => {
  const { client } = await signInAs(account);
  const { userId: person } = await createPerson('community_user');
  const calls = await Promise.all([
    client.rpc('find_people', {}),
    client.rpc('get_person', { person }),
    client.rpc('change_role', { person, expected_role: 'community_user', role: 'admin', reason }),
    client.rpc('suspend_person', { person, last_day: tomorrow, reason }),
    client.rpc('lift_suspension', { person, reason }),
    client.rpc('sign_out_person', { person, reason }),
    client.rpc('find_admin_notes', { person }),
    client.rpc('add_admin_note', { person, note_id: randomUUID(), body: 'Hm' }),
    client.rpc('export_person', { person, reason }),
    client.rpc('delete_person', { person, reason }),
    client.rpc('find_audit_log', {}),
    client.rpc('verify_audit_log', {}),
  ]);
  expect(calls.map(({ error }) => error?.code)).toEqual(Array(12).fill('42501'));
  expect(await readAudit(person)).toEqual([]);
});

test('visitors and the service role cannot manage people either', async () => {
  const person = crypto.randomUUID();
  for (const client of [asAnyone(), asService()]) {
    const calls = await Promise.all([
      client.rpc('find_people', {}),
      client.rpc('get_person', { person }),
      client.rpc('change_role', { person, expected_role: 'admin', role: 'admin', reason }),
      client.rpc('suspend_person', { person, last_day: tomorrow, reason }),
      client.rpc('lift_suspension', { person, reason }),
      client.rpc('export_person', { person, reason }),
      client.rpc('delete_person', { person, reason }),
      client.rpc('find_audit_log', {}),
      client.rpc('verify_audit_log', {}),
    ]);
    expect(calls.map(({ error }) => error?.code)).toEqual(Array(9).fill('42501'));
  }
});

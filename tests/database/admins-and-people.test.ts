import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { readAudit } from '../support/audit.ts';
import { asAnyone } from '../support/clients.ts';
import { createPerson } from '../support/people.ts';

const reason = 'Agreed on the phone';

test('an admin finds, blocks, signs out and notes members and owners, and changes no role', async () => {
  const admin = await createPerson('admin');
  const { client } = admin;
  const { userId: person, email, password, client: theirs } = await createPerson('business_owner');
  const found = await client.rpc('find_people', { words: email });
  expect(found.data).toMatchObject({ people: [{ id: person, email }] });

  expect((await client.rpc('sign_out_person', { person, reason })).data).toEqual({
    outcome: 'done',
  });
  expect((await theirs.rpc('find_own_listings')).status).toBe(401);
  expect((await theirs.auth.signInWithPassword({ email, password })).error).toBeNull();

  expect((await client.rpc('suspend_person', { person, reason })).data).toEqual({
    outcome: 'done',
  });
  const again = await asAnyone().auth.signInWithPassword({ email, password });
  expect(again.error?.code).toBe('user_banned');
  const { data } = await client.rpc('get_person', { person });
  expect(data).toMatchObject({ suspension: { last_day: null, reason } });
  expect((await client.rpc('lift_suspension', { person, reason })).data).toEqual({
    outcome: 'done',
  });
  expect(await readAudit(person)).toMatchObject([
    { actor_id: admin.userId, after: { status: 'signed_out' }, reason },
    { table_name: 'suspensions', action: 'insert', reason },
    { table_name: 'suspensions', action: 'delete', reason },
  ]);

  const note = { note_id: randomUUID(), person, body: ' Called; the shop is theirs. ' };
  await client.rpc('add_admin_note', note);
  await client.rpc('add_admin_note', note);
  const colleague = await createPerson('admin');
  await colleague.client.rpc('delete_admin_note', { note_id: note.note_id });
  const notes = await colleague.client.rpc('find_admin_notes', { person });
  expect(notes.data).toMatchObject([{ body: 'Called; the shop is theirs.', is_own: false }]);

  const role = { person, expected_role: 'business_owner', role: 'admin', reason } as const;
  const calls = await Promise.all([
    client.rpc('change_role', role),
    client.rpc('export_person', { person, reason }),
    client.rpc('delete_person', { person, reason }),
  ]);
  expect(calls.map(({ error }) => error?.code)).toEqual(Array(3).fill('42501'));
});

test.each(['admin', 'super_admin'] as const)(
  'an admin neither finds an account of the role %s nor acts on it, nor on their own',
  async (role) => {
    const { client, userId } = await createPerson('admin');
    const { userId: person, email } = await createPerson(role);
    expect((await client.rpc('find_people', { words: email })).data).toMatchObject({ people: [] });
    expect((await client.rpc('find_people', { words: userId })).data).toMatchObject({ people: [] });
    expect((await client.rpc('get_person', { person })).data).toBeNull();
    expect((await client.rpc('get_person', { person: userId })).data).toBeNull();
    for (const name of ['suspend_person', 'lift_suspension', 'sign_out_person'] as const) {
      const acted = await client.rpc(name, { person, reason });
      expect([acted.error?.code ?? acted.data]).not.toContainEqual({ outcome: 'done' });
      expect((await client.rpc(name, { person: userId, reason })).data).toEqual({ outcome: 'own' });
    }
    const noted = await client.rpc('add_admin_note', { person, note_id: randomUUID(), body: 'Hm' });
    expect(noted.error?.code).toBe('42501');
    expect(
      ((await readAudit(person)) ?? []).filter(({ table_name }) => table_name === 'suspensions'),
    ).toEqual([]);
  },
);

import { randomUUID } from 'node:crypto';
import { expect, onTestFinished, test } from 'vitest';
import { asAnyone, asService } from '../support/clients.ts';
import { createPerson } from '../support/people.ts';

/** Within the limit of a request to Supabase Auth, even twice. */
const flood = 'x'.repeat(20_000);
const allWrong = {
  first_name: 'x'.repeat(101),
  last_name: ['Lovelace'],
  role: 'super_admin',
  email_verified: flood,
  is_admin: true,
  notes: flood,
};

test('a person’s metadata keep only names and role, whatever they send to Supabase Auth', async () => {
  const { client } = await createPerson('community_user');
  const names = { first_name: 'Ada'.padEnd(100, 'á'), last_name: '' };
  await client.auth.updateUser({ data: { ...names, role: 'business_owner' } });
  const asked = { last_name: 'Lovelace', nick: 'A', notes: flood };
  const { error } = await client.auth.updateUser({ data: asked });
  expect(error).toBeNull();
  const { data } = await client.auth.getUser();
  expect(data.user?.user_metadata).toEqual({
    ...names,
    last_name: 'Lovelace',
    role: 'business_owner',
    email_verified: true,
  });
  await client.auth.updateUser({ data: allWrong });
  const after = await client.auth.getUser();
  expect(after.data.user?.user_metadata).toEqual({});
});

test('a sign-up stores what the product and Supabase Auth write', async () => {
  const email = `${randomUUID()}@people.example`;
  const { data } = await asAnyone().auth.signUp({
    email,
    password: 'a password of a test',
    options: { data: { ...allWrong, first_name: 'Ada' } },
  });
  const id = data.user?.id ?? '';
  const service = asService();
  onTestFinished(async () => {
    await service.auth.admin.deleteUser(id);
  });
  const made = await service.auth.admin.getUserById(id);
  expect(made.data.user?.user_metadata).toEqual({
    first_name: 'Ada',
    sub: id,
    email,
    email_verified: false,
    phone_verified: false,
  });
});

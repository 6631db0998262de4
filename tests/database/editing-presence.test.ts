import { afterEach, expect, test } from 'vitest';
import type { Db } from '#app/services/supabase/client.ts';
import { asAnyone, asService } from '../support/clients.ts';
import { createListings } from '../support/listings.ts';
import { createPerson } from '../support/people.ts';

const opened: Db[] = [];
afterEach(async () => {
  for (const client of opened.splice(0)) await client.removeAllChannels();
});

/** Whether somebody is let into a channel: 'SUBSCRIBED', or why not. */
async function join({ client }: { client: Db }, topic: string) {
  opened.push(client);
  await client.realtime.setAuth();
  const channel = client.channel(topic, {
    config: { private: true, presence: { key: 'me', enabled: true } },
  });
  const answer = await new Promise<string>((resolve) => {
    channel.on('presence', { event: 'sync' }, () => undefined);
    channel.subscribe((status, error) =>
      resolve(error ? error.message.replace(/:.*/, '') : status),
    );
  });
  return { channel, answer };
}

const article = `editing:article:${crypto.randomUUID()}`;

/** An owner with a listing, by which the channel of its editors is named. */
async function createOwned() {
  const owner = await createPerson('business_owner');
  const [listing] = await createListings({ owner_id: owner.userId });
  return { owner, listing: listing!, topic: `editing:listing:${listing!.id}` };
}

test.each(['admin', 'super_admin'] as const)(
  'a %s can join the channel of any article and listing',
  async (role) => {
    const { topic } = await createOwned();
    const person = await createPerson(role);
    expect((await join(person, article)).answer).toBe('SUBSCRIBED');
    expect((await join(person, topic)).answer).toBe('SUBSCRIBED');
  },
);

test.each(['community_user', 'business_owner'] as const)(
  'a %s can join neither the channel of an article nor that of another person’s listing',
  async (role) => {
    const { topic } = await createOwned();
    const person = await createPerson(role);
    expect((await join(person, article)).answer).toBe('Unauthorized');
    expect((await join(person, topic)).answer).toBe('Unauthorized');
  },
);

test('signed-out visitors can join no channel', async () => {
  const { topic } = await createOwned();
  const anyone = { client: asAnyone() };
  expect((await join(anyone, topic)).answer).toBe('Unauthorized');
  expect((await join(anyone, article)).answer).toBe('Unauthorized');
});

test('an owner can join their listing’s channel, and so can a colleague while they have access', async () => {
  const { owner, listing, topic } = await createOwned();
  expect((await join(owner, topic)).answer).toBe('SUBSCRIBED');
  const colleague = await createPerson('community_user');
  const member = { business_id: listing.id, user_id: colleague.userId };
  const members = () => asService().from('business_members');
  const { error } = await members().insert({ ...member, role: 'hours' });
  expect(error).toBeNull();
  expect((await join(colleague, topic)).answer).toBe('SUBSCRIBED');
  await colleague.client.removeAllChannels();
  await members().delete().match(member);
  expect((await join(colleague, topic)).answer).toBe('Unauthorized');
});

test('a suspended admin can join no channel, and other channels do not exist', async () => {
  const admin = await createPerson('admin');
  for (const topic of ['editing:article:', 'editing:person:1', 'editing:listing:1', 'anything']) {
    expect((await join(admin, topic)).answer).toBe('Unauthorized');
  }
  await asService().auth.admin.updateUserById(admin.userId, { ban_duration: '1h' });
  expect((await join(admin, article)).answer).toBe('Unauthorized');
});

test('editors can announce their presence and send no other messages', async () => {
  const [ana, ben] = [await createPerson('admin'), await createPerson('admin')];
  const { channel } = await join(ana, article);
  const { channel: listening } = await join(ben, article);
  const heard: unknown[] = [];
  listening.on('broadcast', { event: '*' }, (message) => heard.push(message));
  await channel.send({ type: 'broadcast', event: 'shout', payload: {} });
  expect(await channel.track({ name: 'Ana' })).toBe('ok');
  await expect.poll(() => JSON.stringify(listening.presenceState())).toContain('Ana');
  expect(heard).toEqual([]);
});

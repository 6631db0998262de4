import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import {
  acceptInvitation,
  declineInvitation,
  endAccess,
  findBusinessAccess,
  findInvitation,
  findOwnInvitations,
  type InvitationRole,
  inviteToBusiness,
  leaveBusiness,
  withdrawInvitation,
} from '#app/domain/access/access-calls.ts';
import { findOwnListings } from '#app/domain/business/business-calls.ts';
import { asAnyone, asService, signInAs } from '../support/clients.ts';
import { createListings } from '../support/listings.ts';
import { createPerson } from '../support/people.ts';

type Person = Awaited<ReturnType<typeof createPerson>>;

async function createOwned() {
  const owner = await createPerson('business_owner');
  const [listing] = await createListings({ owner_id: owner.userId, verification: 'email' });
  return { owner, db: owner.client, id: listing!.id, name: listing!.name };
}

function invite(
  db: Person['client'],
  businessId: string,
  email: string,
  role: InvitationRole = 'hours',
) {
  return inviteToBusiness({ db }, { businessId, email, role, until: null });
}

/** Invites somebody, who accepts at once. */
async function giveAccess(
  db: Person['client'],
  businessId: string,
  person: Person,
  role?: InvitationRole,
) {
  expect(await invite(db, businessId, person.email, role)).toMatchObject({ outcome: 'invited' });
  const own = await findOwnInvitations({ db: person.client });
  return acceptInvitation({ db: person.client }, { id: own[0]!.id });
}

type Mail = {
  kind: string;
  to: string;
  data: { name?: string; path?: string; is_new_owner?: boolean };
};
const leased: Mail[] = [];

/** The mails of a kind about the listing of this name, as who sends them gets them. */
async function readMails(kind: string, name: string): Promise<Mail[]> {
  const { data } = await asService().rpc('lease_mails', { max_rows: 1000 });
  leased.push(...((data ?? []) as Mail[]));
  return leased.filter((mail) => mail.kind === kind && mail.data.name === name);
}

test('a colleague is invited by mail, sees by its token what will happen, and accepts', async () => {
  const { db, id, name } = await createOwned();
  const helper = await createPerson('community_user');
  expect(await invite(db, id, ` ${helper.email.toUpperCase()} `)).toMatchObject({
    outcome: 'invited',
  });
  const [mail] = await readMails('access_invitation', name);
  expect(mail).toMatchObject({ to: helper.email, data: { role: 'hours', by: 'Ana' } });
  const token = (mail!.data.path ?? '').split('=')[1] ?? '';
  const seen = await findInvitation({ db: asAnyone() }, token);
  expect(seen).toMatchObject({ role: 'hours', listing: { name }, is_yours: false });
  expect(await findOwnInvitations({ db: helper.client })).toMatchObject([
    { id: seen!.id, is_yours: true },
  ]);
  const accepted = await acceptInvitation({ db: helper.client }, { id: seen!.id });
  expect(accepted).toMatchObject({ ok: true, outcome: 'accepted', business_id: id });
  expect(await findOwnListings({ db: helper.client })).toMatchObject([{ id, role: 'hours' }]);
  expect(await findInvitation({ db: asAnyone() }, token)).toBeNull();
  const again = await acceptInvitation({ db: helper.client }, { id: seen!.id });
  expect(again).toMatchObject({ ok: true, outcome: 'closed' });
  expect(await readMails('access_given', name)).toMatchObject([
    { to: helper.email, data: { by: 'Ana', role: 'hours' } },
  ]);
  const profile = await helper.client.from('profiles').select('role').eq('user_id', helper.userId);
  expect(profile.data).toEqual([{ role: 'business_owner' }]);
});

test('only the hash of the token is stored', async () => {
  const { db, id, name } = await createOwned();
  await invite(db, id, 'hash@people.example');
  const [mail] = await readMails('access_invitation', name);
  const { data } = await asService().from('business_invitations').select().eq('business_id', id);
  expect(JSON.stringify(data)).not.toContain(mail!.data.path!.split('=')[1]);
});

test('only the invited address can accept or decline an invitation', async () => {
  const { db, id } = await createOwned();
  const [helper, other] = [
    await createPerson('community_user'),
    await createPerson('business_owner'),
  ];
  await invite(db, id, helper.email);
  const [invitation] = await findOwnInvitations({ db: helper.client });
  expect(await findOwnInvitations({ db: other.client })).toEqual([]);
  const admin = await signInAs('admin');
  for (const { client } of [other, admin, { client: db }]) {
    const closed = { ok: true, outcome: 'closed' };
    expect(await acceptInvitation({ db: client }, { id: invitation!.id })).toMatchObject(closed);
    expect(await declineInvitation({ db: client }, { id: invitation!.id })).toMatchObject(closed);
  }
  expect(await findOwnInvitations({ db: helper.client })).toHaveLength(1);
  expect(await declineInvitation({ db: helper.client }, { id: invitation!.id })).toMatchObject({
    outcome: 'declined',
  });
  expect(await findBusinessAccess({ db }, id)).toMatchObject({
    invitations: [{ status: 'declined' }],
  });
});

test('an owner sees for 14 days that an invitation has expired', async () => {
  const { db, id } = await createOwned();
  const helper = await createPerson('business_owner');
  await invite(db, id, helper.email);
  const expire = (daysAgo: number) =>
    asService()
      .from('business_invitations')
      .update({ expires_at: new Date(Date.now() - daysAgo * 86_400_000).toISOString() })
      .eq('business_id', id)
      .throwOnError();
  await expire(1);
  expect(await findOwnInvitations({ db: helper.client })).toEqual([]);
  const expired = [{ address: helper.email, status: 'expired' }];
  expect(await findBusinessAccess({ db }, id)).toMatchObject({ invitations: expired });
  await invite(db, id, helper.email);
  const again = [{ address: helper.email, status: 'open' }];
  expect(await findBusinessAccess({ db }, id)).toMatchObject({ invitations: again });
  await expire(15);
  expect(await findBusinessAccess({ db }, id)).toMatchObject({ invitations: [] });
});

test('an owner withdraws an invitation or ends a role at once, and the colleague gets a mail', async () => {
  const { db, id, name } = await createOwned();
  const helper = await createPerson('business_owner');
  await invite(db, id, helper.email);
  const [first] = await findOwnInvitations({ db: helper.client });
  expect(await withdrawInvitation({ db }, { id: first!.id })).toMatchObject({
    outcome: 'withdrawn',
  });
  expect(await findOwnInvitations({ db: helper.client })).toEqual([]);
  expect(await withdrawInvitation({ db }, { id: first!.id })).toMatchObject({ outcome: 'closed' });
  await giveAccess(db, id, helper, 'editor');
  const access = await findBusinessAccess({ db }, id);
  expect(access).toMatchObject({
    members: [{ person: helper.userId, role: 'editor' }],
    invitations: [],
  });
  const input = { businessId: id, person: helper.userId };
  expect(await endAccess({ db }, input)).toMatchObject({ ok: true, outcome: 'ended' });
  expect(await findOwnListings({ db: helper.client })).toEqual([]);
  expect(await readMails('access_ended', name)).toMatchObject([
    { to: helper.email, data: { name } },
  ]);
});

test('a listing is transferred when the other accepts; until then its owner stays', async () => {
  const { owner, db, id, name } = await createOwned();
  const [heir, helper] = [
    await createPerson('community_user'),
    await createPerson('business_owner'),
  ];
  await giveAccess(db, id, helper);
  await invite(db, id, 'first@people.example', 'owner');
  await invite(db, id, heir.email, 'owner');
  const open = await findBusinessAccess({ db }, id);
  expect(open?.invitations).toMatchObject([{ address: heir.email, role: 'owner' }]);
  expect(await findOwnListings({ db })).toMatchObject([{ id, role: 'owner' }]);
  await invite(db, id, 'late@people.example');
  const [invitation] = await findOwnInvitations({ db: heir.client });
  await acceptInvitation({ db: heir.client }, { id: invitation!.id });
  expect(await findOwnListings({ db: heir.client })).toMatchObject([{ id, role: 'owner' }]);
  expect(await findOwnListings({ db })).toEqual([]);
  expect(await findOwnListings({ db: helper.client })).toEqual([]);
  expect(await findBusinessAccess({ db: heir.client }, id)).toMatchObject({
    members: [],
    invitations: [],
  });
  const told = await readMails('listing_transferred', name);
  expect(new Map(told.map(({ to, data }) => [to, data.is_new_owner]))).toEqual(
    new Map<string, unknown>([
      [heir.email, true],
      [owner.email, false],
    ]),
  );
  expect(await readMails('access_ended', name)).toMatchObject([
    { to: helper.email, data: { name } },
  ]);
  const { data } = await asService().from('audit_log').select('before, after').eq('row_id', id);
  expect(data).toContainEqual({
    before: { owner_id: owner.userId },
    after: { owner_id: heir.userId },
  });
});

test('colleagues leave, and an owner: then the listing has neither owner nor verification', async () => {
  const { owner, db, id, name } = await createOwned();
  const helper = await createPerson('business_owner');
  await giveAccess(db, id, helper, 'editor');
  expect(await leaveBusiness({ db: helper.client }, { id })).toMatchObject({ outcome: 'left' });
  expect(await leaveBusiness({ db: helper.client }, { id })).toMatchObject({ outcome: 'closed' });
  expect(await readMails('access_ended', name)).toMatchObject([
    { to: owner.email, data: { left_by: 'Ana' } },
  ]);
  await invite(db, id, helper.email);
  expect(await leaveBusiness({ db }, { id })).toMatchObject({ outcome: 'left' });
  const { data } = await asService()
    .from('businesses')
    .select('is_claimed, verification')
    .eq('id', id)
    .single();
  expect(data).toEqual({ is_claimed: false, verification: 'none' });
  expect(await findOwnInvitations({ db: helper.client })).toEqual([]);
});

test('only the owner invites people, sees who has access, and ends it', async () => {
  const { db, id } = await createOwned();
  const editor = await createPerson('business_owner');
  await giveAccess(db, id, editor, 'editor');
  await invite(db, id, 'open@people.example');
  const access = await findBusinessAccess({ db }, id);
  const invitation = access!.invitations[0]!.id;
  const stranger = await createPerson('business_owner');
  for (const { client } of [editor, stranger, await signInAs('admin')]) {
    const refused = { ok: false, reason: 'not_allowed' };
    expect(await invite(client, id, 'friend@people.example')).toEqual(refused);
    expect(await withdrawInvitation({ db: client }, { id: invitation })).toEqual(refused);
    const input = { businessId: id, person: editor.userId };
    expect(await endAccess({ db: client }, input)).toEqual(refused);
    expect(await findBusinessAccess({ db: client }, id)).toBeNull();
  }
  const anyone = asAnyone();
  const answers = await Promise.all([
    anyone.rpc('invite_to_business', { business_id: id, email: 'a@b.example', role: 'hours' }),
    anyone.rpc('withdraw_invitation', { invitation_id: invitation }),
    anyone.rpc('accept_invitation', { invitation_id: invitation }),
    anyone.rpc('decline_invitation', { invitation_id: invitation }),
    anyone.rpc('end_access', { business_id: id, person: editor.userId }),
    anyone.rpc('leave_business', { business_id: id }),
    anyone.rpc('find_own_invitations'),
    anyone.rpc('get_business_access', { business_id: id }),
  ]);
  expect(answers.map(({ error }) => error?.code)).toEqual(Array(8).fill('42501'));
  expect(await findInvitation({ db: anyone }, randomUUID())).toBeNull();
});

test('an invitation needs another person’s email, a role, and a future end date', async () => {
  const { owner, db, id } = await createOwned();
  const tries = [
    [{ email: '' }, 'email'],
    [{ email: 'ana' }, 'email'],
    [{ email: 'a,b@x.example' }, 'email'],
    [{ email: owner.email }, 'email'],
    [{ until: '2020-01-01' }, 'until'],
  ] as const;
  const sound = {
    businessId: id,
    email: 'ana@people.example',
    role: 'hours',
    until: null,
  } as const;
  for (const [wrong, field] of tries) {
    const invited = await inviteToBusiness({ db }, { ...sound, ...wrong });
    expect(invited).toEqual({ ok: false, reason: 'invalid', field });
  }
  const input = { ...sound, role: 'admin' as 'hours' };
  expect(await inviteToBusiness({ db }, input)).toEqual({ ok: false, reason: 'refused' });
});

test('a listing sends ten invitations a day, and an address has one at a time', async () => {
  const { db, id } = await createOwned();
  for (let number = 0; number < 10; number += 1) {
    const email = `${number % 2}@people.example`;
    expect(await invite(db, id, email)).toMatchObject({ outcome: 'invited' });
  }
  expect((await findBusinessAccess({ db }, id))?.invitations).toHaveLength(2);
  expect(await invite(db, id, 'eleventh@people.example')).toEqual({
    ok: false,
    reason: 'too_many',
  });
});

test('an address gets five invitations a day, by whomever and however it is written', async () => {
  const [first, second] = [await createOwned(), await createOwned()];
  const email = `${randomUUID()}@people.example`;
  for (let number = 0; number < 5; number += 1) {
    const { db, id } = number % 2 === 0 ? first : second;
    expect(await invite(db, id, email)).toMatchObject({ outcome: 'invited' });
  }
  const refused = { ok: false, reason: 'too_many' };
  expect(await invite(first.db, first.id, email)).toEqual(refused);
  expect(await invite(second.db, second.id, ` ${email.toUpperCase()}`)).toEqual(refused);
});

import { expect, test } from 'vitest';
import { describeNotification } from '#app/domain/notification/kinds.ts';
import { readAudit } from '../support/audit.ts';
import { asAnyone, asService, signInAs } from '../support/clients.ts';
import { fileDatabase } from '../support/file-backend.ts';
import { createListings } from '../support/listings.ts';
import { createPerson } from '../support/people.ts';

const reason = 'Another business is at this address';
/** What has to be seen beside the API; null where there is only that. */
const database = fileDatabase();

type Status = 'published' | 'suspended' | 'closed' | 'pending' | 'moved' | 'draft';

async function createOwned(status: Status = 'published') {
  const owner = await createPerson('business_owner');
  const [listing] = await createListings({ owner_id: owner.userId, status });
  return { owner, listing: listing! };
}

async function moderate(
  client: Awaited<ReturnType<typeof createPerson>>['client'],
  [business_id, expected_status, new_status]: [id: string, from: Status, to: Status],
  why?: string,
) {
  const change = { business_id, expected_status, new_status };
  return client.rpc('moderate_business', why === undefined ? change : { ...change, reason: why });
}

async function readStatus(id: string) {
  const { data } = await asService().from('businesses').select('status').eq('id', id).single();
  return data?.status;
}

async function findNotifications(recipient_id: string) {
  const { data } = await asService()
    .from('notifications')
    .select('kind, data')
    .eq('recipient_id', recipient_id);
  return data;
}

async function findWaiting(person: string) {
  return database!.query(
    `select kind, data ->> 'status' as status, due_at > now() + interval '20 seconds' as is_later
    from private.mails where person = $1 and status = 'waiting'`,
    [person],
  );
}

test('an admin suspends a listing: it is gone for visitors, and its owner reads why', async () => {
  const admin = await createPerson('admin');
  const { owner, listing } = await createOwned();
  const { data } = await moderate(admin.client, [listing.id, 'published', 'suspended'], reason);
  expect(data).toEqual({ outcome: 'done' });
  const seen = await asAnyone().rpc('get_business', { id_or_slug: listing.slug });
  expect(seen.data).toMatchObject({ status: 'gone' });
  expect(seen.data).not.toHaveProperty('phone');
  expect(await findNotifications(owner.userId)).toMatchObject([
    { kind: 'listing_status_changed', data: { status: 'suspended', reason, name: listing.name } },
  ]);
  expect((await readAudit(listing.id))?.at(-1)).toMatchObject({
    actor_id: admin.userId,
    before: { status: 'published' },
    after: { status: 'suspended' },
    reason,
  });
  // The owner can still edit it, and nobody but an admin restores it.
  const { data: editable } = await owner.client.rpc('get_editable_business', {
    business_id: listing.id,
  });
  expect(editable).toMatchObject({ status: 'suspended' });
});

test('an admin marks a listing as closed and reopens it; its page stays, and its owner reads why', async () => {
  const admin = await createPerson('admin');
  const { owner, listing } = await createOwned();
  const { data } = await moderate(admin.client, [listing.id, 'published', 'closed'], reason);
  expect(data).toEqual({ outcome: 'done' });
  const seen = await asAnyone().rpc('get_business', { id_or_slug: listing.slug });
  expect(JSON.stringify(seen.data)).toContain('"status":"closed"');
  const [notice] = (await findNotifications(owner.userId)) ?? [];
  expect(notice).toMatchObject({ data: { status: 'closed', reason } });
  expect(describeNotification(notice as never)).toMatchObject({
    text: `${listing.name} is marked as closed`,
  });
  await moderate(admin.client, [listing.id, 'closed', 'published'], 'It is open.');
  expect(await readStatus(listing.id)).toBe('published');
});

test.skipIf(database === null)(
  'the email leaves after half a minute, and not at all if the change is undone before',
  async () => {
    const admin = await createPerson('admin');
    const { owner, listing } = await createOwned();
    await moderate(admin.client, [listing.id, 'published', 'suspended'], reason);
    expect(await findWaiting(owner.userId)).toEqual([
      { kind: 'listing_status_changed', status: 'suspended', is_later: true },
    ]);
    const undone = await moderate(admin.client, [listing.id, 'suspended', 'published']);
    expect(undone.data).toMatchObject({ outcome: 'done' });
    expect(await readStatus(listing.id)).toBe('published');
    expect(await findWaiting(owner.userId)).toEqual([]);
    expect(await findNotifications(owner.userId)).toEqual([]);
    expect((await readAudit(listing.id))?.at(-1)?.reason).toBe('undone');
  },
);

test('undoing another admin’s change needs a reason', async () => {
  const { listing } = await createOwned();
  const first = await createPerson('admin');
  const second = await createPerson('admin');
  await moderate(first.client, [listing.id, 'published', 'suspended'], reason);
  const { error } = await moderate(second.client, [listing.id, 'suspended', 'published'], '  ');
  expect(error?.message).toContain('constraint "reason"');
  expect(await readStatus(listing.id)).toBe('suspended');
});

test('a suspended listing is restored, and its owner is notified of both', async () => {
  const { owner, listing } = await createOwned('suspended');
  const admin = await createPerson('admin');
  await moderate(admin.client, [listing.id, 'suspended', 'published'], 'The address is right');
  expect(await readStatus(listing.id)).toBe('published');
  expect(await findNotifications(owner.userId)).toMatchObject([
    { data: { status: 'published', reason: 'The address is right' } },
  ]);
});

test('a pending listing is published, also without an owner, and that can be undone', async () => {
  const admin = await createPerson('admin');
  const [listing] = await createListings({ status: 'pending' });
  const id = listing?.id ?? '';
  expect((await moderate(admin.client, [id, 'pending', 'published'], reason)).data).toMatchObject({
    outcome: 'done',
  });
  expect((await moderate(admin.client, [id, 'published', 'pending'])).data).toMatchObject({
    outcome: 'done',
  });
  expect(await readStatus(id)).toBe('pending');
});

test('an admin who changes an outdated status gets “stale”', async () => {
  const { listing } = await createOwned('closed');
  const admin = await createPerson('admin');
  const { data } = await moderate(admin.client, [listing.id, 'published', 'suspended'], reason);
  expect(data).toEqual({ outcome: 'stale' });
});

test.each<[Status, Status]>([
  ['published', 'pending'],
  ['moved', 'suspended'],
])('no listing goes from %s to %s this way', async (from, to) => {
  const admin = await createPerson('admin');
  const [other] = await createListings({});
  const moved_to = from === 'moved' ? (other?.id ?? '') : null;
  const [listing] = await createListings({ status: from, moved_to });
  const { status } = await moderate(admin.client, [listing?.id ?? '', from, to], reason);
  expect(status).toBe(400);
});

test.each(['owner', 'visitor'] as const)('%s neither moderates nor lists', async (role) => {
  const { client } = await signInAs(role);
  const [listing] = await createListings({});
  const refused = await moderate(client, [listing?.id ?? '', 'published', 'suspended'], reason);
  expect(refused.error?.code ?? refused.data).toBe('42501');
  expect((await client.rpc('find_businesses_to_manage', {})).error?.code).toBe('42501');
  expect((await asAnyone().rpc('find_businesses_to_manage', {})).error?.code).toBe('42501');
});

test('an admin who owns a listing leaves it to another', async () => {
  const admin = await createPerson('admin');
  const [listing] = await createListings({ owner_id: admin.userId, status: 'suspended' });
  const change = await moderate(admin.client, [listing!.id, 'suspended', 'published'], reason);
  expect(change.error?.code ?? change.data).toBe('42501');
  expect(await readStatus(listing!.id)).toBe('suspended');
});

test('an admin finds a listing of any status by id, slug, phone, and words of its name', async () => {
  const { client } = await createPerson('admin');
  const { owner, listing } = await createOwned('suspended');
  await asService()
    .from('businesses')
    .update({ name: 'Zanzibar Quilts & Yarn', phone: '(785) 555-0142' })
    .eq('id', listing.id);
  for (const q of [
    listing.id,
    listing.slug,
    '+1 785-555-0142',
    '7855550142',
    'quilt zanz',
    'YARN',
  ]) {
    const { data } = await client.rpc('find_businesses_to_manage', {
      filter: { q, status: 'suspended' },
    });
    expect([q, data]).toMatchObject([
      q,
      { businesses: [{ id: listing.id, owner_id: owner.userId, status: 'suspended' }], next: null },
    ]);
  }
  const { data: none } = await client.rpc('find_businesses_to_manage', {
    filter: { q: "'quilts:*" },
  });
  expect(none).toMatchObject({ businesses: [{ id: listing.id }] });
  const { data: unowned } = await client.rpc('find_businesses_to_manage', {
    filter: { q: 'Zanzibar', owner: 'none' },
  });
  expect(unowned).toEqual({ businesses: [], next: null, total: 0 });
});

test('the next page goes on after the last one of this, across statuses', async () => {
  const { client } = await createPerson('admin');
  const unique = `Xylem${crypto.randomUUID().slice(0, 4)}`;
  await createListings(
    ...Array.from({ length: 60 }, (_, number) => ({
      name: `${unique} ${number % 7}`,
      status: number % 3 === 0 ? ('suspended' as const) : ('published' as const),
    })),
  );
  const found: string[] = [];
  let after: string | undefined;
  do {
    const { data } = await client.rpc('find_businesses_to_manage', {
      filter: { q: unique },
      ...(after && { after }),
    });
    const page = data as { businesses: { id: string }[]; next: string | null };
    found.push(...page.businesses.map(({ id }) => id));
    after = page.next ?? undefined;
  } while (after !== undefined);
  expect(found).toHaveLength(60);
  expect(new Set(found).size).toBe(60);
});

test('an admin finds a listing by each of what people name it by, and by parts of that', async () => {
  const { client } = await createPerson('admin');
  const { owner, listing } = await createOwned();
  const { data: before } = await asService()
    .from('businesses')
    .update({
      name: 'Zorbing & Sons',
      street: '4471 Quayside Ave',
      city: 'Missoula',
      state: 'MT',
      zip_code: '59801',
      phone: '(406) 555-0187',
      email: 'desk@zorbing-sons.example',
      website: 'https://www.zorbing-sons.example/rides',
    })
    .eq('id', listing.id)
    .select('slug, category:categories!category_id (slug, name)')
    .single();
  const { category } = before as unknown as { category: { slug: string; name: string } };
  const find = async (filter: Record<string, string>) => {
    const { data } = await client.rpc('find_businesses_to_manage', { filter });
    return (data as { businesses: { id: string }[] }).businesses.map(({ id }) => id);
  };
  const { data: account } = await asService().auth.admin.getUserById(owner.userId);
  for (const q of [
    'Zorbing & Sons',
    'zorb missoula',
    'Zorbing, Missoula MT',
    'zorbing 59801',
    '59801',
    '4471 zorbing',
    '406-555-0187',
    '555-0187',
    '0187',
    '(406) 555-0187',
    '4471 Quayside Ave',
    '4471 quayside',
    listing.name,
    listing.name.toLowerCase(),
    listing.id,
    'desk@zorbing-sons.example',
    'zorbing-sons.example',
    'https://zorbing-sons.example/',
    account.user?.email ?? '',
    `https://mainstreet.example/business/${listing.slug}?from=mail#reviews`,
    `zorbing ${category.name}`,
  ]) {
    expect([q, await find({ q })]).toEqual([q, expect.arrayContaining([listing.id])]);
  }
  for (const q of [
    'zorbing austin',
    'zorbing 59802',
    '555-0186 zorbing',
    'other@zorbing-sons.example',
  ]) {
    expect([q, await find({ q })]).toEqual([q, []]);
  }
  expect(await find({ q: 'zorbing', category: category.slug })).toEqual([listing.id]);
  expect(await find({ q: 'zorbing', category: 'no-category' })).toEqual([]);
  expect(await find({ q: 'zorbing', import: crypto.randomUUID() })).toEqual([]);
});

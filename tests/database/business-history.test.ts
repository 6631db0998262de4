import { expect, test } from 'vitest';
import { checkHistory } from '#app/domain/history/check-history.ts';
import type { BusinessHistory, HistoryRow } from '#app/domain/history/history.ts';
import { asAnyone, asService, signInAs } from '../support/clients.ts';
import { addChanges, editListing } from '../support/edit-listing.ts';
import { fileDatabase } from '../support/file-backend.ts';
import { createListings } from '../support/listings.ts';
import { createPerson } from '../support/people.ts';

async function readHistory(idOrSlug: string): Promise<BusinessHistory> {
  const { data } = await asAnyone().rpc('get_business_history', { id_or_slug: idOrSlug });
  return data as unknown as BusinessHistory;
}

async function createOwned(facts: Parameters<typeof createListings>[0] = {}) {
  const owner = await createPerson('business_owner');
  const [listing] = await createListings({ owner_id: owner.userId, ...facts });
  return { ...owner, id: listing?.id ?? '', slug: listing?.slug ?? '' };
}

test('visitors see each change with the role of its author, and can verify the history', async () => {
  const { client, userId, id, slug } = await createOwned({ phone: '(512) 555-0100' });
  const admin = await signInAs('admin');
  await editListing(client, id, {
    phone: '(512) 555-0101',
    opening_hours: [{ day_of_week: 1, opens: '09:00', closes: '17:00' }],
    description: '“Täglich” <script>alert(1)</script> \\ \u2028 𝄞',
  });
  await editListing(admin.client, id, { website: 'https://one.example' });
  await asService().from('businesses').update({ city: 'Hays' }).eq('id', id);
  const history = await readHistory(slug);
  const told = history.changes.map(({ number, role, field }) => [number, role, field]);
  expect(told.toReversed()).toEqual([
    [1, 'import', 'listing'],
    [2, 'owner', 'description'],
    [3, 'owner', 'phone'],
    [4, 'owner', 'opening_hours'],
    [5, 'directory', 'website'],
    [6, 'import', 'address'],
  ]);
  expect(history.changes[3]).toMatchObject({
    before: '"(512) 555-0100"',
    after: '"(512) 555-0101"',
  });
  expect(JSON.stringify(history)).not.toContain(userId);
  expect(JSON.stringify(history)).not.toContain(admin.userId);
  expect(await checkHistory(history.business_id, history.changes)).toEqual({
    ok: true,
    rows: 6,
    newest: history.changes[0]?.hash,
  });
});

test('a row that was altered, left out, exchanged or added is found', async () => {
  const { client, id } = await createOwned();
  for (const description of ['One', 'Two', 'Three']) await editListing(client, id, { description });
  const { changes } = await readHistory(id);
  const rows = changes.toReversed();
  const wrongAt = async (altered: HistoryRow[]) => {
    const check = await checkHistory(id, altered);
    return check.ok ? null : check.wrongAt;
  };
  const alter = (part: Partial<HistoryRow>) =>
    rows.map((row) => (row.number === 2 ? { ...row, ...part } : row));
  expect(await wrongAt(rows)).toBeNull();
  expect(await wrongAt(alter({ after: '"Another"' }))).toBe(2);
  expect(await wrongAt(alter({ role: 'directory' }))).toBe(2);
  expect(await wrongAt(alter({ at: '2020-01-01T00:00:00.000000Z' }))).toBe(2);
  expect(await wrongAt(alter({ before: null, values_hash: '0'.repeat(64) }))).toBe(2);
  expect(await wrongAt(rows.filter(({ number }) => number !== 2))).toBe(2);
  expect(await wrongAt([...rows, { ...rows[3]!, number: 5 }])).toBe(5);
  const other = await createOwned();
  expect(await checkHistory(other.id, rows)).toEqual({ ok: false, wrongAt: 1 });
});

test('the chain stays whole where many write at once', async () => {
  const { client, id } = await createOwned();
  const admin = (await signInAs('admin')).client;
  await Promise.all(
    Array.from({ length: 12 }, (_, count) => {
      const writer = [client, admin, asService()][count % 3]!;
      if (count % 3 === 2) {
        return writer
          .from('businesses')
          .update({ email: `a${count}@b.example` })
          .eq('id', id);
      }
      const field = count % 2 === 0 ? 'description' : 'website';
      const new_values = { [field]: `https://n${count}.example` };
      return writer.rpc('change_business', {
        business_id: id,
        old_values: { [field]: '' },
        new_values,
      });
    }),
  );
  const { changes } = await readHistory(id);
  expect(changes.length).toBeGreaterThanOrEqual(7);
  expect(await checkHistory(id, changes)).toMatchObject({ ok: true, rows: changes.length });
  const times = changes.map(({ at }) => at).toReversed();
  expect(times).toEqual(times.toSorted());
});

test('values that were never public are not shown, and the chain can still be verified', async () => {
  const { client, id, slug } = await createOwned({ status: 'pending', email: 'ana@home.example' });
  await editListing(client, id, { email: 'shop@home.example' });
  expect(await readHistory(slug)).toBeNull();
  await asService().from('businesses').update({ status: 'published' }).eq('id', id);
  const history = await readHistory(slug);
  expect(JSON.stringify(history)).not.toContain('home.example');
  expect(history.changes[1]).toMatchObject({ field: 'email', before: null, salt: null });
  expect(await checkHistory(id, history.changes)).toMatchObject({ ok: true });
  const own = await client.rpc('find_business_changes', { business_id: id });
  expect(JSON.stringify(own.data)).toContain('ana@home.example');
});

test('even the service role cannot write, change, or delete listing history', async () => {
  const { client, id } = await createOwned();
  await editListing(client, id, { description: 'One' });
  for (const writer of [client, asService()]) {
    const table = writer.from('business_changes');
    const answers = [
      await table.update({ role: 'directory' }).eq('business_id', id),
      await table.delete().eq('business_id', id),
      await table.insert({
        business_id: id,
        number: 9,
        at: '2026-01-01',
        role: 'owner',
        field: 'name',
        before: '',
        after: '',
        was_public: true,
        previous_hash: '',
        hash: '',
      }),
    ];
    expect(answers.map(({ error }) => error?.code)).toEqual(['42501', '42501', '42501']);
  }
});

test('people export their own changes and cannot read another person’s from the table', async () => {
  const { client, id } = await createOwned();
  await editListing(client, id, { description: 'One' });
  const own = await client.from('business_changes').select('field').eq('business_id', id);
  expect(own.data).toEqual([{ field: 'description' }]);
  const { client: other } = await createPerson('business_owner');
  expect((await other.from('business_changes').select('field')).data).toEqual([]);
  const anonymous = await asAnyone().from('business_changes').select('field');
  expect(anonymous.error?.code).toBe('42501');
});

test.skipIf(fileDatabase() === null)('a history has pages, the newest first', async () => {
  const { client, id } = await createOwned();
  await addChanges({ business_id: id, count: 99 });
  await editListing(client, id, { description: 'Words' });
  const first = await readHistory(id);
  expect([first.changes.length, first.changes[0]?.number, first.next]).toEqual([100, 101, 2]);
  const second = await asAnyone().rpc('get_business_history', { id_or_slug: id, before: 2 });
  expect(second.data).toMatchObject({ changes: [{ number: 1, field: 'listing' }], next: null });
});

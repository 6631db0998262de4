import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { exportAccount } from '#app/domain/account/account-calls.ts';
import { auditKinds } from '#app/domain/audit/audit-calls.ts';
import type { Database } from '../../supabase/local/database.ts';
import { asAnyone, asService } from '../support/clients.ts';
import { editListing } from '../support/edit-listing.ts';
import { createListings } from '../support/listings.ts';
import { createNotification } from '../support/notifications.ts';
import { type Duty, omittedColumns, unaudited } from '../support/omitted-columns.ts';
import { openSchema } from '../support/open-schema.ts';
import { createPerson } from '../support/people.ts';

let database: Database;

beforeAll(async () => {
  database = await openSchema();
});
afterAll(() => database.close());

/** The columns of tables in `public`, as `table.column`, for which a condition on both holds. */
async function findColumns(condition: string): Promise<string[]> {
  const rows = await database.query<{ name: string }>(`
    select c.relname || '.' || a.attname as name
    from pg_class as c join pg_attribute as a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
      and a.attnum > 0 and not a.attisdropped and ${condition}
    order by name`);
  return rows.map(({ name }) => name);
}

const asMeant = { forgotten: [], stale: [] };

/** Holds what is missing against what is left out on purpose: neither may have more. */
function compare(duty: Duty, missing: string[]) {
  const entries = omittedColumns[duty].flatMap(({ columns }) =>
    Object.entries(columns).flatMap(([table, names]) =>
      names.split(', ').map((column) => `${table}.${column}`),
    ),
  );
  const isNamedBy = (name: string, entry: string) =>
    entry.startsWith('*') ? name.endsWith(entry.slice(1)) : name === entry;
  return {
    forgotten: missing.filter((name) => !entries.some((entry) => isNamedBy(name, entry))),
    stale: entries.filter((entry) => !missing.some((name) => isNamedBy(name, entry))),
  };
}

test('visitors may read every column of what is public, or it says why not', async () => {
  const hidden = await findColumns(`has_any_column_privilege('anon', c.oid, 'select')
    and not has_column_privilege('anon', c.oid, a.attnum, 'select')`);
  expect(compare('visitorsRead', hidden)).toEqual(asMeant);
});

test('people signed in may read every column of their tables, or it says why not', async () => {
  const hidden = await findColumns(`has_any_column_privilege('authenticated', c.oid, 'select')
    and not has_column_privilege('authenticated', c.oid, a.attnum, 'select')`);
  expect(compare('peopleRead', hidden)).toEqual(asMeant);
});

test.each([
  ['insert', 'peopleInsert'],
  ['update', 'peopleUpdate'],
] as const)(
  'people may %s every column of the tables where they may, or it says why not',
  async (privilege, duty) => {
    const fixed =
      await findColumns(`has_any_column_privilege('authenticated', c.oid, '${privilege}')
      and not has_column_privilege('authenticated', c.oid, a.attnum, '${privilege}')`);
    expect(compare(duty, fixed)).toEqual(asMeant);
  },
);

test('a change of any column is recorded, or it says why not', async () => {
  // 16: fires when a row is updated, and not only when it is new.
  const isAudit = `t.tgrelid = c.oid and t.tgfoid = 'private.write_audit'::regproc and t.tgtype & 16 > 0`;
  // The first argument is the key, the others are left out; `update of` names what is watched.
  const unrecorded = await findColumns(`exists (select from pg_trigger as t where ${isAudit})
    and not exists (
      select from pg_trigger as t,
        lateral string_to_array(encode(t.tgargs, 'escape'), '\\000') as argument
      where ${isAudit} and (a.attnum = any (t.tgattr) or cardinality(t.tgattr) = 0)
        and a.attname <> all (argument[2:]) and a.attname <> 'id')`);
  expect(compare('audit', unrecorded)).toEqual(asMeant);
});

test('changes of every table are recorded, or it says why not', async () => {
  const tables = await database.query<{ name: string }>(`
    select c.relname as name from pg_class as c
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and not exists (
      select from pg_trigger as t
      where t.tgrelid = c.oid
        and t.tgfoid in ('private.write_audit'::regproc, 'private.write_audit_of_parts'::regproc))
    order by name`);
  expect(tables.map(({ name }) => name)).toEqual(Object.keys(unaudited));
});

test('the audit log has a name for every table that it records', async () => {
  const tables = await database.query<{ name: string }>(`
    select distinct c.relname as name from pg_trigger as t join pg_class as c on c.oid = t.tgrelid
    where t.tgfoid in ('private.write_audit'::regproc, 'private.write_audit_of_parts'::regproc)`);
  const names = tables.map(({ name }) => name);
  expect(names.filter((name) => !Object.hasOwn(auditKinds, name))).toEqual([]);
});

test('an export holds every column about a person and their listings, or it says why not', async () => {
  const { client, userId } = await createPerson('business_owner');
  const [listing] = await createListings({ owner_id: userId });
  await addDetails(listing!.id, userId);
  const role = { business_id: listing!.id, user_id: userId, role: 'hours' } as const;
  await asService().from('business_members').insert(role);
  await client.rpc('invite_to_business', {
    business_id: listing!.id,
    email: 'new@people.example',
    role: 'hours',
  });
  await client.from('notification_preferences').insert({ user_id: userId });
  await client.rpc('create_api_key', { name: 'Nightly import' });
  await asService()
    .from('perf_metrics')
    .insert({ metric: 'LCP', value: 900, path: '/export', user_id: userId });
  await client.rpc('save_draft', { submission_id: randomUUID(), revision: 0, content: {} });
  const [claimed] = await createListings({});
  await client.rpc('start_claim', {
    claim_id: randomUUID(),
    business_id: claimed!.id,
    evidence: 'email',
  });
  await editListing(client, listing!.id, { description: 'Changed' });
  await asService().from('pending_changes').insert({
    business_id: listing!.id,
    field: 'name',
    before: {},
    after: {},
    requested_by: userId,
  });
  const [reviewed] = await createListings({});
  await addDetails(reviewed!.id, null);
  const { data: reviews } = await asService()
    .from('reviews')
    .select('id')
    .eq('business_id', reviewed!.id);
  const review_id = reviews![0]!.id;
  await client.rpc('vote_review', { review_id, is_helpful: true });
  await client.rpc('report', {
    report_id: randomUUID(),
    kind: 'review',
    subject_id: review_id,
    reason: 'false',
  });
  await client.rpc('suggest_edit', {
    suggestion_id: randomUUID(),
    business_id: reviewed!.id,
    new_values: { phone: '(512) 555-0101' },
  });
  await createNotification(userId);
  const thread = { id: randomUUID(), person_id: userId, last_side: 'person' };
  await asService()
    .from('message_threads')
    .insert({ ...thread, business_id: claimed!.id });
  await asService()
    .from('messages')
    .insert({ id: randomUUID(), thread_id: thread.id, side: 'person', body: 'Hello' });
  const parts = await exportAccount({ db: client });
  const [conversation] = parts.messages as { messages: object[] }[];
  const [exported] = parts.listings as Record<string, object[]>[];
  const rows: Record<string, object | undefined> = {
    profiles: parts.profile[0],
    notification_preferences: parts.notification_preferences[0],
    notifications: parts.notifications[0],
    api_keys: parts.api_keys[0],
    businesses: exported,
    opening_hours: exported?.opening_hours?.[0],
    special_hours: exported?.special_hours?.[0],
    services: exported?.services?.[0],
    fact_confirmations: exported?.fact_confirmations?.[0],
    reviews: parts.reviews[0],
    questions: parts.questions[0],
    message_threads: conversation,
    messages: conversation?.messages[0],
    review_votes: parts.review_votes[0],
    reports: parts.reports[0],
    suggested_edits: parts.suggested_edits[0],
    suggested_fields: (parts.suggested_edits[0]?.fields as object[] | undefined)?.[0],
    perf_metrics: parts.measurements[0],
    submissions: parts.submissions[0],
    claims: parts.claims[0],
    business_changes: parts.changes[0],
    pending_changes: parts.pending_changes[0],
    business_members: parts.access[0],
    business_invitations: parts.invitations[0],
  };
  expect(exported).toMatchObject({ category: { name: expect.any(String) } });
  expect(parts.reviews).toMatchObject([{ business: { slug: listing!.slug } }]);
  expect(compare('export', await findMissing(rows))).toEqual(asMeant);
  const tables = await database.query<{ name: string }>(`
    select distinct conrelid::regclass::text as name from pg_constraint
    where confrelid = 'auth.users'::regclass and connamespace = 'public'::regnamespace`);
  const forgotten = tables.filter(({ name }) => !(name in rows));
  expect(forgotten).toEqual([]);
});

test('a profile shows every column of a listing, or it says why not', async () => {
  const [listing] = await createListings({});
  await addDetails(listing!.id, null);
  const { data } = await asAnyone().rpc('get_business', { id_or_slug: listing!.id });
  const profile = data as Record<string, object[]> & {
    reviews: { items: object[] };
    questions: { items: object[] };
  };
  const missing = await findMissing({
    businesses: profile,
    opening_hours: profile.opening_hours?.[0],
    special_hours: profile.special_hours?.[0],
    services: profile.services?.[0],
    reviews: profile.reviews.items[0],
    questions: profile.questions.items[0],
  });
  const readable = await findColumns(`has_column_privilege('anon', c.oid, a.attnum, 'select')`);
  const hidden = missing.filter((name) => readable.includes(name));
  expect(compare('profile', hidden)).toEqual(asMeant);
});

/** One row of each kind that belongs to a listing. */
async function addDetails(businessId: string, authorId: string | null): Promise<void> {
  const service = asService();
  const business_id = businessId;
  const answers = await Promise.all([
    service
      .from('opening_hours')
      .insert({ business_id, day_of_week: 1, opens: '09:00', closes: '17:00' }),
    service
      .from('special_hours')
      .insert({ business_id, date: new Date().toISOString().slice(0, 10) }),
    service.from('services').insert({ business_id, name: 'Cut' }),
    service.from('fact_confirmations').upsert({ business_id, fact: 'phone', source: 'owner' }),
    service
      .from('reviews')
      .insert({ business_id, author_id: authorId, author_name: 'Ana', rating: 4, body: 'Good' }),
    service
      .from('questions')
      .insert({ business_id, author_id: authorId, author_name: 'Ana', body: 'Is it open?' }),
  ]);
  expect(answers.map(({ error }) => error)).toEqual(answers.map(() => null));
}

/** The columns of these tables that are no key of the row that was answered. */
async function findMissing(rows: Record<string, object | undefined>): Promise<string[]> {
  const names = await findColumns(`c.relname = any ('{${Object.keys(rows).join(',')}}')`);
  return names.filter((name) => {
    const [table = '', column = ''] = name.split('.');
    return !(column in (rows[table] ?? {}));
  });
}

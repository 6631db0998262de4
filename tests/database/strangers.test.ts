import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { saveQuestion } from '#app/domain/question/question-calls.ts';
import { reportContent } from '#app/domain/report/report-calls.ts';
import { saveReview } from '#app/domain/review/review-calls.ts';
import { putSavedList, savePlaces, saveNote, saveSearch } from '#app/domain/saved/saved-calls.ts';
import { suggestEdit } from '#app/domain/suggested-edit/suggested-edit-calls.ts';
import type { Db } from '#app/services/supabase/client.ts';
import { asService, signInAs } from '../support/clients.ts';
import { fileSupabase } from '../support/file-backend.ts';
import { createListings } from '../support/listings.ts';
import { openSchema } from '../support/open-schema.ts';
import { createPerson } from '../support/people.ts';
import { readStatements } from '../support/read-migrations.ts';

type Callable = {
  name: string;
  /** Those who may run it: 'anon', 'authenticated' or 'service_role'. */
  roles: string[];
  /** The type of each argument. */
  arguments: Record<string, string>;
};

/** The migrations of what people write, save and send. */
const community =
  /_(reviews|review_receipts|questions|reports|messages|saved_lists|saved_searches|suggest_edits|queue_edits|review_signals|unmet_demand|public_profiles|weekly_digests)\.sql$/;

let functions: Callable[];

beforeAll(async () => {
  const names = readStatements().flatMap(({ file, text }) => {
    const name = /^create function public\.(\w+)/.exec(text)?.[1];
    return name && community.test(file) ? [name] : [];
  });
  const database = await openSchema();
  functions = await database.query<Callable>(
    `select p.proname as name,
      array(select role from unnest(array['anon', 'authenticated', 'service_role']) as role
        where has_function_privilege(role, p.oid, 'execute')) as roles,
      coalesce((select jsonb_object_agg(name, format_type(p.proargtypes[place - 1], null))
        from unnest(p.proargnames[1:p.pronargs]) with ordinality as listed (name, place)), '{}') as arguments
    from pg_proc as p
    where p.pronamespace = 'public'::regnamespace and p.proname = any($1) order by p.proname`,
    [names],
  );
  await database.close();
});

/** What a person has written, saved and sent that only they, the other side or admins read; each text has the secret. */
async function createPrivateRows(secret: string) {
  const [owner, author] = [
    await createPerson('business_owner'),
    await createPerson('community_user'),
  ];
  const [listing, other] = await createListings({ owner_id: owner.userId }, {});
  const businessId = listing!.id;
  const { client: db } = author;
  const text = `Only for you: ${secret}`;
  const ids = {
    review_id: randomUUID(),
    question_id: randomUUID(),
    list_id: randomUUID(),
    report_id: randomUUID(),
    suggestion_id: randomUUID(),
    thread_id: randomUUID(),
    message_id: randomUUID(),
  };
  await saveReview(
    { db },
    { businessId, id: ids.review_id, rating: 2, body: text, visitedOn: null, expectedRevision: 0 },
  );
  await saveQuestion(
    { db },
    { businessId, id: ids.question_id, questionId: null, body: text, expectedRevision: 0 },
  );
  for (const [table, id] of [
    ['reviews', ids.review_id],
    ['questions', ids.question_id],
  ] as const) {
    await asService().from(table).update({ status: 'held' }).eq('id', id).throwOnError();
  }
  await putSavedList({ db }, { listId: ids.list_id, name: secret, isShared: false });
  await savePlaces({ db }, { slugs: [listing!.slug], listId: ids.list_id });
  await saveNote({ db }, { listId: ids.list_id, slug: listing!.slug, note: text });
  await saveSearch({ db }, { name: secret, address: '/?q=pizza' });
  await reportContent(
    { db },
    {
      reportId: ids.report_id,
      kind: 'listing',
      id: businessId,
      photo: null,
      reason: 'fraud',
      details: text,
    },
  );
  await suggestEdit(
    { db },
    {
      id: ids.suggestion_id,
      businessId,
      proposal: { phone: '(512) 555-0199' },
      link: '',
      note: text,
    },
  );
  await asService()
    .rpc('send_message', {
      sender: author.userId,
      business_id: businessId,
      body: text,
      thread_id: ids.thread_id,
      message_id: ids.message_id,
    })
    .throwOnError();
  const { data: searches } = await db.rpc('find_saved_searches').throwOnError();
  const { data: fields } = await asService()
    .from('suggested_fields')
    .select('id')
    .eq('suggestion_id', ids.suggestion_id)
    .throwOnError();
  const values: Record<string, unknown> = {
    ...ids,
    id: ids.question_id,
    business_id: businessId,
    id_or_slug: listing!.slug,
    slug: listing!.slug,
    slugs: [listing!.slug],
    item_id: businessId,
    search_id: (searches as { id: string }[])[0]!.id,
    field_id: fields[0]!.id,
    subject_id: ids.list_id,
    kind: 'list',
    reason: 'fraud',
    new_values: { phone: '(512) 555-0100' },
    photos: [],
    address: '/?q=bread',
    copy_id: randomUUID(),
    profile_id: randomUUID(),
    version: 1,
    sender: owner.userId,
    after: null,
    before: null,
  };
  return { owner, author, other: other!, values };
}

/** A call of PostgREST, by `null` as a visitor. */
async function call(one: Callable, person: Db | null, values: Record<string, unknown>) {
  const { url, publishableKey } = fileSupabase();
  const token = person && (await person.auth.getSession()).data.session?.access_token;
  const body = Object.entries(one.arguments).map(([name, type]) => [
    name,
    choose(name, type, values),
  ]);
  const response = await fetch(`${url}/rest/v1/rpc/${one.name}`, {
    method: 'POST',
    headers: {
      apikey: publishableKey,
      ...(token && { authorization: `Bearer ${token}` }),
      'content-type': 'application/json',
    },
    body: JSON.stringify(Object.fromEntries(body)),
  });
  return { status: response.status, text: await response.text() };
}

function choose(name: string, type: string, values: Record<string, unknown>): unknown {
  if (name in values) return values[name];
  if (type === 'text') return 'Mine';
  if (type === 'boolean') return true;
  if (type === 'integer' || type === 'double precision') return 1;
  if (type === 'date' || type.startsWith('timestamp')) return null;
  if (name === 'removal_id' || name === 'person') return randomUUID();
  if (name === 'results') return [];
  throw new Error(`Give the argument ${name} ${type} a value in tests/database/strangers.test.ts`);
}

/** Everything of somebody, as they are shown it. */
async function readOwn(db: Db, values: Record<string, unknown>) {
  const reads = functions.filter(({ name }) => /^(get|find)_(?!queued)/.test(name));
  const answers = [];
  for (const one of reads) answers.push([one.name, (await call(one, db, values)).text]);
  return Object.fromEntries(answers) as Record<string, string>;
}

test('visitors cannot run functions of the community, and no one can run those of the Worker', async () => {
  const { client: admin } = await signInAs('super');
  const { values } = await createPrivateRows(randomUUID());
  expect(functions.length).toBeGreaterThan(40);
  for (const one of functions) {
    const callers = [
      ...(one.roles.includes('anon') ? [] : [null]),
      ...(one.roles.includes('authenticated') ? [] : [admin]),
    ];
    for (const caller of callers) {
      const { text } = await call(one, caller, values);
      expect.soft([one.name, text]).toEqual([one.name, expect.stringContaining('"42501"')]);
    }
  }
});

/** What shows the private texts of others to admins, who decide on them in the queue. */
const ofQueue = [
  'get_queued_edit',
  'get_queued_question',
  'get_queued_report',
  'get_queued_review',
];

test.each([
  ['community_user', []],
  ['business_owner', []],
  ['admin', ofQueue],
  ['super_admin', ofQueue],
] as const)(
  'as %s, people cannot read or change private rows of two others, except admins in the queue',
  async (role, mayRead) => {
    const secret = randomUUID();
    const { author, owner, values } = await createPrivateRows(secret);
    const before = [await readOwn(author.client, values), await readOwn(owner.client, values)];
    // Each of these shows the secret to who may read it, so it would be seen below.
    const shown = Object.entries(before[0]!).flatMap(([name, text]) =>
      text.includes(secret) ? [name] : [],
    );
    expect(shown).toEqual(
      expect.arrayContaining([
        'find_message_threads',
        'find_own_questions',
        'find_saved_lists',
        'find_saved_searches',
        'get_message_thread',
        'get_question',
        'get_review_form',
        'get_saved_list',
        'get_suggestion',
      ]),
    );
    const { client } = await createPerson(role);
    const read: string[] = [];
    for (const one of functions.filter(({ roles }) => roles.includes('authenticated'))) {
      if ((await call(one, client, values)).text.includes(secret)) read.push(one.name);
    }
    expect(read).toEqual(mayRead);
    const after = [await readOwn(author.client, values), await readOwn(owner.client, values)];
    expect(after).toEqual(before);
  },
);

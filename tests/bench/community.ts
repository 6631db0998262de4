import { withClient } from '../../supabase/local/postgres/admin.ts';
import { cloneDatabase } from '../../supabase/local/postgres/databases.ts';
import { openTestServer, templateDatabases } from '../support/test-server.ts';
import { measure } from './visitor-cost.ts';

type Client = Parameters<Parameters<typeof withClient>[1]>[0];

type Read = {
  /** SQL; `{name}` is replaced by an id of `findExamples`. */
  sql: string;
  /** Whose session asks: the email of a demo account without its domain; by default nobody's. */
  as?: 'visitor' | 'owner' | 'admin';
  /** Pages of 8 kB that it may read where there are many reviews: somewhat more than it does. */
  limit: number;
};

const counts = { people: 20_000, reviewsOfPerson: 50, lists: 2_000, placesOfList: 50 };
const seeded = '5eed0000-0000-4000-8000-000000000';

/** What is read in both: rows of the seed, which are as few where there are many others, and its most reviewed listing. */
const ofBoth: Record<string, Read> = {
  'a shared list': { sql: `public.get_shared_list('${seeded}202')`, limit: 120 },
  'own lists': { sql: 'public.find_saved_lists()', as: 'visitor', limit: 55 },
  'a profile': { sql: `public.get_public_profile('${seeded}301')`, limit: 90 },
  'own reviews': { sql: 'public.find_own_reviews()', as: 'visitor', limit: 30 },
  'listings with reviews to answer': {
    sql: 'public.find_unanswered_reviews()',
    as: 'owner',
    limit: 200,
  },
  'questions to answer': { sql: 'public.find_unanswered_questions()', as: 'owner', limit: 55 },
  conversations: { sql: 'public.find_message_threads()', as: 'owner', limit: 80 },
  'the most reviewed listing': { sql: `public.get_business('{popular}')`, limit: 600 },
};

/**
 * What has many rows of its own: 20,000 reviews of one listing, 50 of a person, a list of 500 places. Words that few
 * reviews have are looked for in all of the listing's.
 */
const ofMany: Record<string, Read> = {
  '… its best reviews': { sql: `public.get_business('{popular}', 'highest')`, limit: 600 },
  '… its most helpful': { sql: `public.get_business('{popular}', 'helpful')`, limit: 600 },
  '… its reviews with a word': {
    sql: `public.get_business('{popular}', review_words => 'quick')`,
    limit: 600,
  },
  '… its reviews with a word that none has': {
    sql: `public.get_business('{popular}', review_words => 'slow')`,
    limit: 22_000,
  },
  '… its reviews to answer': {
    sql: `public.find_reviews_to_answer('{popular_id}')`,
    as: 'admin',
    limit: 80,
  },
  '… its reviews to answer, page 50': {
    sql: `public.find_reviews_to_answer('{popular_id}', '{after_980}')`,
    as: 'admin',
    limit: 80,
  },
  'a page of a list of 500 places': { sql: `public.get_shared_list('{list}')`, limit: 3_000 },
  'a profile of 50 reviews': { sql: `public.get_public_profile('{profile}')`, limit: 350 },
  'the queue of reviews': {
    sql: `public.find_admin_queue('{"kind": "review"}')`,
    as: 'admin',
    limit: 350,
  },
};

/**
 * What the community's screens read with the seed's few hundred reviews, and with 1,000,000 reviews, 10,000 of which
 * wait for an admin, and 100,000 saved places.
 * @throws Error that names those over their limit
 */
export async function benchCommunity(): Promise<void> {
  const { handle: server, stop } = await openTestServer(console.log);
  try {
    const login = { server, database: 'community', role: 'supabase_admin' } as const;
    await cloneDatabase({ server, name: login.database, template: templateDatabases.seeded });
    const few = await withClient(login, (client) => measureAll(client, ofBoth));
    await withClient(login, addRows);
    const many = await withClient(login, (client) => measureAll(client, { ...ofBoth, ...ofMany }));
    const reads = { ...ofBoth, ...ofMany };
    const lines = Object.entries(many).map(([read, blocks]) => ({
      read,
      few: few[read] ?? '',
      many: blocks,
      limit: reads[read]!.limit,
    }));
    console.log('\nBlocks read with few reviews, and with 1,000,000 and 100,000 saved places');
    console.table(lines);
    const dear = lines.filter(({ many: blocks, limit }) => blocks > limit);
    if (dear.length === 0) return;
    throw new Error(
      `Over the limit of tests/bench/community.ts: ${dear.map(({ read }) => read).join('; ')}`,
    );
  } finally {
    await stop();
  }
}

async function measureAll(client: Client, reads: Record<string, Read>) {
  const examples = await findExamples(client);
  const blocks: Record<string, number> = {};
  for (const [name, { sql, as }] of Object.entries(reads)) {
    const claims = as ? { sub: examples[as], role: 'authenticated' } : { role: 'anon' };
    // The policies show a caller what is public only through a function.
    const path = `/rpc/${/\w+(?=\()/.exec(sql)![0]}`;
    await client.query(
      `select set_config('request.jwt.claims', $1, false), set_config('request.path', $2, false)`,
      [JSON.stringify(claims), path],
    );
    await client.query(`set role ${claims.role}`);
    const filled = sql.replace(/\{(\w+)\}/g, (_, of: string) => examples[of] ?? '');
    blocks[name] = (await measure(client, `select ${filled}`)).blocks;
    await client.query('reset role');
  }
  return blocks;
}

async function findExamples(client: Client): Promise<Record<string, string>> {
  const account = (name: string) =>
    `(select id from auth.users where email = '${name}@mainstreet.example') as ${name}`;
  const { rows } = await client.query<Record<string, string>>(`
    select ${['visitor', 'owner', 'admin'].map(account).join(', ')},
      popular.slug as popular, popular.id as popular_id, md5('list 1')::uuid as list,
      (select id from public.reviews where business_id = popular.id and status = 'published'
        order by owner_answer is null desc, created_at desc, id desc offset 979 limit 1) as after_980,
      (select public_id from public.profiles where user_id = md5('person 1')::uuid) as profile
    from (select slug, id from public.businesses order by review_count desc, id limit 1) as popular`);
  return rows[0] ?? {};
}

/** Without the triggers of rows; what those would count and queue is made at the end. */
async function addRows(client: Client): Promise<void> {
  const { people, reviewsOfPerson, lists, placesOfList } = counts;
  await client.query('set statement_timeout = 0; set session_replication_role = replica');
  await client.query(`
    create temporary table listings as
      select row_number() over (order by id) - 1 as number, id, count(*) over () as count
      from public.businesses where status = 'published';
    create unique index on listings (number);
    insert into auth.users (id, aud, role, email, email_confirmed_at, created_at)
      select md5('person ' || n)::uuid, 'authenticated', 'authenticated', n || '@people.example', now(), now()
      from generate_series(1, ${people}) as n;
    insert into public.profiles (user_id, first_name, last_name, role)
      select md5('person ' || n)::uuid, 'Ana', 'Ruiz', 'community_user' from generate_series(1, ${people}) as n;
    -- Everybody reviews the first listing, and 49 others.
    insert into public.reviews (business_id, author_id, author_name, rating, body, status, helpful_count, created_at)
      select listings.id, md5('person ' || n)::uuid, 'Ana R.', 1 + (n + 3 * r) % 5,
        format('They were quick, and the %s time was as good as the first one. Visit %s.', r, n),
        (case when (n + r) % 100 = 7 then 'held' else 'published' end)::public.review_status,
        (n * r) % 7, now() - (n * 50 + r) * interval '1 minute'
      from generate_series(1, ${people}) as n
      cross join generate_series(0, ${reviewsOfPerson - 1}) as r
      cross join (select count - 1 as others from listings limit 1) as all_listings
      join listings on listings.number = case when r = 0 then 0 else 1 + (n * 7 + r * 61) % others end
      on conflict do nothing;
    insert into private.saved_lists (id, owner_id, is_shared)
      select md5('list ' || n)::uuid, md5('person ' || n)::uuid, true from generate_series(1, ${lists}) as n;
    insert into private.saved_businesses (list_id, business_id, position)
      select md5('list ' || n)::uuid, listings.id, place
      from generate_series(1, ${lists}) as n
      cross join lateral generate_series(1, case when n = 1 then 500 else ${placesOfList} end) as place
      join listings on listings.number = (n * 13 + place * 37) % 2900`);
  await client.query('set session_replication_role = origin');
  await client.query(`
    select private.refresh_ratings(array(select id from public.businesses));
    select private.requeue('review', r.id) from public.reviews as r where r.status = 'held'`);
  await client.query('vacuum analyze');
}

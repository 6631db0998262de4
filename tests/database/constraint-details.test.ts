import { beforeAll, expect, test } from 'vitest';
import type { Database } from '../../supabase/local/database.ts';
import { signInAs } from '../support/clients.ts';
import { fileSupabase } from '../support/file-backend.ts';
import { openSchema } from '../support/open-schema.ts';

type Callable = { name: string; types: Record<string, string>; has_handler: boolean };
type Writable = { name: string; inserted: string[]; updated: string[] };

let functions: Callable[];
let tables: Writable[];

beforeAll(async () => {
  const database: Database = await openSchema();
  functions = await database.query<Callable>(`
    select p.proname as name, p.prosrc ~ 'when integrity_constraint_violation then' as has_handler,
      coalesce((select jsonb_object_agg(name, format_type(p.proargtypes[place - 1], null))
        from unnest(p.proargnames[1:p.pronargs]) with ordinality as listed (name, place)), '{}') as types
    from pg_proc as p
    where p.pronamespace = 'public'::regnamespace and p.provolatile = 'v'
      and has_function_privilege('authenticated', p.oid, 'execute')
    order by p.proname`);
  const columns = (action: string) => `(
    select coalesce(jsonb_agg(a.attname), '[]') from pg_attribute as a where a.attrelid = c.oid and a.attnum > 0
      and has_column_privilege('authenticated', c.oid, a.attnum, '${action}'))`;
  tables = await database.query<Writable>(`
    select * from (
      select c.relname as name, ${columns('insert')} as inserted, ${columns('update')} as updated
      from pg_class as c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
    ) as t where jsonb_array_length(t.inserted) + jsonb_array_length(t.updated) > 0`);
  await database.close();
});

type Values = Record<string, unknown>;
type Refusal = { code?: string; details?: string | null };

/** Returns the answer to a request of PostgREST's by an account; its `details` are what a constraint says of a row. */
async function request(token: string, path: string, method: string, body: Values) {
  const { url, publishableKey } = fileSupabase();
  const response = await fetch(`${url}/rest/v1/${path}`, {
    method,
    headers: {
      apikey: publishableKey,
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify(body),
  });
  const answer = (await response.json().catch(() => null)) as Refusal | null;
  return { path, code: answer?.code, details: answer?.details ?? null };
}

/** Values that constraints refuse: none, and texts that are too long. */
const kinds: Record<string, (type: string) => unknown> = {
  none: () => null,
  long: (type) => {
    if (type === 'uuid') return '5eed0000-0000-4000-8000-0000000000dd';
    if (type === 'text') return 'x'.repeat(20_000);
    if (type === 'boolean') return true;
    if (type === 'jsonb') return {};
    return null;
  },
};

test('every function that people call and that may write keeps the details of constraints back', () => {
  expect(functions.length).toBeGreaterThan(80);
  expect(functions.filter(({ has_handler }) => !has_handler)).toEqual([]);
});

test.each(['visitor', 'super'] as const)(
  'no constraint tells the %s account the columns of a row that it refused',
  async (account) => {
    const { client, userId } = await signInAs(account);
    const token = (await client.auth.getSession()).data.session!.access_token;
    const answers = [];
    // Of these one call ends the account or its session.
    const skipped = new Set(['delete_own_account', 'sign_out_everywhere']);
    for (const { name, types } of functions.filter((one) => !skipped.has(one.name))) {
      for (const make of Object.values(kinds)) {
        const body = Object.fromEntries(
          Object.entries(types).map(([argument, type]) => [argument, make(type)]),
        );
        answers.push(await request(token, `rpc/${name}`, 'POST', body));
      }
    }
    for (const { name, inserted, updated } of tables) {
      for (const value of [null, 'x'.repeat(5_000)]) {
        const set = (columns: string[]) =>
          Object.fromEntries(
            columns.map((column) => [column, column === 'user_id' ? userId : value]),
          );
        answers.push(await request(token, name, 'POST', set(inserted)));
        const own =
          updated.includes('user_id') || name === 'profiles' ? `user_id=eq.${userId}` : '';
        for (const column of updated) {
          answers.push(await request(token, `${name}?${own}`, 'PATCH', set([column])));
        }
      }
    }
    const refused = answers.filter(({ code }) => code?.startsWith('23'));
    expect(refused.length).toBeGreaterThan(10);
    expect(refused.filter(({ details }) => details !== null)).toEqual([]);
  },
);

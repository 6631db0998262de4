import { beforeAll, expect, test } from 'vitest';
import { isLong } from '../../supabase/local/testing/how-many.ts';
import { asAnyone, signInAs } from '../support/clients.ts';
import { fileSupabase } from '../support/file-backend.ts';
import { openSchema } from '../support/open-schema.ts';

type Argument = { name: string; type: string; is_required: boolean };
type Callable = { name: string; max_bytes: number; arguments: Argument[] };

const id = '5eed0000-0000-4000-8000-0000000000dd';

let functions: Callable[];
let token: string;

const isSized = ({ type }: Pick<Argument, 'type'>) => /^(jsonb|text)$|\[\]$/.test(type);

beforeAll(async () => {
  const database = await openSchema();
  const callable = await database.query<Callable>(`
    select p.proname as name, private.max_request_bytes('/rpc/' || p.proname) as max_bytes, (
      select json_agg(json_build_object('name', name, 'type', format_type(p.proargtypes[place - 1], null),
        'is_required', place <= p.pronargs - p.pronargdefaults) order by place)
      from unnest(p.proargnames[1:p.pronargs]) with ordinality as listed (name, place)
    ) as arguments
    from pg_proc as p
    where p.pronamespace = 'public'::regnamespace and p.pronargs > 0
      and has_function_privilege('authenticated', p.oid, 'execute')
    order by p.proname`);
  functions = callable.filter((one) => one.arguments.some(isSized));
  await database.close();
  const { client } = await signInAs('super');
  token = (await client.auth.getSession()).data.session!.access_token;
});

/** A list of about that many bytes. */
function list(bytes: number, value = '"a"'): string {
  return `[${Array(Math.floor(bytes / (value.length + 1)) - 1)
    .fill(value)
    .join(',')}]`;
}

/** JSON of about that many bytes. */
const shapes = {
  'a field with a list of strings': (bytes: number) => `{"attributes":${list(bytes)}}`,
  'a record with a list of strings': (bytes: number) =>
    `[{"kind":"claim","id":"${id}","version":${list(bytes)}}]`,
  'an object with many keys': (bytes: number) => {
    const keys = Array.from({ length: Math.floor(bytes / 12) }, (_, at) => `"k${10_000 + at}":1`);
    return `{${keys.join(',')}}`;
  },
  nesting: (bytes: number) => '['.repeat(bytes / 2) + ']'.repeat(bytes / 2),
  'many nestings': (bytes: number) => list(bytes, '['.repeat(500) + ']'.repeat(500)),
  'one long text': (bytes: number) => `"${'a'.repeat(bytes)}"`,
  'a text of many words': (bytes: number) => `"${'ab '.repeat(bytes / 3)}"`,
};
type Shape = keyof typeof shapes;

function write({ type, is_required }: Argument, shape: Shape, bytes: number): string | null {
  if (type === 'jsonb') return shapes[shape](bytes);
  if (type === 'text') return shapes['a text of many words'](bytes);
  if (type === 'uuid[]') return list(bytes, `"${id}"`);
  if (type.endsWith('[]')) return list(bytes);
  if (!is_required) return null;
  if (type === 'uuid') return `"${id}"`;
  if (type === 'boolean') return 'true';
  if (type === 'date' || type.startsWith('timestamp')) return '"2026-12-31"';
  return /int|double|numeric/.test(type) ? '1' : '"community_user"';
}

/** Calls with a body of nearly that many bytes, shared by the arguments that have a size. */
async function call(one: Callable, shape: Shape, bytes: number, reserve = 500) {
  // Without a reserve, the objects have it all.
  const isFilled = reserve === 0 ? ({ type }: Argument) => type === 'jsonb' : isSized;
  const sized = one.arguments.filter(isFilled).length;
  const fields = one.arguments.flatMap((argument) => {
    const share = isFilled(argument) ? Math.floor((bytes - reserve) / sized) : 20;
    const value = write(argument, shape, share);
    return value === null ? [] : [`"${argument.name}":${value}`];
  });
  const { url, publishableKey } = fileSupabase();
  const response = await fetch(`${url}/rest/v1/rpc/${one.name}`, {
    method: 'POST',
    headers: {
      apikey: publishableKey,
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
    },
    body: `{${fields.join(',')}}`,
    signal: AbortSignal.timeout(60_000),
  });
  return { name: one.name, status: response.status, body: (await response.text()).slice(0, 200) };
}

test('200 kB of strings, nesting or text are refused by every function that browsers may call', async () => {
  expect(functions.length).toBeGreaterThan(40);
  const long = ['a field with a list of strings', 'nesting', 'one long text'] as const;
  for (const [at, one] of functions.entries()) {
    // PostgREST is refused before it sends the body, so one shape for each function is enough. A few
    // functions take more than 200 kB.
    const bytes = Math.max(200_000, one.max_bytes + 5_000);
    const { name, status, body } = await call(one, long[at % 3]!, bytes);
    expect([name, status, body]).toEqual([name, 413, expect.stringContaining('too long')]);
  }
});

test.each([12_000, 150])(
  'an object of %i keys is refused before anything reads it',
  async (keys) => {
    const takesObject = (one: Callable) => one.arguments.some(({ type }) => type === 'jsonb');
    // The others accept no body in which 12,000 keys have room, and read a few thousand in no time.
    const isWide = ({ max_bytes }: Callable) => keys === 12_000 || max_bytes > 65_536;
    const tried = functions.filter((one) => takesObject(one) && isWide(one));
    expect(tried.length).toBeGreaterThan(keys === 12_000 ? 15 : 5);
    for (const one of tried) {
      const objects = one.arguments.filter(({ type }) => type === 'jsonb').length;
      const { name, status, body } = await call(
        one,
        'an object with many keys',
        keys * 12 * objects,
        0,
      );
      expect([name, status, body]).toEqual([name, 413, expect.stringContaining('too long')]);
    }
  },
);

const objects = [
  'a field with a list of strings',
  'a record with a list of strings',
  'an object with many keys',
  'many nestings',
] as const;

// An aggregate over a long list takes minutes and cannot be cancelled. At length each function gets every shape.
test('the longest request with any shape is answered within the time of a statement', async () => {
  for (const [at, one] of functions.entries()) {
    const shapes: Shape[] = isLong ? [...objects] : [objects[at % objects.length]!];
    // Text is written alike whatever the shape of objects is.
    const given = one.arguments.some(({ type }) => type === 'jsonb') ? shapes : shapes.slice(0, 1);
    for (const shape of given) {
      const { name, status, body } = await call(one, shape, one.max_bytes);
      expect.soft(status, `${name}, ${shape}: ${body}`).toBeLessThan(500);
    }
  }
});

test('a chunked body without a declared length is rejected', async () => {
  const database = await openSchema();
  const check = (headers: object) =>
    database.transaction(async (session) => {
      await session.query(`select set_config('request.headers', $1, true)`, [
        JSON.stringify(headers),
      ]);
      await session.query('set local role authenticated');
      await session.query('select private.check_request()');
    });
  await expect(check({ 'transfer-encoding': 'chunked' })).rejects.toMatchObject({ code: 'PT411' });
  await expect(check({ 'content-length': '65537' })).rejects.toMatchObject({ code: 'PT413' });
  await expect(check({ 'content-length': '65536' })).resolves.toBeUndefined();
  await database.close();
});

test('a table refuses a long body as a function does', async () => {
  const { client, userId } = await signInAs('visitor');
  const first_name = 'a'.repeat(300_000);
  const { status } = await client.from('profiles').update({ first_name }).eq('user_id', userId);
  expect(status).toBe(413);
  expect((await asAnyone().rpc('suggest', { q: first_name })).status).toBe(413);
});

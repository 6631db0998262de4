import { expect, test } from 'vitest';
import { isUnanswered, withWriteIds, writeIdHeader } from './write-ids.ts';

const rest = 'https://backend.example/rest/v1';

/** Sends a request to a backend that answers so, and returns the id that it got. */
async function send(answer: () => Response, path: string, method = 'POST') {
  let id: string | null = null;
  const baseFetch = withWriteIds(async (input) => {
    id = (input as Request).headers.get(writeIdHeader);
    return answer();
  });
  const response = await baseFetch(rest + path, { method }).catch((error: Error) => error);
  return { id: id as string | null, response };
}

const ok = () => new Response('{}');
const fail = () => {
  throw new TypeError('Failed to fetch');
};

test.for([
  ['/rpc/create_api_key', 'POST'],
  ['/profiles?user_id=eq.1', 'PATCH'],
  ['/business_members', 'DELETE'],
] as const)('each write has an id of its own: %s', async ([path, method]) => {
  const ids = [await send(ok, path, method), await send(ok, path, method)].map(({ id }) => id);
  expect(ids).toEqual([expect.stringMatching(/^[0-9a-f-]{36}$/), expect.any(String)]);
  expect(ids[0]).not.toBe(ids[1]);
  expect(ids.filter((id) => isUnanswered(id!))).toEqual([]);
});

test('reads, and the question itself, have none', async () => {
  expect(await send(ok, '/profiles', 'GET')).toMatchObject({ id: null });
  expect(await send(ok, '/rpc/resolve_write')).toMatchObject({ id: null });
});

test('an id that the caller gives is used', async () => {
  let id: string | null = null;
  const baseFetch = withWriteIds(async (input) => {
    id = (input as Request).headers.get(writeIdHeader);
    return ok();
  });
  await baseFetch(`${rest}/rpc/start`, { method: 'POST', headers: { [writeIdHeader]: 'mine' } });
  expect(id).toBe('mine');
});

test.for([
  ['broken off', fail],
  ['answered by a gateway that got no answer', () => new Response('', { status: 504 })],
  ['repeated after it was done', () => Response.json({ code: 'PT409' }, { status: 409 })],
] as const)('a write that was %s is without an answer', async ([, answer]) => {
  const { id } = await send(answer, '/rpc/create_api_key');
  expect(isUnanswered(id!)).toBe(true);
});

test('a write that was done by an earlier attempt is no refusal, another conflict is', async () => {
  const again = await send(() => Response.json({ code: 'PT409' }, { status: 409 }), '/rpc/create');
  expect(again.response).toBeInstanceOf(TypeError);
  const taken = await send(() => Response.json({ code: '23505' }, { status: 409 }), '/rpc/create');
  expect(taken.response).toMatchObject({ status: 409 });
  expect(isUnanswered(taken.id!)).toBe(false);
});

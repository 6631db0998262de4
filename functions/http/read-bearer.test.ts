import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { readBearer } from './read-bearer.ts';

test.each([
  ['Bearer abc.def', 'abc.def'],
  ['bearer abc', 'abc'],
  ['Basic dXNlcjpwYXNz', null],
  ['Bearer two words', null],
  ['Bearer ', null],
  ['abc', null],
])('%j has the token %j', async (header, token) => {
  const app = new Hono().get('/', (c) => c.json(readBearer(c)));
  const response = await app.request('/', { headers: { Authorization: header } });
  expect(await response.json()).toBe(token);
});

test('a request without the header has none', async () => {
  const app = new Hono().get('/', (c) => c.json(readBearer(c)));
  expect(await (await app.request('/')).json()).toBeNull();
});

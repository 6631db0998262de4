import { Hono } from 'hono';
import { expect, test } from 'vitest';
import type { AppEnv } from '../env.ts';
import { getVisitorAddress } from './visitor.ts';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['203.0.113.7:443', '203.0.113.7'],
  ['041.001.1.08', '41.1.1.8'],
  ['2001:db8::1', '2001:db8:0:0:0:0:0:1'],
  ['2001:0DB8:0::0:1', '2001:db8:0:0:0:0:0:1'],
  ['[2001:db8::1]:443', '2001:db8:0:0:0:0:0:1'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::ffff:cb00:7107', '203.0.113.7'],
  ['203.0.113.7, 198.51.100.1', null],
  ['999.0.0.1', null],
  ['1:2:3:4:5:6:7:8:9', null],
  ['cafe', null],
  ['not an address', null],
  ['', null],
])('"%s" is the address %s', async (header, address) => {
  const app = new Hono<AppEnv>().get('/', (c) => c.json(getVisitorAddress(c)));
  const response = await app.request('/', { headers: { 'CF-Connecting-IP': header } });
  expect(await response.json()).toBe(address);
});

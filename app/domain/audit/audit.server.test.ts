import { expect, test, vi } from 'vitest';
import type { Db } from '#app/services/supabase/client.ts';
import { AuditHeadGone, recordAuditHead } from './audit.server.ts';

/** A database whose chain has these hashes. */
function databaseOf(chain: string[]): Db {
  const rpc = async (_name: string, stored: { stored_number: number; stored_hash: string }) => ({
    data: {
      number: chain.length,
      hash: chain.at(-1) ?? '',
      has_stored:
        stored.stored_number === 0 || chain[stored.stored_number - 1] === stored.stored_hash,
    },
    error: null,
    status: 200,
  });
  return { rpc } as unknown as Db;
}

function createKv() {
  const stored = new Map<string, string>();
  const kv = {
    get: async (key: string) => JSON.parse(stored.get(key) ?? 'null') as unknown,
    put: async (key: string, value: string) => void stored.set(key, value),
  } as unknown as KVNamespace;
  return { kv, stored };
}

const [monday, tuesday] = [new Date('2026-11-23T05:17:00Z'), new Date('2026-11-24T00:17:00Z')];

test('the end of the audit log is stored once a day, in KV and in the log', async () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const { kv, stored } = createKv();
  await recordAuditHead({ db: databaseOf(['a', 'b']), kv }, monday);
  await recordAuditHead({ db: databaseOf(['a', 'b', 'c']), kv }, monday);
  const head = { number: 2, hash: 'b', day: '2026-11-23' };
  expect(JSON.parse(stored.get('audit-head:2026-11-23')!)).toEqual(head);
  expect(log.mock.calls.map(([line]) => JSON.parse(line as string) as unknown)).toEqual([
    { level: 'info', audit_head: head },
  ]);
  await recordAuditHead({ db: databaseOf(['a', 'b', 'c']), kv }, tuesday);
  expect(JSON.parse(stored.get('audit-head')!)).toMatchObject({ number: 3, hash: 'c' });
  expect([...stored.keys()].toSorted()).toEqual([
    'audit-head',
    'audit-head:2026-11-23',
    'audit-head:2026-11-24',
  ]);
});

test.each([
  ['cut off', ['a']],
  ['cut off and written anew', ['a', 'x', 'y']],
])(
  'an audit chain whose end was %s is reported, that day and every day after',
  async (_how, chain) => {
    vi.spyOn(console, 'log').mockImplementation(() => undefined);
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { kv, stored } = createKv();
    await recordAuditHead({ db: databaseOf(['a', 'b']), kv }, monday);
    for (const now of [monday, tuesday]) {
      await expect(recordAuditHead({ db: databaseOf(chain), kv }, now)).rejects.toThrow(
        AuditHeadGone,
      );
    }
    expect(error).toHaveBeenCalledTimes(2);
    expect(JSON.parse(stored.get('audit-head')!)).toMatchObject({ number: 2, hash: 'b' });
  },
);

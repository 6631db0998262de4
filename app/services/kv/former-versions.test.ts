import { expect, test, vi } from 'vitest';
import { kvTimeoutMs } from '#app/config/limits.ts';
import { createFormerVersions } from './former-versions.ts';

function openCopies() {
  const stored = new Map<string, string>();
  const puts: string[] = [];
  const work: Promise<unknown>[] = [];
  const kv = {
    get: async (key: string, type?: string) => {
      const text = stored.get(key) ?? null;
      return type === 'json' && text !== null ? JSON.parse(text) : text;
    },
    put: async (key: string, text: string) => {
      puts.push(key);
      stored.set(key, text);
    },
  } as unknown as Pick<KVNamespace, 'get' | 'put'>;
  const open = () =>
    createFormerVersions({
      kv,
      memory: { names: new Set() },
      waitUntil: (one) => void work.push(one),
    });
  return { open, puts, settled: () => Promise.all(work) };
}

test('a copy that was handed out is found by its name, and another is not', async () => {
  const { open, settled } = openCopies();
  const copies = open();
  copies.save('austin-tx v1', { rows: 3 });
  await settled();
  expect(await copies.find('austin-tx v1')).toEqual({ rows: 3 });
  expect(await copies.find('austin-tx v2')).toBeNull();
});

test('a saved copy is not written again, by this isolate or another', async () => {
  const { open, puts, settled } = openCopies();
  const first = open();
  first.save('austin-tx v1', {});
  first.save('austin-tx v1', {});
  await settled();
  open().save('austin-tx v1', {});
  await settled();
  expect(puts).toEqual(['past:austin-tx v1']);
});

test('a KV failure finds no copies and throws no error', async () => {
  const kv = {
    get: () => Promise.reject(new Error('KV is away')),
    put: () => Promise.reject(new Error('KV is away')),
  } as unknown as Pick<KVNamespace, 'get' | 'put'>;
  const work: Promise<unknown>[] = [];
  const memory = { names: new Set<string>() };
  const copies = createFormerVersions({ kv, memory, waitUntil: (one) => void work.push(one) });
  copies.save('austin-tx v1', {});
  await Promise.all(work);
  expect(memory.names.size).toBe(0);
  expect(await copies.find('austin-tx v1')).toBeNull();
});

test('a KV time-out finds no copy, and the copy can be saved again later', async () => {
  vi.useFakeTimers();
  try {
    const silent = vi.fn(() => new Promise<never>(() => undefined));
    const kv = { get: silent, put: silent } as unknown as Pick<KVNamespace, 'get' | 'put'>;
    const work: Promise<unknown>[] = [];
    const memory = { names: new Set<string>() };
    const copies = createFormerVersions({ kv, memory, waitUntil: (one) => void work.push(one) });
    copies.save('austin-tx v1', {});
    const found = copies.find('austin-tx v1');
    await vi.advanceTimersByTimeAsync(kvTimeoutMs);
    expect(await found).toBeNull();
    await Promise.all(work);
    expect(memory.names.size).toBe(0);
  } finally {
    vi.useRealTimers();
  }
});

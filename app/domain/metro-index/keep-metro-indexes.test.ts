import { expect, test, vi } from 'vitest';
import type { Services } from '#app/services/services.ts';
import { keepMetroIndexes } from './keep-metro-indexes.server.ts';

vi.mock('./find-metros.server.ts', () => ({
  findMetros: async () => [{ slug: 'austin-tx' }, { slug: 'boise-id' }, { slug: 'chicago-il' }],
}));

test('a metro whose index cannot be made does not keep the others from theirs', async () => {
  const failure = new Error('statement timeout');
  const read = vi.fn(async (_namespace: string, slug: string) => {
    if (slug === 'austin-tx') throw failure;
  });
  const services = { cache: { read } } as unknown as Pick<Services, 'db' | 'cache'>;
  await expect(keepMetroIndexes(() => services)).rejects.toMatchObject({
    errors: [failure],
    cause: failure,
  });
  expect(read.mock.calls.map(([, slug]) => slug)).toEqual(['austin-tx', 'boise-id', 'chicago-il']);
});

import { expect, test, vi } from 'vitest';
import type { Services } from '#app/services/services.ts';
import { refreshMetroIndexes } from './metro-index.server.ts';

test('a city whose index fails does not keep other cities from getting theirs', async () => {
  const slugs = ['austin-tx', 'boise-id', 'chicago-il'];
  const failure = new Error('statement timeout');
  const read = vi.fn(async (_namespace: string, slug: string) => {
    if (slug === '') return slugs.map((each) => ({ slug: each }));
    if (slug === 'austin-tx') throw failure;
    return null;
  });
  const services = { cache: { read } } as unknown as Pick<Services, 'serviceDb' | 'cache'>;
  await expect(refreshMetroIndexes(() => services)).rejects.toMatchObject({
    errors: [failure],
    cause: failure,
  });
  expect(read.mock.calls.map(([, slug]) => slug)).toEqual(['', ...slugs]);
});

import { expect, test, vi } from 'vitest';
import type { Services } from '#app/services/services.ts';
import { alertSavedSearches } from './alert-saved-searches.server.ts';

test('a saved search that fails keeps no other from running, and each has a time limit of its own', async () => {
  const leased = ['one', 'other'].map((person) => ({
    person,
    searches: ['/?q=pizza', '/browse/metro/austin-tx?day=sun&time=10:00'].map((address) => ({
      id: address,
      address,
    })),
  }));
  const read = vi.fn().mockRejectedValue(new Error('statement timeout'));
  const makeServices = vi.fn(
    () =>
      ({
        serviceDb: { rpc: async () => ({ data: leased, error: null, status: 200 }) },
        cache: { read },
      }) as unknown as Pick<Services, 'db' | 'serviceDb' | 'cache' | 'watch'>,
  );
  await expect(alertSavedSearches(makeServices)).rejects.toMatchObject({ errors: { length: 2 } });
  expect(read).toHaveBeenCalledTimes(4);
  // A city's page is searched as a city, and at any time of day.
  const [namespace, key] = read.mock.calls[1] ?? [];
  expect(namespace).toBe('search');
  expect(key).toContain('austin-tx');
  expect(makeServices).toHaveBeenCalledTimes(1 + 4);
});

import { expect, test } from 'vitest';
import { asAnyone, asService, signInAs } from '../support/clients.ts';

test('performance metrics are read by admins alone and written by the Worker alone', async () => {
  const service = asService();
  const metric = { metric: 'LCP', value: 1234, path: '/test-only' };
  await service.from('perf_metrics').insert(metric);
  try {
    const admin = await signInAs('admin');
    const seen = await admin.client.from('perf_metrics').select('value').eq('path', '/test-only');
    expect(seen.data).toEqual([{ value: 1234 }]);

    const owner = await signInAs('owner');
    const hidden = await owner.client.from('perf_metrics').select('value').eq('path', '/test-only');
    expect(hidden.data).toEqual([]);
    for (const client of [asAnyone(), owner.client, admin.client]) {
      const { error } = await client.from('perf_metrics').insert(metric);
      expect(error?.code).toBe('42501');
    }
  } finally {
    await service.from('perf_metrics').delete().eq('path', '/test-only');
  }
});

import { afterAll, expect, inject, test } from 'vitest';
import { allowedMethods } from '../../functions/endpoint.ts';
import { endpoints } from '../../functions/endpoints.ts';
import { referenceTables } from '../../supabase/reference/read-table.ts';
import { endpointAddress } from '../support/endpoint-address.ts';
import { setFileBackend } from '../support/file-backend.ts';
import { everyAddress } from '../support/screens.ts';
import { startTestBackend } from '../support/test-backend.ts';
import { fetchWorker } from './worker.ts';

// A hosted project whose reference data nobody has loaded yet.
const backend = await startTestBackend(inject('postgres'), 'schema');
setFileBackend({ supabase: backend.supabase, backend });
afterAll(backend.stop);
for (const { table } of Object.values(referenceTables).toReversed()) {
  await backend.supabase.database!.exec(`delete from ${table}`);
}

test('every page and endpoint answers before the reference data is loaded', async () => {
  const readable = endpoints.filter((endpoint) => allowedMethods(endpoint).includes('GET'));
  const failed: string[] = [];
  const addresses = [...everyAddress, ...readable.map((endpoint) => endpointAddress(endpoint))];
  for (const address of addresses) {
    const response = await fetchWorker(address);
    const text = await response.text();
    const isFault = response.status >= 500 || /Something went wrong|undefined|NaN/.test(text);
    if (isFault) failed.push(`${response.status} ${address}`);
  }
  expect(failed).toEqual([]);
});

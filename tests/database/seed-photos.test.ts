import { randomUUID } from 'node:crypto';
import { expect, inject, test } from 'vitest';
import { createServiceRoleClient } from '#app/services/supabase/service-role.server.ts';
import { cloneDatabase, dropDatabase } from '../../supabase/local/postgres/databases.ts';
import { startSupabase } from '../../supabase/local/stack.ts';
import { uploadObjects } from '../../supabase/seed/upload-objects.ts';
import { templateDatabases } from '../support/test-server.ts';
import { log } from '../support/test-supabase.ts';

test('the photos of a seed that came by SQL alone are there once they are uploaded', async ({
  skip,
  onTestFinished,
}) => {
  const server = inject('postgres');
  if (server === null) return skip('Only the embedded PostgreSQL has a database to copy');
  // As `supabase db push --include-seed` leaves a project: rows, and no files.
  const name = `test_${randomUUID()}`;
  await cloneDatabase({ server, name, template: templateDatabases.seeded });
  const bare = { dataDir: null, server, databaseName: name, port: 0, seed: false, log };
  const { url, secretKey, stop } = await startSupabase(bare);
  onTestFinished(async () => {
    await stop();
    await dropDatabase({ server, name });
  });
  const db = createServiceRoleClient({ url, secretKey });
  const { data } = await db.from('businesses').select('id, photos').neq('photos', '[]').order('id');
  const addresses = (data ?? []).flatMap(({ photos }) =>
    (photos as { url: string }[]).map((photo) => photo.url.replace(/^\/photos\//, '')),
  );
  expect(addresses.length).toBe(9);
  const countStatuses = async () => {
    const statuses = new Map<number, number>();
    for (const address of addresses) {
      const { status } = await fetch(
        `${url}/storage/v1/object/authenticated/business-photos/${address}`,
        { headers: { apikey: secretKey, Authorization: `Bearer ${secretKey}` } },
      );
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
    return Object.fromEntries(statuses);
  };
  expect(await countStatuses()).toEqual({ 400: addresses.length });
  const done: number[] = [];
  expect(await uploadObjects(db, (count) => done.push(count))).toBe(18);
  expect(done.at(-1)).toBe(18);
  expect(await countStatuses()).toEqual({ 200: addresses.length });
});

import { expect, test } from 'vitest';
import { exportPageSchema } from '#app/domain/export/export-schema.ts';
import { createFileWriter } from '../../functions/exports/file-writers.ts';
import { asService, signInAs } from '../support/clients.ts';
import { importFile } from '../support/import-file.ts';

test('an export that is imported again changes nothing, and restores a listing that is gone with its id and hours', async () => {
  const { client } = await signInAs('admin');
  const { data: begun } = await client.rpc('begin_export', { filter: { state: 'IL' } });
  const { id } = begun as { id: string };
  const read = async () => {
    const { data } = await client.rpc('read_export', { export_id: id, max_rows: 150 });
    return exportPageSchema.parse(data).listings;
  };
  const listings = await read();
  const writer = createFileWriter('csv', 'https://mainstreet.example');
  const text = writer.begin + writer.listings(listings, true) + writer.end;
  const gone = listings.find(
    ({ opening_hours, attributes }) => opening_hours.length > 0 && attributes.length > 0,
  )!;
  await asService().from('businesses').delete().eq('id', gone.id);
  const job = await importFile({ db: asService(), text });
  expect(job.counts).toMatchObject({ created: 1, unchanged: listings.length - 1 });
  const restored = (await read()).find((one) => one.id === gone.id);
  expect(restored).toMatchObject({
    name: gone.name,
    street: gone.street,
    zip_code: gone.zip_code,
    category: gone.category,
    opening_hours: gone.opening_hours,
    attributes: gone.attributes,
  });
});

import { randomUUID } from 'node:crypto';
import { parse } from 'csv-parse/sync';
import { expect, onTestFinished, test } from 'vitest';
import { beginExport } from '#app/domain/export/export-calls.ts';
import type { ExportFilter } from '#app/domain/export/export.ts';
import { asService } from '../support/clients.ts';
import { createListings } from '../support/listings.ts';
import { createPerson } from '../support/people.ts';
import { fetchWorker } from './worker.ts';

type Admin = Awaited<ReturnType<typeof createPerson>>;

async function headersOf({ client }: Admin) {
  const { data } = await client.auth.getSession();
  return { Authorization: `Bearer ${data.session?.access_token}` };
}

async function fetchExport(admin: Admin, filter: ExportFilter, format: string): Promise<Response> {
  const { id } = await beginExport({ db: admin.client }, filter);
  const response = await fetchWorker(`/api/exports/${id}.${format}`, {
    headers: await headersOf(admin),
  });
  expect(response.status).toBe(200);
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  expect(response.headers.get('Content-Disposition')).toContain(`listings.${format}`);
  return response;
}

/** A city of its own. */
const newCity = () => `Exportville ${randomUUID().slice(0, 8)}`;

test('a CSV export has every matching listing once, and no formulas', async () => {
  const admin = await createPerson('admin');
  const city = newCity();
  const rows = Array.from({ length: 1_001 }, (_, index) => ({
    name: `Shop ${index}`,
    slug: `export-${randomUUID()}`,
    category_id: 1,
    city,
    state: 'KS',
    zip_code: '67999',
    time_zone: 'America/Chicago',
    status: 'published' as const,
    ...(index === 7 && { name: '=HYPERLINK("https://evil.example")', street: '+1, "Elm" St' }),
    ...(index === 8 && { lat: 38.5, lng: -98.5 }),
  }));
  onTestFinished(async () => void (await asService().from('businesses').delete().eq('city', city)));
  const { error } = await asService().from('businesses').insert(rows);
  expect(error).toBeNull();

  const response = await fetchExport(admin, { city: city.toUpperCase(), state: 'KS' }, 'csv');
  expect(response.headers.get('Content-Type')).toContain('text/csv');
  const bytes = await response.bytes();
  expect([...bytes.subarray(0, 3)], 'a byte order mark, for Excel').toEqual([0xef, 0xbb, 0xbf]);
  const text = new TextDecoder().decode(bytes);
  expect(text).toMatch(/^id,name,[\w,]+,url\r\n/);
  expect(text).not.toMatch(/owner|claim/);
  const listings = parse<Record<string, string>>(text, { columns: true });
  expect(new Set(listings.map(({ id }) => id)).size).toBe(1_001);
  expect(listings).toHaveLength(1_001);
  expect(listings.find(({ street }) => street !== '')).toMatchObject({
    name: `'=HYPERLINK("https://evil.example")`,
    street: `'+1, "Elm" St`,
  });
  expect(listings.find(({ name }) => name === 'Shop 8')).toMatchObject({
    lat: '38.5',
    lng: '-98.5',
  });
});

test('GeoJSON has points, features without a place, and nothing for a filter that fits none', async () => {
  const admin = await createPerson('admin');
  const city = newCity();
  const [placed] = await createListings(
    { city, name: 'Placed', lat: 30.25, lng: -97.75, phone: null },
    { city, name: 'Placeless', lat: null, lng: null, phone: '(512) 867-5309' },
  );
  const whole = await (await fetchExport(admin, { city }, 'geojson')).json();
  expect(whole).toMatchObject({ type: 'FeatureCollection' });
  const { features } = whole as { features: { properties: { name: string } }[] };
  expect(features).toHaveLength(2);
  expect(features.find(({ properties }) => properties.name === 'Placed')).toMatchObject({
    type: 'Feature',
    id: placed?.id,
    geometry: { type: 'Point', coordinates: [-97.75, 30.25] },
  });
  expect(features.find(({ properties }) => properties.name === 'Placeless')).toMatchObject({
    geometry: null,
  });
  const without = await fetchExport(admin, { city, missing: ['phone', 'hours'] }, 'geojson');
  expect(await without.json()).toMatchObject({ features: [{ id: placed?.id }] });
  const none = await fetchExport(admin, { city, status: 'closed' }, 'geojson');
  expect(await none.json()).toEqual({ type: 'FeatureCollection', features: [] });
});

test('an export is for the admin who began it, and is in the audit log', async () => {
  const [admin, other, visitor] = await Promise.all([
    createPerson('admin'),
    createPerson('admin'),
    createPerson('community_user'),
  ]);
  const { id, listings } = await beginExport({ db: admin.client }, { city: 'Nowhere at all' });
  expect(listings).toBe(0);
  const fetchAs = async (person: Admin) =>
    (await fetchWorker(`/api/exports/${id}.csv`, { headers: await headersOf(person) })).status;
  expect(await fetchAs(admin)).toBe(200);
  expect(await fetchAs(other)).toBe(404);
  expect(await fetchAs(visitor)).toBe(404);
  const { data } = await asService().from('audit_log').select('*').eq('row_id', id);
  expect(data).toMatchObject([
    {
      actor_id: admin.userId,
      action: 'export',
      table_name: 'exports',
      after: { filter: { city: 'Nowhere at all' }, listings: 0 },
    },
  ]);
  expect((await visitor.client.rpc('begin_export', { filter: {} })).error?.code).toBe('42501');
  expect((await visitor.client.rpc('read_export', { export_id: id })).data).toBeNull();
});

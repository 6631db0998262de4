import { expect, test } from 'vitest';
import { asAnyone } from '../support/clients.ts';
import { createListings } from '../support/listings.ts';

const testville = { city: 'Testville', state: 'KS', zip_code: '67998' };

async function locate(address: Partial<typeof testville & { street: string }>) {
  const { data, error } = await asAnyone().rpc('locate_address', {
    street: '',
    ...testville,
    ...address,
  });
  if (error) throw new Error(error.message);
  return data;
}

test('an address is where the nearest number of its street is, else in the middle of its zip code or city', async () => {
  await createListings(
    { ...testville, street: '10 Fourth Street', lat: 39.1, lng: -101.1 },
    { ...testville, street: '210 Fourth Street, Suite 5', lat: 39.2, lng: -101.2 },
    { ...testville, street: '9 Elm Street', lat: 39.6, lng: -101.6 },
  );
  expect(await locate({ street: '200 fourth street #7' })).toMatchObject({
    place: { lat: 39.2, lng: -101.2 },
    precision: 'street',
  });
  expect(await locate({ street: '12 Fourth Street' })).toMatchObject({
    place: { lat: 39.1, lng: -101.1 },
  });
  expect(await locate({ street: '1 Oak Street' })).toMatchObject({
    place: { lat: expect.closeTo(39.3), lng: expect.closeTo(-101.3) },
    precision: 'zip',
    time_zone: 'America/Chicago',
  });
  expect(await locate({ zip_code: '67997' })).toMatchObject({ precision: 'city' });
});

test('a city of the same name in another state is another place', async () => {
  const twin = { ...testville, street: '1 A St' };
  await createListings(
    { ...twin, state: 'MO', zip_code: '63998', lat: 38, lng: -92 },
    { ...twin, zip_code: '67996', lat: 39, lng: -101 },
    { ...twin, state: 'IL', zip_code: '62998', lat: 40, lng: -89 },
  );
  for (const [state, lat] of Object.entries({ MO: 38, KS: 39, IL: 40 })) {
    expect.soft(await locate({ state, zip_code: '' })).toMatchObject({ place: { lat } });
  }
  expect(await locate({ state: 'OH', zip_code: '' })).toMatchObject({ place: null });
});

test('the usual city is returned when no listing of the zip code has the given one', async () => {
  const one = { ...testville, street: '1 A St' };
  await createListings(
    one,
    { ...one, street: '2 A St' },
    { ...one, street: '3 A St', city: 'Hamlet' },
  );
  expect(await locate({ city: 'Elsewhere' })).toMatchObject({ usual_city: 'Testville' });
  expect(await locate({ city: 'HAMLET' })).toMatchObject({ usual_city: null });
  expect(await locate({ city: '' })).toMatchObject({ usual_city: null });
});

test('an unknown address has only the time zone of its state', async () => {
  const nowhere = { city: 'Nowhere', state: 'AK', zip_code: '99999' };
  expect(await locate(nowhere)).toEqual({
    place: null,
    precision: null,
    time_zone: 'America/Anchorage',
    time_zones: [],
    usual_city: null,
  });
  expect(await locate({ ...nowhere, state: 'ZZ' })).toMatchObject({ time_zone: null });
});

import { expect, onTestFinished, test } from 'vitest';
import { listingOf } from '#app/domain/import/import-fixture.ts';
import { asAnyone, asService, signInAs } from '../support/clients.ts';
import { decideNow } from '../support/decide.ts';
import { importInto } from '../support/imports.ts';
import { openSchema } from '../support/open-schema.ts';
import { createPerson } from '../support/people.ts';
import { search } from '../support/search.ts';
import { newContent, sendNew } from '../support/submissions.ts';

const eastern = 'America/New_York';
const central = 'America/Chicago';
const mountain = 'America/Denver';
const pacific = 'America/Los_Angeles';

/** Towns of split states: their own zip code, and a zone with the same clock as theirs. */
const towns: [city: string, state: string, zip: string, zone: string][] = [
  ['Window Rock', 'AZ', '86515', mountain],
  ['Chinle', 'AZ', '86503', mountain],
  ['Kayenta', 'AZ', '86033', mountain],
  ['Phoenix', 'AZ', '85004', 'America/Phoenix'],
  ['Flagstaff', 'AZ', '86001', 'America/Phoenix'],
  ['Yuma', 'AZ', '85364', 'America/Phoenix'],
  ['Bullhead City', 'AZ', '86442', 'America/Phoenix'],
  ['Adak', 'AK', '99546', 'America/Adak'],
  ['Anchorage', 'AK', '99501', 'America/Anchorage'],
  ['Ketchikan', 'AK', '99901', 'America/Anchorage'],
  ['West Wendover', 'NV', '89883', mountain],
  ['Elko', 'NV', '89801', pacific],
  ['Reno', 'NV', '89501', pacific],
  ['Menominee', 'MI', '49858', central],
  ['Iron Mountain', 'MI', '49801', central],
  ['Marquette', 'MI', '49855', eastern],
  ['Detroit', 'MI', '48226', eastern],
  ['Pensacola', 'FL', '32501', central],
  ['Panama City', 'FL', '32401', central],
  ['Tallahassee', 'FL', '32301', eastern],
  ['El Paso', 'TX', '79901', mountain],
  ['Van Horn', 'TX', '79855', central],
  ['Brownsville', 'TX', '78520', central],
  ['Chattanooga', 'TN', '37402', eastern],
  ['Knoxville', 'TN', '37902', eastern],
  ['Nashville', 'TN', '37203', central],
  ['Gary', 'IN', '46402', central],
  ['Evansville', 'IN', '47708', central],
  ['South Bend', 'IN', '46601', eastern],
  ['Indianapolis', 'IN', '46204', eastern],
  ['Louisville', 'KY', '40202', eastern],
  ['Bowling Green', 'KY', '42101', central],
  ['Paducah', 'KY', '42001', central],
  ['Pierre', 'SD', '57501', central],
  ['Rapid City', 'SD', '57701', mountain],
  ['Bismarck', 'ND', '58501', central],
  ['Dickinson', 'ND', '58601', mountain],
  ['Portal', 'ND', '58772', central],
  ['Ontario', 'OR', '97914', mountain],
  ['Bend', 'OR', '97701', pacific],
  ['Boise', 'ID', '83702', mountain],
  ['Coeur d’Alene', 'ID', '83814', pacific],
  ['Goodland', 'KS', '67735', mountain],
  ['Dodge City', 'KS', '67801', central],
  ['Scottsbluff', 'NE', '69361', mountain],
  ['North Platte', 'NE', '69101', central],
  ['Plentywood', 'MT', '59254', mountain],
  ['Columbus', 'GA', '31901', eastern],
];

async function locate(address: { city: string; state: string; zip_code: string }) {
  const { data, error } = await asAnyone().rpc('locate_address', {
    street: '1 Main St',
    ...address,
  });
  if (error) throw new Error(error.message);
  return data as { place: object | null; precision: string | null; time_zone: string | null };
}

/** The clock of a zone in winter and in summer. */
function clocks(zone: string | null) {
  return ['2027-01-15T12:00Z', '2027-07-15T12:00Z'].map((moment) =>
    new Date(moment).toLocaleString('en-US', { timeZone: zone ?? 'UTC' }),
  );
}

test.each(towns)(
  '%s, %s has the clock of its people: by zip code %s, and by its name',
  async (city, state, zip_code, zone) => {
    const byZip = await locate({ city, state, zip_code });
    expect(byZip).toMatchObject({ place: { lat: expect.any(Number) }, precision: 'zip' });
    expect(clocks(byZip.time_zone)).toEqual(clocks(zone));
    const byCity = await locate({ city, state, zip_code: '' });
    expect(byCity).toMatchObject({ place: { lat: expect.any(Number) }, precision: 'city' });
    expect(clocks(byCity.time_zone)).toEqual(clocks(zone));
  },
);

test.each([
  ['El Paso', 'TX', '79901', mountain],
  ['Knoxville', 'TN', '37902', eastern],
  ['Gary', 'IN', '46402', central],
  ['Pensacola', 'FL', '32501', central],
])(
  'the first listing of %s, %s, sent without a pin, is found there as soon as it is approved',
  async (city, state, zip_code, zone) => {
    const { client } = await createPerson('community_user');
    const content = newContent({ city, state, zip_code, location: null });
    const { submission } = await sendNew(client, content);
    onTestFinished(async () => {
      await asService().from('businesses').delete().eq('id', submission.id);
    });
    const { client: db } = await signInAs('admin');
    expect(await decideNow(db, { id: submission.id })).toMatchObject({ outcome: 'decided' });
    const near = await search({ q: content.name, near: `${city}, ${state}` });
    expect(near.results).toMatchObject([
      { name: content.name, map_place: { is_approximate: true } },
    ]);
    expect(near.place).toMatchObject({ name: `${city}, ${state}`, is_guess: false });
    expect(clocks(near.results[0]!.time_zone)).toEqual(clocks(zone));
    expect((await search({ near: zip_code })).results.map(({ name }) => name)).toContain(
      content.name,
    );
  },
);

test('a pin across the line of two zones settles the clock', async () => {
  const { client } = await createPerson('community_user');
  // Of Jasper in Indiana's Eastern part, and with its pin beside Tell City in the Central one.
  const place = { city: 'Jasper', state: 'IN', zip_code: '47546' };
  expect(clocks((await locate(place)).time_zone)).toEqual(clocks(eastern));
  const content = newContent({ ...place, location: { lat: 37.955, lng: -86.765 } });
  const { submission } = await sendNew(client, content);
  onTestFinished(async () => {
    await asService().from('businesses').delete().eq('id', submission.id);
  });
  const { client: db } = await signInAs('admin');
  await decideNow(db, { id: submission.id });
  const { data } = await asService()
    .from('businesses')
    .select('time_zone')
    .eq('id', submission.id)
    .single();
  expect(clocks(data!.time_zone)).toEqual(clocks(central));
});

test('an import gives each of these towns the clock of its people and a place on the map', async () => {
  const database = await openSchema();
  onTestFinished(database.close);
  const rows = towns.map(([city, state, zip_code]) =>
    listingOf({ name: `${city} Diner`, city, state, zip_code }),
  );
  await importInto(database, rows);
  const listings = await database.query<{ city: string; state: string; time_zone: string }>(
    'select city, state, time_zone from public.businesses where map_lat is not null',
  );
  const describe = (city: string, state: string, zone: string) =>
    `${city}, ${state}: ${clocks(zone).join(', ')}`;
  const found = listings.map(({ city, state, time_zone }) => describe(city, state, time_zone));
  const expected = towns.map(([city, state, , zone]) => describe(city, state, zone));
  expect(found.toSorted()).toEqual(expected.toSorted());
});

test('a pin of an import across the line of two time zones settles the clock', async () => {
  const database = await openSchema();
  onTestFinished(database.close);
  // Wendover, Utah, has Nevada's zip code next door; West Wendover keeps Utah's time.
  const address = { city: 'Elko', state: 'NV', zip_code: '89801' };
  await importInto(database, [
    listingOf({ ...address, name: 'Elko Diner' }),
    listingOf({ ...address, name: 'Border Diner', lat: 40.739, lng: -114.073 }),
  ]);
  const zones = await database.query('select name, time_zone from public.businesses order by name');
  expect(zones).toEqual([
    { name: 'Border Diner', time_zone: mountain },
    { name: 'Elko Diner', time_zone: pacific },
  ]);
});

test.each([
  ['APO', 'AE', '09096', 'Europe/Berlin'],
  ['FPO', 'AP', '96349', 'Asia/Tokyo'],
  ['APO', 'AA', '34020', eastern],
])('an address of the armed forces, %s %s %s, may be listed', async (city, state, zip, zone) => {
  const { client } = await createPerson('community_user');
  const content = newContent({ city, state, zip_code: zip, location: null });
  const { submission } = await sendNew(client, content);
  onTestFinished(async () => {
    await asService().from('businesses').delete().eq('id', submission.id);
  });
  const { client: db } = await signInAs('admin');
  expect(await decideNow(db, { id: submission.id })).toMatchObject({ outcome: 'decided' });
  const { results } = await search({ q: content.name });
  expect(results).toMatchObject([{ name: content.name, map_place: null, time_zone: zone }]);
});

test.each(['Wyoming state', 'Guam'])('%s is a place before its first listing', async (near) => {
  const database = await openSchema();
  onTestFinished(database.close);
  const [found] = await database.query<{ place: { kind: string; lat: number } | null }>(
    'select public.find_place($1) as place',
    [near],
  );
  expect(found?.place).toMatchObject({ kind: 'state', lat: expect.any(Number) });
});

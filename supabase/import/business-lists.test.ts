import { expect, test } from 'vitest';
import { readFile } from './read-file-fixture.ts';

async function countHeld(lines: readonly string[], fileName = 'export.csv') {
  const rows = await readFile(lines.join('\n'), { fileName });
  const holds = rows.map((row) => (typeof row === 'string' ? row : row.hold));
  return { rows: rows.length, held: holds.filter((hold) => hold !== null).length };
}

const range = (length: number) => Array.from({ length }, (_, index) => index);

test('areas are held, although some are named like parks and colleges', async () => {
  const names =
    'Chaffee Park;Sunnyside;Highland;Globeville;Jefferson Park;Elyria;Hale;Cole;Regis;Hampden;College View;Wellshire';
  const lines = names.split(';').map((name, row) => `${row},${name},${39.7 + row / 1000},-104.98`);
  const { rows, held } = await countHeld(['NBHD_ID,NBHD_NAME,LAT,LNG', ...lines]);
  expect(rows).toBe(12);
  expect(held).toBe(12);
});

test.each([
  [
    'trees by the name of their neighborhood',
    'nta_name',
    ['Forest Hills', 'Whitestone', 'Steinway'],
  ],
  [
    'complaints by the agency they went to',
    'agency_name',
    ['Police Department', 'Health Department'],
  ],
])('%s are held', async (_, header, names) => {
  const lines = range(40).map(
    (row) =>
      `${row},${names[row % names.length]},${100 + row} 70th Avenue,Queens,NY,11375,Volunteer`,
  );
  const all = [
    `id,${header.replace('nta_', '').replace('agency_', '')},address,city,state,zip,user_type`,
    ...lines,
  ];
  expect(await countHeld(all)).toEqual({ rows: 40, held: 40 });
});

test('a list with nothing but names and points is one of businesses if their names say what they are', async () => {
  const names =
    'Alliance Jiu Jitsu;Aegis Academy BJJ;Worcester Martial Arts Academy;Black Wolf Karate;Silverback Yoga';
  const lines = names.split(';').map((name) => `${name},Worcester,MA,42.2,-71.8`);
  expect((await countHeld(['NAME,CITY,STATE,LAT,LON', ...lines])).held).toBe(0);
});

test('names that are like those of areas are of businesses if their header says so', async () => {
  const names =
    'Chaffee Park;Sunnyside;Highland;Globeville;Jefferson Park;Elyria;Hale;Cole;Regis;College View';
  const lines = names.split(';').map((name, row) => `${name},${row} Main St,Denver,CO,80202`);
  const read = async (header: string) => {
    const rows = await readFile([`${header},address,city,state,zip`, ...lines].join('\n'));
    return rows.map((row) => (typeof row === 'string' ? row : row.hold));
  };
  expect(await read('Business Name')).not.toContain('kind');
  expect(await read('DBA')).not.toContain('kind');
  expect(await read('Name')).toContain('kind');
});

test('the same name at many places is a chain if one can call them', async () => {
  const lines = range(30).map(
    (row) => `Sweet Heifer Ice Cream,${row} Main St,Denver,CO,80202,303-555-01${10 + row}`,
  );
  expect((await countHeld(['name,address,city,state,zip,phone', ...lines])).held).toBe(0);
});

test('a column of times is never the name', async () => {
  const lines = range(12).map((row) => `${41.6 + row / 100},-86.28,10:${10 + row}:29am,Wood`);
  await expect(countHeld(['Lat,Lon,Inspect_Time,Pole_Type', ...lines])).rejects.toThrow(
    'What are all rows called?',
  );
});

test('a license number is no kind of business, and being open all year no status', async () => {
  const lines = [
    'LicenceNumber,License Type,Business Name,Street Address,City,State,Zip,open_year_round',
    '780RESTAM2020,Restaurant License,Lena Mota,327 W Marion St,South Bend,IN,46601,No',
    '331MASSAG2021,Massage Establishment License,Quiet Hands,12 Lincoln Way,South Bend,IN,46601,Yes',
  ];
  const rows = await readFile(lines.join('\n'));
  expect(rows).toMatchObject([
    { name: 'Lena Mota', category: 'restaurants', status: 'published' },
    { name: 'Quiet Hands', category: 'spas', status: 'published' },
  ]);
});

test.each([
  ['a script', (json: string) => `var markets = ${json};\n`],
  ['a value with a note after it', (json: string) => `${json} as of May`],
])('JSON in %s is read', async (_, wrap) => {
  const feature = {
    name: 'Elm Market',
    address: '161 Charlotte St',
    city: 'Asheville',
    state: 'NC',
    zip: '28801',
    phone: '828-555-0142',
  };
  expect(await readFile(wrap(JSON.stringify([feature])), { fileName: 'markets.js' })).toMatchObject(
    [{ name: 'Elm Market', city: 'Asheville NC' }],
  );
});

test('names of branches that say a kind by chance do not rule over the file’s name', async () => {
  const names =
    'Tremont;Stone Avenue;Sunset Park;Kew Hills;Briarwood;Gravesend;Inwood;Columbus;Broadway;Peninsula';
  const lines = names
    .split(';')
    .map((name, row) => `${name},${row + 1} Main Street,Bronx,NY,10457`);
  const text = ['name,address,city,state,zip', ...lines].join('\n');
  const rows = await readFile(text, { fileName: 'libraries.csv' });
  expect(rows[2]).toMatchObject({ name: 'Sunset Park', category: 'libraries', hold: null });
});

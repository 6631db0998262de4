import { expect, test } from 'vitest';
import { guessColumns } from './guess-columns.ts';

test("headers in anybody's spelling find their field", () => {
  const header = ['Business Name', 'Address Line 1', 'Town', 'stateProvince', 'ZIP', 'Web Site'];
  expect(guessColumns({ header, sample: [] }).mapping).toEqual({
    name: 0,
    street: 1,
    city: 2,
    state: 3,
    zip_code: 4,
    website: 5,
  });
});

test('when two columns match a field, the more exact header wins', () => {
  const header = ['title', 'address', 'address_1', 'name'];
  expect(guessColumns({ header, sample: [] }).mapping).toEqual({ name: 3, street: 2 });
});

test('pictures and pages of a brand are neither a brand nor the website', () => {
  const header = ['name', 'banner_url', 'brand_logo', 'Brand Link', 'image', 'website_url'];
  expect(guessColumns({ header, sample: [] }).mapping).toEqual({ name: 0, website: 5 });
});

test('columns with meaningless headers are recognized by their cells', () => {
  const header = ['name', 'a', 'b', 'c', 'd', 'e', 'f', 'g'];
  const sample = [
    ['Oak Diner', 'TX', '5125550123', '78701', '30.2672', '-97.7431', 'oak@example.com', '7'],
    ['Elm Diner', 'Ohio', '(614) 555-0101', '43004-1234', '39.9612', '-82.9988', '', '8'],
  ];
  expect(guessColumns({ header, sample }).mapping).toEqual({
    name: 0,
    state: 1,
    phone: 2,
    zip_code: 3,
    lat: 4,
    lng: 5,
    email: 6,
  });
});

test('a column of kinds in which some rows are closed is the status', () => {
  const header = ['name', 'shop_type'];
  expect(
    guessColumns({
      header,
      sample: [
        ['A', 'micro'],
        ['B', 'Closed'],
      ],
    }).mapping.status,
  ).toBe(1);
  expect(guessColumns({ header, sample: [['A', 'micro']] }).mapping.status).toBeUndefined();
});

test('an empty file yields no mapping', () => {
  expect(guessColumns({ header: ['', '?'], sample: [] }).mapping).toEqual({});
});

test.each<[string, string[], Partial<Record<string, string>>]>([
  [
    'licences',
    [
      'LICENSE ID',
      'LEGAL NAME',
      'DOING BUSINESS AS NAME',
      'ADDRESS',
      'CITY',
      'STATE',
      'ZIP CODE',
      'LICENSE DESCRIPTION',
      'LICENSE STATUS',
      'LATITUDE',
      'LONGITUDE',
    ],
    {
      name: 'DOING BUSINESS AS NAME',
      legal_name: 'LEGAL NAME',
      category: 'LICENSE DESCRIPTION',
      status: 'LICENSE STATUS',
    },
  ],
  [
    'inspections',
    [
      'CAMIS',
      'DBA',
      'BORO',
      'BUILDING',
      'STREET',
      'ZIPCODE',
      'PHONE',
      'CUISINE DESCRIPTION',
      'INSPECTION DATE',
      'VIOLATION DESCRIPTION',
    ],
    {
      name: 'DBA',
      city: 'BORO',
      street_number: 'BUILDING',
      zip_code: 'ZIPCODE',
      category: 'CUISINE DESCRIPTION',
    },
  ],
  [
    'hospitals',
    [
      'Facility ID',
      'Facility Name',
      'Address',
      'City/Town',
      'State',
      'ZIP Code',
      'County/Parish',
      'Telephone Number',
      'Hospital Type',
    ],
    {
      name: 'Facility Name',
      city: 'City/Town',
      phone: 'Telephone Number',
      category: 'Hospital Type',
    },
  ],
  [
    'a register',
    [
      'BUSINESS NAME',
      'DBA NAME',
      'STREET ADDRESS',
      'CITY',
      'ZIP CODE',
      'MAILING ADDRESS',
      'MAILING CITY',
      'MAILING ZIP CODE',
      'NAICS',
      'PRIMARY NAICS DESCRIPTION',
      'LOCATION END DATE',
    ],
    {
      name: 'DBA NAME',
      legal_name: 'BUSINESS NAME',
      street: 'STREET ADDRESS',
      city: 'CITY',
      zip_code: 'ZIP CODE',
      closed_on: 'LOCATION END DATE',
    },
  ],
  [
    'split streets',
    [
      'Business Name',
      'Street_Number',
      'Street_Direction',
      'Street_Name',
      'Street_Suffix',
      'Physical City',
      'City State Zip',
    ],
    {
      street_number: 'Street_Number',
      street_name: 'Street_Name',
      street_suffix: 'Street_Suffix',
      city: 'Physical City',
      city_line: 'City State Zip',
    },
  ],
  [
    'two addresses',
    [
      'Business Name',
      'DBA',
      'Physical Address 1',
      'Physical City',
      'Physical Zip',
      'Mailing Address 1',
      'Mailing City',
      'Mailing Zip',
      'Ownership Type',
    ],
    { name: 'DBA', street: 'Physical Address 1', city: 'Physical City', zip_code: 'Physical Zip' },
  ],
  [
    'parts of an address',
    [
      'Industry',
      'Business Name',
      'Address Building',
      'Address Street Name',
      'Address City',
      'Address State',
      'Address ZIP',
      'Address Borough',
    ],
    {
      street_number: 'Address Building',
      street_name: 'Address Street Name',
      city: 'Address City',
      zip_code: 'Address ZIP',
    },
  ],
])('the headers of %s are recognized', (_, header, expected) => {
  const { mapping } = guessColumns({ header, sample: [] });
  const named = Object.entries(mapping).map(([field, column]) => [field, header[column]]);
  expect(Object.fromEntries(named)).toMatchObject(expected);
  expect(named.map(([, name]) => name)).not.toContain('MAILING ZIP CODE');
});

test('cells speak against a header, and both together say how sure it is', () => {
  const header = ['Name', 'Location', 'State', 'Zip'];
  const sample = [
    ['Oak Diner', '(30.2672, -97.7431)', 'good', '78701'],
    ['Elm Diner', '(30.2642, -97.7472)', 'fair', 'N/A'],
  ];
  const { mapping, confidence } = guessColumns({ header, sample });
  expect(mapping).toEqual({ name: 0, point: 1, zip_code: 3 });
  expect(confidence.name).toBe(1);
  expect(confidence.point).toBeLessThan(1);
});

test('without a header, zip codes are recognized by their cells, and ids are not', () => {
  const header = ['Column 1', 'Column 2', 'Column 3', 'Column 4', 'Column 5', 'Column 6'];
  const sample = [
    ['100234', 'Oak Diner', '12 Elm St', 'Austin', 'TX', '78701'],
    ['100235', 'Elm Bar', '4 Oak Ave', 'Waco', 'TX', '76701-1234'],
  ];
  const { mapping } = guessColumns({ header, sample });
  expect(mapping).toEqual({ name: 1, street: 2, city: 3, state: 4, zip_code: 5 });
});

test('the columns of an inspection are no facts of a business', () => {
  const header = [
    'HSISID',
    'DATE_',
    'DESCRIPTION',
    'INSPECTOR',
    'PERMITID',
    'NAME',
    'CITY',
    'FACILITYTYPE',
  ];
  const sample = Array.from({ length: 6 }, (_, row) => [
    '04092021735',
    '2019-10-22T04:00:00Z',
    'Repair frayed ropes.',
    'Karla Crowder',
    String(13_405 + row),
    'The Centerline Cafe',
    'CARY',
    'Food Stand',
  ]);
  expect(guessColumns({ header, sample }).mapping).toEqual({
    source_date: 1,
    name: 5,
    city: 6,
    category: 7,
  });
});

test('the more specific of two category columns comes first', () => {
  const header = ['Classification', 'Category', 'Business', 'Zip'];
  const sample = [
    ['JANITORIAL SERVICES', 'SERVICES', 'Stellar', '72076'],
    ['BARBERS', 'SERVICES', 'Fade', '72076'],
    ['RESTAURANTS', 'FOOD', 'Oak', '72076'],
  ];
  expect(guessColumns({ header, sample }).mapping).toEqual({
    category: 0,
    category_2: 1,
    name: 2,
    zip_code: 3,
  });
});

test('a full-address column that holds streets is used when the street column is empty', () => {
  const header = ['Name', 'FULL_ADDRESS', 'ADDRESS_LINE1', 'CITY'];
  const sample = [['7-Eleven', '3200 E 45th Ave', '', 'Denver']];
  expect(guessColumns({ header, sample }).mapping).toEqual({
    name: 0,
    address: 1,
    street: 2,
    city: 3,
  });
});

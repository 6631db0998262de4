import { expect, test } from 'vitest';
import { readFile } from './read-file-fixture.ts';

const streets = 'Oak Elm Ash Fir Pine Rye Bay Ivy Fern Palm'.split(' ');

test('a chain whose names are its brand and a place each is called by its brand', async () => {
  const rows = streets.map(
    (street, index) =>
      `Verizon Wireless At ${index < 8 ? 'Salem' : 'Old Mill North'},${index}1 ${street} St,Salem,OR,97301`,
  );
  const read = await readFile(`store_name,address,city,state,zip\n${rows.join('\n')}`);
  expect(new Set(read.map((row) => typeof row === 'object' && row.name))).toEqual(
    new Set(['Verizon']),
  );
});

test('hotels of one brand keep the names that they are known by', async () => {
  const rows = streets.map((street) => `Marriott ${street} Resort,1 Elm St,Salem,OR,97301`);
  const [first] = await readFile(`name,address,city,state,zip\n${rows.join('\n')}`);
  expect(first).toMatchObject({ name: 'Marriott Oak Resort' });
});

test('a column of addresses is no column of names', async () => {
  const rows = streets.map(
    (street) => `"12 ${street} Street, Salem, OR",12 ${street} Street,Salem,OR`,
  );
  await expect(readFile(`Name,Address,City,State\n${rows.join('\n')}`)).rejects.toThrow(
    'What are all rows called?',
  );
});

test('a person’s name from a column of owners is not published, and another company’s is checked', async () => {
  const text = (header: string) => `dba,${header},address,city,state,zip
Oak Diner,"SMITH, JOHN A",1 Elm St,Salem,OR,97301
,"SMITH, JOHN A",2 Elm St,Salem,OR,97301
,OAK FOODS LLC,3 Elm St,Salem,OR,97301`;
  expect(await readFile(text('owner_name'))).toMatchObject([
    { name: 'Oak Diner' },
    'rejected',
    { name: 'Oak Foods LLC' },
  ]);
  expect(await readFile(text('legal_name'))).toMatchObject([
    { name: 'Oak Diner', hold: null },
    { hold: 'name' },
    { name: 'Oak Foods LLC' },
  ]);
});

test('a column called "Location" is the name only where no other is', async () => {
  const read = await readFile(`MarketName,street,city,State,zip,Location
Oak Market,1 Elm St,Salem,OR,97301,Private business parking lot
Ash Market,2 Elm St,Salem,OR,97301,Other`);
  expect(read).toMatchObject([{ name: 'Oak Market' }, { name: 'Ash Market' }]);
  const shops = await readFile(`Location,Address,City
Strand Bookstore,"828 Broadway, New York, NY 10003","New York, NY"
Speaking Volumes,"377 Pine St., Burlington, VT, USA","Burlington, VT"`);
  expect(shops).toMatchObject([{ name: 'Strand Bookstore' }, { street: '377 Pine St.' }]);
});

test('meters of Web Mercator are a point, feet of a state plane are left alone', async () => {
  const read = await readFile(`name,address,city,state,zip,X,Y
Oak Diner,1 Elm St,Los Angeles,CA,90023,-13156201.05,4031977.723
Ash Diner,2 Elm St,Los Angeles,CA,90023,-13156211.05,4031987.723`);
  expect(read).toMatchObject([{ point: '34.0236473 -118.1841648' }, {}]);
  const feet = await readFile(`name,address,city,state,zip,X_COORD,Y_COORD
Oak Diner,308 E Colfax Ave,Denver,CO,80203,3145321,1694797`);
  expect(feet).toMatchObject([{ point: null, zip: '80203' }]);
});

test('a town that no post office is named after has its nearest zip code', async () => {
  const read = await readFile(`name,address,city,state
Oak Diner,"164 E Broadway, Bloomington, Minnesota",Bloomington,MN
Ash Diner,"1775 Walden Avenue, Cheektowaga, NY, USA",Cheektowaga,NY`);
  expect(read).toMatchObject([
    { street: '164 E Broadway', city: 'Bloomington MN', zip: expect.stringMatching(/^55/) },
    { street: '1775 Walden Avenue', city: 'Cheektowaga NY', zip: expect.stringMatching(/^142/) },
  ]);
});

test('a city that ends like another one of its state keeps its name', async () => {
  const read = await readFile(`name,address,city,state,zip
Oak Diner,365 Gorham Rd,South Portland,ME,04106
Ash Diner,145 Cove Street,New Bedford,MA,02744
Elm Diner,1 Old Mill Rd,Coto de Caza,CA,92679`);
  expect(read).toMatchObject([
    { city: 'South Portland ME', hold: null },
    { city: 'New Bedford MA', hold: null },
    { city: 'Coto de Caza CA' },
  ]);
  const capital = await readFile(`name,address,city,zip
Jaleo,480 7th Street NW,Washington,20004
M.A.C.,12 Broadway,New York,10001`);
  expect(capital).toMatchObject([
    { city: 'Washington DC', hold: 'category' },
    { city: 'New York NY', name: 'M.A.C.' },
  ]);
});

test('city and state in one cell are not cut into a street and a shorter city', async () => {
  const read = await readFile(`Name,Type,Location,Address
Oak Farm,farm,"St. Helena Island, SC",
Ash Farm,farm,"Bluffton / Beaufort County, SC",
Elm Farm,farm,"New York, NY",12 Elm St`);
  expect(read).toMatchObject([
    { city: 'Saint Helena Island SC' },
    { city: 'Bluffton SC' },
    { city: 'New York NY', street: '12 Elm St' },
  ]);
});

test('a kind that says "other" or a name that is a code waits for an admin', async () => {
  const read = await readFile(`name,biz_type,address,zip
Kostner Line,other,1 Elm St,60632
A14,restaurant,2 Elm St,60632
Oak Diner,restaurant,3 Elm St,60632
Ash Diner,restaurant,4 Elm St,60632`);
  expect(read.map((row) => typeof row === 'object' && row.hold)).toEqual([
    'category',
    'name',
    null,
    null,
  ]);
});

test('Overpass’s points of an area are no rows, and only its own keys are read', async () => {
  const elements = [
    { type: 'node', id: 1, lat: 37.86, lon: -122.26 },
    {
      type: 'way',
      id: 2,
      center: { lat: 37.87, lon: -122.26 },
      tags: {
        name: 'Oak Books',
        shop: 'books',
        'addr:street': 'Elm St',
        'addr:housenumber': '12',
        'addr:city': 'Berkeley',
        'was:addr:housenumber': '21',
        'building:levels': '3',
        parking: 'underground',
      },
    },
  ];
  const read = await readFile(JSON.stringify({ elements }), { fileName: 'shops.json' });
  expect(read).toMatchObject([{ name: 'Oak Books', category: 'bookstores', street: '12 Elm St' }]);
});

test.each([
  [
    'AllThePlaces',
    '@spider,ref,name,brand,shop,addr:street_address,addr:city,addr:state',
    "x,1,,Arby's,,9 Elm St,Salem,OR",
  ],
  [
    'Google',
    'Store code,Business name,Primary category,Address line 1,Locality,Administrative area,Sunday hours',
    "1,Arby's,Restaurant,9 Elm St,Salem,OR,9-5",
  ],
  [
    'GrowthZone',
    'Company,Rep,Member Since,Categories,Address,City,State',
    "Arby's,Ann Bell,2001,Restaurants,9 Elm St,Salem,OR",
  ],
  [
    'Socrata',
    'LEGAL NAME,DOING BUSINESS AS NAME,LICENSE DESCRIPTION,BUSINESS ACTIVITY,ADDRESS,CITY,STATE',
    "SMITH FOODS INC,Arby's,Retail Food,Restaurant,9 Elm St,Salem,OR",
  ],
])('a row of %s is read by its description', async (_of, header, row) => {
  expect(await readFile(`${header}\n${row}`)).toMatchObject([
    { name: "Arby's", category: 'restaurants', street: '9 Elm St', city: 'Salem OR' },
  ]);
});

test('a shop is called by what its holder does business as', async () => {
  const read = await readFile(`name,address,city,state,zip
"LU, KIM DBA DENVER LIQUOR GALAXY",1 Elm St,Denver,CO,80203
Bonnie Beverage Inc. d/b/a Bonnie Wine Mart,2 Elm St,Denver,CO,80203`);
  expect(read).toMatchObject([{ name: 'Denver Liquor Galaxy' }, { name: 'Bonnie Wine Mart' }]);
});

test('the name of a file that says nothing of its rows decides no category', async () => {
  const text = 'name,address,city,state,zip\nBlue Heron,1 Elm St,Salem,OR,97301';
  const categories = ['member_phone_list', 'nc_breweries', 'child_care', 'old_church_records'].map(
    async (name) => (await readFile(text, { fileName: `${name}.csv` }))[0],
  );
  expect(await Promise.all(categories)).toMatchObject([
    { category: 'other', hold: 'category' },
    { category: 'breweries' },
    { category: 'child-care' },
    { category: 'other' },
  ]);
});

test('capitals are raised also where an article moves to the front', async () => {
  const read = await readFile(`name,address,city,state,zip
"ARBOUR HOSPITAL, THE",1 Elm St,Salem,OR,97301
"WEBSTER BANK, NATIONAL ASSOCIATION",2 Elm St,Salem,OR,97301`);
  expect(read).toMatchObject([
    { name: 'The Arbour Hospital' },
    { name: 'Webster Bank', category: 'banks' },
  ]);
});

test('a whole address says more than a column of search areas, and a numbered street keeps its number', async () => {
  const areas = await readFile(
    `name,address,city
Oak Diner,"2848 Verot School Rd, Lafayette, LA 70508, USA",Lafayette South
Elm Diner,"890 Oak St, Wabash, IN 46992, USA",Text Search`,
  );
  expect(areas).toMatchObject([
    { street: '2848 Verot School Rd', city: 'Lafayette LA', zip: '70508' },
    { street: '890 Oak St', city: 'Wabash IN', zip: '46992' },
  ]);
  const [nowhere] = await readFile(
    `name,address,city,state,zip\nFir Inn,United States,Lafayette,LA,70501`,
  );
  expect(nowhere).toMatchObject({ street: null, city: 'Lafayette LA' });
  const [numbered] = await readFile(
    `Business_Name,Street_Number,Street_Direction,Street_Name,Street_Suffix,City,State,Zip_Code
Oak Diner,4557,E,17TH,ST,TUCSON,AZ,85711`,
  );
  expect(numbered).toMatchObject({ street: '4557 E 17th St' });
});

const towns = [
  'Fargo,ND,58102',
  'Tulsa,OK,74103',
  'Boise,ID,83702',
  'Omaha,NE,68102',
  'Salem,OR,97301',
];

test('a chain’s name with each branch’s town is its name, although a town and a state end it', async () => {
  const rows = towns.map((town, row) => {
    const [city, state] = town.split(',');
    return `"Red Wing - ${city}, ${state}",,${row + 1} Elm St,${town}`;
  });
  const read = await readFile(`store_name,store_type,address,city,state,zip\n${rows.join('\n')}`);
  expect(read).toMatchObject(towns.map(() => ({ name: 'Red Wing', hold: null })));
});

test('an empty column of brands does not keep us from asking for the name', async () => {
  const rows = towns.map((town, row) => `,${row + 1} Elm St,${town}`);
  await expect(readFile(`brand,address,city,state,zip\n${rows.join('\n')}`)).rejects.toThrow(
    'What are all rows called?',
  );
});

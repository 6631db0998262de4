import { expect, test } from 'vitest';
import { readFile } from './read-file-fixture.ts';

test('a locator names its branches by street or mall, and its brand in a column of its own', async () => {
  const rows = await readFile(
    `store_name,street,city,state,zip,brand
Salem – Oak Ave,14 Oak Ave,Salem,OR,97301,Arby's
Waco,9 Elm St,Waco,TX,76701,Arby's
Old Mill Center,3 Mill Rd Suite 5,Bend,OR,97701,Arby's`,
  );
  expect(rows).toMatchObject([
    { name: "Arby's", category: 'restaurants', street: '14 Oak Ave' },
    { name: "Arby's", street: '9 Elm St' },
    { name: "Arby's", street: '3 Mill Rd Suite 5, Old Mill Center' },
  ]);
});

test("names of others' buildings are branches where the file is named after a chain", async () => {
  const text = `name,address,city,state,zip
Grace Hospital,1 Oak St,Miami,FL,33133
North College,2 Oak St,Union,NJ,07083`;
  const fileName = 'starbucks_locations.csv';
  expect(await readFile(text, { fileName })).toMatchObject([
    { name: 'Starbucks', category: 'cafes', street: '1 Oak St, Grace Hospital' },
    { name: 'Starbucks', category: 'cafes' },
  ]);
  expect(await readFile(text)).toMatchObject([
    { name: 'Grace Hospital', category: 'hospitals' },
    { name: 'North College', category: 'colleges' },
  ]);
});

test('a file without names takes one for all rows, and one without places a town', async () => {
  const nameless = 'street,city,state,zip\n1 Oak St,Waco,TX,76701';
  await expect(readFile(nameless, { fileName: 'kfc_stores.csv' })).rejects.toThrow('brand=KFC');
  expect(await readFile(nameless, { constants: { brand: 'KFC' } })).toMatchObject([
    { name: 'KFC', category: 'restaurants' },
  ]);
  const parks = 'NAME,ADDRESS,USE_TYPE\nElm Museum,Oak St. and Elm St.,MUSEUM';
  const constants = { city: 'Washington', state: 'DC' };
  expect(await readFile(parks, { constants })).toMatchObject([
    { name: 'Elm Museum', city: 'Washington DC', category: 'museums', hold: null },
  ]);
});

test('names of cities without any brand are held, because no shop is called so', async () => {
  const rows = await readFile(
    `title,street,city,state,zip
Waco,1 Oak St,Waco,TX,76701
Austin - West Side,2 Oak St,Austin,TX,78701`,
  );
  expect(rows).toMatchObject([{ hold: 'name' }, { hold: 'name' }]);
});

test("a sign of one word is not another chain's short name, and pages on Facebook are no chain's", async () => {
  const rows = await readFile(
    `name,city,state,zip,website,type
Bob,Waco,TX,76701,https://www.facebook.com/bob,
Macs,Waco,TX,76701,https://www.facebook.com/macs,
Max,Waco,TX,76701,https://www.facebook.com/max,Restaurant
STARBUCKS #4410,Waco,TX,76701,https://www.facebook.com/starbucks,Restaurant
Courtyard by Marriott,Waco,TX,76701,,`,
  );
  expect(rows).toMatchObject([
    { name: 'Bob', hold: 'category' },
    { name: 'Macs', hold: 'category' },
    { name: 'Max', category: 'restaurants' },
    { name: 'Starbucks', category: 'cafes' },
    { name: 'Courtyard by Marriott', category: 'hotels' },
  ]);
});

test('a column of addresses may hold them whole', async () => {
  const rows = await readFile(
    `Name,Address
Oak Diner,"12 Main St, Waco, TX 76701"
Elm Diner,"14 Main St, Austin, TX 78701"`,
  );
  expect(rows).toMatchObject([
    { street: '12 Main St', city: 'Waco TX' },
    { street: '14 Main St', city: 'Austin TX' },
  ]);
});

test('a name loses markup, doubled encoding and notes, which say what they say', async () => {
  const rows = await readFile(
    `name,street,city,state,zip
Elm Hardware (PERMANENTLY CLOSED),1 Oak St,Waco,TX,76701
RenÃ©e's CafÃ©,2 Oak St,Waco,TX,76701
Oak Realty<br>Group &amp;amp; Sons,3 Oak St,Waco,TX,76701
Night Owl Diner - Open 24 hrs,4 Oak St,Waco,TX,76701`,
  );
  expect(rows).toMatchObject([
    { name: 'Elm Hardware', status: 'closed' },
    { name: "Renée's Café", status: 'published' },
    { name: 'Oak Realty Group & Sons' },
    { name: 'Night Owl Diner', hours: expect.stringMatching(/^1 00:00-24:00, .*7 00:00-24:00$/) },
  ]);
});

test('a row abroad is known without a column for its country', async () => {
  const rows = await readFile(
    `name,street,city,state,zip,lat,lng,phone
Oak Diner,1 Oak St,Windsor,ON,N9A 1A1,42.31,-83.03,
Elm Diner,2 Oak St,"1-1 Aomi, Koto-ku",,"135-0064 Tokyo, Japan",35.62,139.77,
Ash Diner,3 Oak St,Leeds,,,53.8,-1.55,
Fir Diner,4 Oak St,Waco,TX,76701,31.55,-97.13,+1 254 555 0111
Yew Diner,5 Oak St,Berlin,CT,06037,,,
Bush Lodge,,Utqiagvik,AK,,71.29,-156.79,`,
  );
  expect(rows).toMatchObject([
    'not_in_the_us',
    'not_in_the_us',
    'not_in_the_us',
    { city: 'Waco TX' },
    { city: 'Berlin CT' },
    { city: expect.stringMatching(/ AK$/) },
  ]);
});

test('columns that contradict one another are held', async () => {
  const rows = await readFile('name,street,city,state,zip\nOak Diner,1 Oak St,Boston,TX,02134');
  expect(rows).toMatchObject([{ hold: 'contradiction' }]);
});

test('an address without a state is in the town at its end, near its coordinates', async () => {
  const rows = await readFile(
    `name,address,lat,lng
Oak Clinic,"5 Quarry Rd., San Carlos",37.516,-122.268
Elm Clinic,"7 Willow Rd, Building 2 Menlo Park, 94025",37.465,-122.162
Ash Clinic,"6 Linden Ave., So. San Francisco",37.661,-122.409`,
  );
  expect(rows).toMatchObject([
    { city: 'San Carlos CA', street: '5 Quarry Rd.' },
    { city: 'Menlo Park CA', street: '7 Willow Rd, Building 2' },
    { city: 'South San Francisco CA' },
  ]);
});

test('hours stand in one cell, in a column for each day, or in two', async () => {
  const place = 'Waco,TX,76701';
  const [oneCell] = await readFile(
    `name,city,state,zip,opening_hours,x\nOak Diner,${place},"Mo-Fr 06:30-18:00; Sa off; PH off",`,
  );
  expect(oneCell).toMatchObject({ hours: expect.stringMatching(/^1 06:30-18:00, .*5 06:30/) });
  const [withHolidays] = await readFile(
    `name,city,state,zip,opening_hours,x\nOak Diner,${place},"Mo-Su,PH 10:00-22:00",`,
  );
  expect(withHolidays).toMatchObject({ hours: expect.stringMatching(/^1 10:00-22:00, .*7 10:00/) });
  const days = 'Monday,Tuesday,Wednesday,Thursday,Friday';
  const [perDay] = await readFile(
    `name,city,state,zip,${days}\nOak Diner,${place},9-5,closed,9-5,,9-1`,
  );
  expect(perDay).toMatchObject({ hours: '1 09:00-17:00, 3 09:00-17:00, 5 09:00-13:00' });
  const [inPairs] = await readFile(
    `name,city,state,zip,Sunday opens at,Sunday closes at,Monday opens at,Monday closes at\nOak Diner,${place},1:00 PM,5:00 PM,: ,: `,
  );
  expect(inPairs).toMatchObject({ hours: '7 13:00-17:00' });
});

test('columns of yes and no are features', async () => {
  const rows = await readFile(
    `name,city,state,zip,wheelchair,attributes.RestaurantsTakeOut,outdoor_seating,has_wifi
Oak Diner,Waco,TX,76701,yes,True,no,Y
Elm Diner,Waco,TX,76701,,False,,N`,
  );
  expect(rows).toMatchObject([
    { features: ['Wheelchair accessible', 'Takeout', 'Free Wi-Fi'] },
    { features: null },
  ]);
});

test('what is said of its state closes a business or holds it', async () => {
  const rows = await readFile(
    `name,city,state,zip,status
Oak Diner,Waco,TX,76701,Dropped
Elm Diner,Waco,TX,76701,REVOKED
Ash Diner,Waco,TX,76701,Active`,
  );
  expect(rows).toMatchObject([
    { status: 'published', hold: 'status' },
    { status: 'closed', hold: null },
    { status: 'published', hold: null },
  ]);
});

test("OpenStreetMap's tags tell the kind, its brand the name, and a cash machine is held", async () => {
  const rows = await readFile(
    `@id,name,amenity,shop,brand,addr:housenumber,addr:street,addr:city,addr:state,addr:postcode
1,,fuel,convenience,Shell,9,Oak St,Waco,TX,76701
2,Peak,,outdoor,,8,Oak St,Waco,TX,76701
3,First Savings,atm,,,7,Oak St,Waco,TX,76701`,
  );
  expect(rows).toMatchObject([
    { name: 'Shell', category: 'gas-stations' },
    { name: 'Peak', category: 'sporting-goods' },
    { name: 'First Savings', hold: 'kind' },
  ]);
});

test('a line that is no JSON is rejected with its reason, and the rest is kept', async () => {
  const line = JSON.stringify({ name: 'Oak Bakery', city: 'Waco', state: 'TX', zip: '76701' });
  expect(await readFile(`${line}\n{"name": "Elm\n\n${line}\n`)).toMatchObject([
    { name: 'Oak Bakery' },
    'rejected',
    { name: 'Oak Bakery' },
  ]);
});

test('JSON is read as a list, line by line, and as GeoJSON', async () => {
  const facts = { name: 'Oak Bakery', city: 'Waco', state: 'TX', postal_code: '76701' };
  const bakery = { name: 'Oak Bakery', category: 'bakeries', city: 'Waco TX' };
  expect(await readFile(JSON.stringify({ data: [facts, facts] }))).toMatchObject([bakery, bakery]);
  const line = JSON.stringify({ ...facts, hours: { Monday: '9-5', Friday: '9-1' } });
  expect(await readFile(`${line}\n${line}\n`)).toMatchObject([
    { ...bakery, hours: '1 09:00-17:00, 5 09:00-13:00' },
    bakery,
  ]);
  const geometry = { type: 'Point', coordinates: [-97.13, 31.55] };
  const features = [
    { type: 'Feature', geometry, properties: { name: 'Elm', shop: 'bakery', amenity: '' } },
  ];
  expect(await readFile(JSON.stringify({ type: 'FeatureCollection', features }))).toMatchObject([
    { name: 'Elm', category: 'bakeries', city: 'Waco TX' },
  ]);
});

test('pages about a shop and a hotline are neither its website nor its phone', async () => {
  const rows = await readFile(
    `name,city,state,zip,website,phone
Oak Diner,Waco,TX,76701,https://www.yelp.com/biz/oak,For an appointment call Oak County 1-800-555-0199
Elm Diner,Waco,TX,76701,elm.example,254-555-0111 ext 4`,
  );
  expect(rows).toMatchObject([
    { website: null, phone: null },
    { website: 'https://elm.example', phone: '(254) 555-0111', extension: '4' },
  ]);
});

test('a page on Facebook is no website, and what opens soon is held', async () => {
  const rows = await readFile(
    `name,city,state,zip,website,type
Oak Pizza (Coming Soon),Waco,TX,76701,,Pizza
Elm Salon,Waco,TX,76701,https://www.facebook.com/elmsalon/?ref=ts,Hair salon`,
  );
  expect(rows).toMatchObject([
    { name: 'Oak Pizza', hold: 'status' },
    { hold: null, website: null, facebook: 'https://facebook.com/elmsalon' },
  ]);
});

test.each([
  ['name,city\n', 'has a header and no rows'],
  ['\u0001\u0002x,\u0003\u0004\u0005,\n\u0006\u0007y\n', 'its bytes are no text'],
  ['name\nOak\nElm\n', 'has one column only'],
  ['{"a": ', 'cannot be read as JSON'],
  ['[1, 2]', 'has no list of objects'],
])('%j is refused in one sentence', async (text, sentence) => {
  await expect(readFile(text)).rejects.toThrow(sentence);
});

test('a branch of a chain on its own page is the chain, whatever a service calls it', async () => {
  const rows = await readFile(
    `name,city,state,zip,website,type
Safeway,Waco,TX,76701,https://local.safeway.com/waco.html,Bakery
Gulf,Waco,TX,76701,https://gulfkitchen.example,Full-service restaurant`,
  );
  expect(rows).toMatchObject([{ category: 'grocery-stores' }, { category: 'restaurants' }]);
});

test('links and line breaks of HTML are read, hours with seconds, and lists of days in JSON', async () => {
  const [row] = await readFile(
    `name,address,web site,type,hours
Elm Trust,"14 Oak Ave Suite 6<BR>Waco, TX 76701","<a href='https://elm.example/' target='_blank'>visit</a>",Bank,Mon-Fri:10:00:00-20:30:00; Sat:09:30:00-18:00:00`,
  );
  expect(row).toMatchObject({
    street: '14 Oak Ave Suite 6',
    city: 'Waco TX',
    website: 'https://elm.example/',
    hours: expect.stringContaining('6 09:30-18:00') as string,
  });
  const brewery = {
    type: 'Feature',
    geometry: { type: 'Point', coordinates: [-84.43, 33.807] },
    properties: {
      name: 'Elm Brewing',
      schedule: [{ day: 'friday', open: '17:30', close: '20:00' }],
    },
  };
  const [feature] = await readFile(JSON.stringify({ features: [brewery] }), {
    fileName: 'a.geojson',
  });
  // Not the box office of a bulk mail center nearby.
  expect(feature).toMatchObject({ city: 'Atlanta GA', zip: '30318', hours: '5 17:30-20:00' });
});

test('an address ends in city and state, too, and a column of one cell is no name', async () => {
  const [row] = await readFile(
    'name,address,type\nElm Coffee,"168 Spring Rd SE, Ste B, Smyrna, GA",Cafe',
  );
  expect(row).toMatchObject({ street: '168 Spring Rd SE, Ste B', city: 'Smyrna GA' });
  const nameless = `address,city,state,cc
1 Oak St,Waco,TX,
2 Oak St,Waco,TX,
3 Oak St,Waco,TX,US`;
  await expect(readFile(nameless)).rejects.toThrow('What are all rows called?');
});

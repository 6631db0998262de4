import { expect, test } from 'vitest';
import { readFile } from './read-file-fixture.ts';

test('quotation marks that another program escaped are no part of a name', async () => {
  const rows = await readFile(
    String.raw`name,city,state,zip,phone
"\Elm Learning Center, Inc\",Decatur,IN,46733,260-555-0142`,
  );
  expect(rows).toMatchObject([{ name: 'Elm Learning Center, Inc', category: 'child-care' }]);
});

test('a word of signs in a column of kinds weighs less than several in the name', async () => {
  const rows = await readFile(`name,type,city,state,zip
Oak Child Care Ministry,Ministry,Decatur,IN,46733
Grace Chapel,Ministry,Decatur,IN,46733`);
  expect(rows).toMatchObject([{ category: 'child-care' }, { category: 'places-of-worship' }]);
});

test('a permit for beer makes no brewery, and parking decks are no carpenter’s', async () => {
  const rows = await readFile(`name,license,city,state,zip
Federal Corner,LIQUOR - 3.2% BEER,Denver,CO,80202
Albert House,PARKING LOTS & DECKS,Little Rock,AR,72201
Devlin Enterprises,Automotive Repair License,South Bend,IN,46601
Elm Mental Health Center,,Denver,CO,80202`);
  expect(rows.map((row) => (typeof row === 'string' ? row : row.category))).toEqual([
    'convenience-stores',
    'parking',
    'auto-repair',
    'mental-health',
  ]);
});

test('a direction after a comma is part of the street', async () => {
  const rows = await readFile(`name,address,lat,lng
Heron Café,"1025 5th St, NW, DC",38.903,-77.019`);
  expect(rows).toMatchObject([{ street: '1025 5th St, NW', city: 'Washington DC' }]);
});

test('what was there formerly is held', async () => {
  const rows = await readFile(`name,type,city,state,zip
Former Elm Bank,Bank,Chicago,IL,60632`);
  expect(rows).toMatchObject([{ hold: 'status' }]);
});

test('the kitchen of a church or a school makes it no restaurant, and a daycare run by a ministry no church', async () => {
  const rows = await readFile(`name,type,city,state,zip
Elm Temple Apostolic Church,Restaurant License,South Bend,IN,46601
Jefferson Intermediate School,RESTAURANTS,South Bend,IN,46601
Elm Kids Daycare,Ministry,Decatur,IN,46733
Mother Hubbard,Restaurant License,South Bend,IN,46601`);
  expect(rows.map((row) => (typeof row === 'string' ? row : row.category))).toEqual([
    'places-of-worship',
    'schools',
    'child-care',
    'restaurants',
  ]);
});

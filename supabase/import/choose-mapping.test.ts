import { expect, test } from 'vitest';
import { parseArguments } from './arguments.ts';
import { chooseMapping, formatFound, formatMapping } from './choose-mapping.ts';
import { findSavedColumns } from './run-job.ts';

const header = ['Name', 'Town', 'State', 'Zip', 'Extra'];
const sample = [['Oak', 'Austin', 'TX', '78701', 'Annex']];
const file = { header, sample, constants: {}, fileName: 'list.csv' };

test('--map has the last word, in any case, and can leave a field out', () => {
  const { columns } = parseArguments(['f.csv', '--map', 'name=extra', '--map', 'city=Town']);
  expect(chooseMapping({ ...file, columns }).mapping).toMatchObject({ name: 4, city: 1 });
  const without = chooseMapping({ ...file, columns: { description: '' } });
  expect(without.mapping).not.toHaveProperty('description');
});

test('a column or a field that does not exist is named', () => {
  expect(() => chooseMapping({ ...file, columns: { city: 'Village' } })).toThrow(
    'The file has no column "Village"; it has Name, Town, State, Zip, Extra.',
  );
  expect(() => parseArguments(['f.csv', '--map', 'colour=Town'])).toThrow(/"colour=Town" is none/);
});

test('a file without a column for a needed field says which and how to name it', () => {
  const named = { ...file, header: ['Name', 'b'], sample: [['Oak', '2']], columns: {} };
  expect(() => chooseMapping(named)).toThrow(
    /^No column looks like city, state, zip_code; say which one it is with --map city=COLUMN/,
  );
  const streets = { ...named, header: ['Name', 'Street'], sample: [['Oak', '1 Main St']] };
  expect(() => chooseMapping(streets)).toThrow(/^No column looks like city, state, zip_code/);
  const { constants } = parseArguments(['f.csv', '--all', 'city=Waco', '--all', 'state=TX']);
  expect(chooseMapping({ ...named, constants }).mapping).toEqual({ name: 0 });
});

test('a file without names is asked about, with the chain in its own name as a proposal', () => {
  const nameless = { ...file, header: ['City', 'b'], sample: [['Waco', '2']], columns: {} };
  expect(() => chooseMapping(nameless)).toThrow(/^What are all rows called\?.*--all brand=NAME/);
  expect(() => chooseMapping({ ...nameless, fileName: 'kfc_locations.csv' })).toThrow(
    '--all "brand=KFC"',
  );
  expect(chooseMapping({ ...nameless, constants: { brand: 'KFC' } }).mapping).toEqual({ city: 0 });
});

test('a command line that makes no sense shows the usage', () => {
  expect(() => parseArguments([])).toThrow(/Name the file .* FILE /);
  expect(() => parseArguments(['a.csv', 'b.csv'])).toThrow(/one file at a time/);
  expect(() => parseArguments(['a.csv', '--force'])).toThrow(/--force.*Usage/);
});

test('the mapping is shown with how sure it is and an example of each column', () => {
  const guess = chooseMapping({ ...file, columns: { zip_code: 'Zip' } });
  const lines = formatMapping({ header, sample, guess }).split('\n');
  expect(lines).toContain('  city      Town    100 %  Austin');
  expect(lines).toContain('  zip_code  Zip     100 %  78701');
  expect(lines).toContain('  phone     -');
  expect(lines).toContain('  ignored   Extra          Annex');
});

test('titles and a missing header are reported with how the file was read', () => {
  const found = {
    format: 'UTF-8, separated by commas',
    titles: ['Licenses, 2024'],
    isWritten: false,
    header: ['fsq_place_id', 'name', 'locality'],
  };
  expect(formatFound(found)).toBe(
    'Read as UTF-8, separated by commas\n' +
      'Above the header: Licenses, 2024\n' +
      'No header: the columns are known by their cells\n' +
      'Known format: Foursquare OS Places, https://docs.foursquare.com/data-products/docs/places-os-data-schema',
  );
});

test('a source’s columns are found by name in its next file, and what had none stays without', () => {
  const saved = {
    name: 'county',
    columns: { fields: { name: 'Extra', zip_code: 'Zip', city: 'Town' }, key: [] },
  };
  const job = { sources: [saved] };
  expect(findSavedColumns(job, 'city', header)).toEqual({});
  const columns = findSavedColumns(job, 'county', ['Extra', 'Zip', 'Phone', 'State']);
  expect(columns).toMatchObject({ name: 'Extra', zip_code: 'Zip', state: '' });
  expect(columns).not.toHaveProperty('city');
});

test('a source is called by a name that can be a file', () => {
  expect(() => parseArguments(['f.csv', '--source', '../x'])).toThrow(/"..\/x" is none/);
});

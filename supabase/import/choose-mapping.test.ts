import { expect, test } from 'vitest';
import { parseArguments } from './arguments.ts';
import { chooseMapping, formatMapping } from './choose-mapping.ts';

const header = ['Name', 'Town', 'State', 'Zip', 'Extra'];
const sample = [['Oak', 'Austin', 'TX', '78701', 'Annex']];

test('--map has the last word, in any case, and can leave a field out', () => {
  const { columns } = parseArguments(['f.csv', '--map', 'name=extra', '--map', 'city=Town']);
  expect(chooseMapping({ header, sample, columns })).toMatchObject({ name: 4, city: 1 });
  const without = chooseMapping({ header, sample, columns: { description: '' } });
  expect(without).not.toHaveProperty('description');
});

test('a column or a field that does not exist is named', () => {
  expect(() => chooseMapping({ header, sample, columns: { city: 'Village' } })).toThrow(
    'The file has no column "Village"; it has Name, Town, State, Zip, Extra.',
  );
  expect(() => parseArguments(['f.csv', '--map', 'colour=Town'])).toThrow(/"colour=Town" is none/);
});

test('a file without a column for a needed field says which and how to name it', () => {
  const nameless = { header: ['a', 'b'], sample: [['1', '2']], columns: {} };
  expect(() => chooseMapping(nameless)).toThrow(
    /^No column looks like name, city, state, zip_code; say which one it is with --map name=COLUMN/,
  );
});

test('a command line that makes no sense shows the usage', () => {
  expect(() => parseArguments([])).toThrow(/Name the file .* FILE\.csv/);
  expect(() => parseArguments(['a.csv', 'b.csv'])).toThrow(/one file at a time/);
  expect(() => parseArguments(['a.csv', '--force'])).toThrow(/--force.*Usage/);
});

test('the mapping is shown with an example of each column', () => {
  const mapping = chooseMapping({ header, sample, columns: {} });
  const lines = formatMapping({ header, sample, mapping }).split('\n');
  expect(lines).toContain('  city         Town    Austin');
  expect(lines).toContain('  phone        -');
});

import { expect, test } from 'vitest';
import { readTable } from './read-table.ts';
import { toWorkbook, toZip } from './workbook-fixture.ts';

function toSource(bytes: Uint8Array) {
  return {
    name: 'list.xlsx',
    async *open() {
      yield bytes.subarray(0, 100);
      yield bytes.subarray(100);
    },
  };
}

test('of a spreadsheet the sheet with most rows is read, numbers as they are typed', async () => {
  const bytes = toWorkbook({
    Notes: [['made in May']],
    Businesses: [
      ['Name', 'Zip', 'Phone'],
      ['Oak', 78701, 5125550123],
      ['Elm', '76701', ''],
    ],
  });
  const { header, rows, format } = await readTable(toSource(bytes));
  expect(format).toBe('.xlsx, sheet "Businesses"');
  expect(header).toEqual(['Name', 'Zip', 'Phone']);
  const read: string[][] = [];
  for await (const { cells } of rows) read.push(cells);
  expect(read).toEqual([
    ['Oak', '78701', '5125550123'],
    ['Elm', '76701', ''],
  ]);
});

test('a zip archive that is no spreadsheet says so', async () => {
  const bytes = toZip({ 'readme.txt': 'hello' });
  await expect(readTable(toSource(bytes))).rejects.toThrow(/^list.xlsx cannot be read as .xlsx/);
});

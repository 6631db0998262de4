import { expect, test } from 'vitest';
import { readTable } from './read-table.ts';
import { toWorkbook, toWorkbookOf, toZip } from './workbook-fixture.ts';

function toSource(bytes: Uint8Array) {
  return {
    name: 'list.xlsx',
    async *open() {
      yield bytes.subarray(0, 100);
      yield bytes.subarray(100);
    },
  };
}

test('the sheet with the most rows is read, with numbers as they were typed', async () => {
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

test('a zip archive without a spreadsheet is rejected', async () => {
  const bytes = toZip({ 'readme.txt': 'hello' });
  await expect(readTable(toSource(bytes))).rejects.toThrow(/^list.xlsx cannot be read as .xlsx/);
});

const namespace = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const toSheet = (rows: string) =>
  `<worksheet xmlns="${namespace}"><sheetData>${rows}</sheetData></worksheet>`;
const filled = (at: string) => `<c r="${at}" t="inlineStr"><is><t>x</t></is></c>`;

test.each([
  [
    'two cells in opposite corners',
    `${filled('A1')}</row><row r="1048576">${filled('XFD1048576')}`,
  ],
  ['rows beyond the last one', `${filled('A1')}</row><row r="900000000">`],
  ['a cell behind a comment', `<!-- <c a=" -->${filled('A1')}<c r='XFD9999'><v>"</v></c>`],
  ['an address with spaces around its sign', `<c r = "ZZ99999"><v>1</v></c>`],
])('a small sheet with %s is refused before its grid exists', async (_, cells) => {
  const bytes = toWorkbookOf({ Sheet: toSheet(`<row r="1">${cells}</row>`) });
  expect(bytes.length).toBeLessThan(2_000);
  await expect(readTable(toSource(bytes))).rejects.toThrow(
    /^list.xlsx has a sheet with more than 5,000,000 cells/,
  );
});

test('styles on empty cells and rows far away do not count', async () => {
  const rows = `<row r="1">${filled('A1')}${filled('B1')}<c r="XFD1" s="1"/></row><row r="2">${filled('A2')}${filled('B2')}</row><row r="1048576" s="1"/>`;
  const { header } = await readTable(toSource(toWorkbookOf({ Sheet: toSheet(rows) })));
  expect(header).toEqual(['x', 'x (2)']);
});

test('a file that unpacks to far too much data is rejected, whatever size it states', async () => {
  const bytes = toWorkbookOf({ Sheet: toSheet(' '.repeat(20_000_000)) });
  const forged = bytes.map((byte) => byte);
  const view = new DataView(forged.buffer);
  for (let at = 0; at < forged.length - 4; at += 1) {
    if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, 10, true);
  }
  for (const each of [bytes, forged]) {
    await expect(readTable(toSource(each))).rejects.toThrow(
      'list.xlsx unpacks to too much data. Save its table as CSV.',
    );
  }
});

test('an archive that is cut off is damaged', async () => {
  const bytes = toWorkbook({ Businesses: [['Name'], ['Oak']] });
  for (const cut of [bytes.slice(0, 200), bytes.slice(0, -30)]) {
    await expect(readTable(toSource(cut))).rejects.toThrow(
      'list.xlsx cannot be unpacked: the file is damaged.',
    );
  }
});

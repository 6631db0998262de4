import { expect, test } from 'vitest';
import { readTable } from './read-table.ts';
import type { Source } from './source.ts';

/** A file that arrives in chunks of an awkward size. */
function toSource(content: string | Uint8Array, chunkSize = 7): Source {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  return {
    name: 'list.csv',
    async *open() {
      for (let at = 0; at < bytes.length; at += chunkSize) yield bytes.subarray(at, at + chunkSize);
    },
  };
}

/** The header and all rows; a row with a problem is that problem alone. */
async function read(content: string | Uint8Array, chunkSize?: number): Promise<string[][]> {
  const { header, rows } = await readTable(toSource(content, chunkSize));
  const read = [header];
  for await (const { cells, problem } of rows) read.push(problem === null ? cells : [problem]);
  return read;
}

test.each([
  ['commas', 'name,city\nOak,Austin\n'],
  ['semicolons', 'name;city\nOak;Austin\n'],
  ['tabs', 'name\tcity\nOak\tAustin\n'],
  ['bars', 'name|city\nOak|Austin\n'],
  ['a byte order mark', '\ufeffname,city\nOak,Austin\n'],
  ['carriage returns', 'name,city\r\nOak,Austin\r\n'],
  ['no last line end', 'name,city\nOak,Austin'],
  ['blank lines', 'name,city\n\nOak,Austin\n\n\n'],
  ['quotes', '"name","city"\n"Oak","Austin"\n'],
])('a file with %s is read', async (_, content) => {
  expect(await read(content)).toEqual([
    ['name', 'city'],
    ['Oak', 'Austin'],
  ]);
});

test('quoted cells may hold delimiters, quotes and line ends', async () => {
  const content = 'name,note\n"Oak, Inc.","said ""hi""\nand left"\n';
  expect((await read(content))[1]).toEqual(['Oak, Inc.', 'said "hi"\nand left']);
});

test('rows with too few or too many cells and stray quotes are handed on as they are', async () => {
  expect(await read('name,city\nOak\nElm,Austin,x\nThe "Old" Elm,Waco\n')).toEqual([
    ['name', 'city'],
    ['Oak'],
    ['Elm', 'Austin', 'x'],
    ['The "Old" Elm', 'Waco'],
  ]);
});

test.each<[string, (text: string) => Uint8Array, string]>([
  ['UTF-8', (text) => new TextEncoder().encode(text), 'UTF-8'],
  ['Latin-1', (text) => Buffer.from(text, 'latin1'), 'Latin-1'],
  ['UTF-16', (text) => Buffer.from(`\ufeff${text}`, 'utf16le'), 'UTF-16LE'],
  ['UTF-16 without a mark', (text) => Buffer.from(text, 'utf16le'), 'UTF-16LE'],
  ['UTF-16, big-endian', (text) => Buffer.from(`\ufeff${text}`, 'utf16le').swap16(), 'UTF-16BE'],
  [
    'UTF-16, big end first, without a mark',
    (text) => Buffer.from(text, 'utf16le').swap16(),
    'UTF-16BE',
  ],
])('accents survive in %s, and the format names the encoding', async (_, encode, label) => {
  const content = encode('name,city\nCafé Niño,Española\n');
  expect((await read(content))[1]).toEqual(['Café Niño', 'Española']);
  expect((await readTable(toSource(content))).format).toBe(`${label}, separated by commas`);
});

const join = (...parts: (string | number)[]) =>
  Buffer.concat(
    parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : Buffer.of(part))),
  );

test('Windows-1252 and Mac Roman are distinguished by the letters in their words', async () => {
  const windows = join('name,city\nJoe', 0x92, 's Caf', 0xe9, ',Espa', 0xf1, 'ola\n');
  const mac = join('name,city\nJoe', 0xd5, 's Caf', 0x8e, ',Espa', 0x96, 'ola\n');
  for (const content of [windows, mac]) {
    expect((await read(content))[1]).toEqual(['Joe’s Café', 'Española']);
  }
  expect((await readTable(toSource(windows))).format).toMatch(/^Windows-1252/);
  expect((await readTable(toSource(mac))).format).toMatch(/^Mac Roman/);
});

test('one bad byte in UTF-8 is one bad byte', async () => {
  const content = join('name,city\nCafé Niño,Española\nOak', 0xe9, ' Bar,Austin\n');
  const table = await readTable(toSource(content));
  expect(table.format).toBe('UTF-8, separated by commas, 1 unreadable byte left out');
  expect((await read(content))[1]).toEqual(['Café Niño', 'Española']);
});

test.each([1, 2, 5, 1000])('each row ends as it ends, in chunks of %i bytes', async (chunkSize) => {
  const content = 'name,city\r\nOak,Austin\nElm,"Wa\r\nco"\rAsh,Dallas\r\nFir,Tyler';
  expect(await read(content, chunkSize)).toEqual([
    ['name', 'city'],
    ['Oak', 'Austin'],
    ['Elm', 'Wa\r\nco'],
    ['Ash', 'Dallas'],
    ['Fir', 'Tyler'],
  ]);
});

test('a long cell is no trouble', async () => {
  const long = 'x'.repeat(100_000);
  expect((await read(`name,note\nOak,${long}\n`, 65_536))[1]).toEqual(['Oak', long]);
});

test.each([
  ['before cells in quotes', 'Elm,"Waco, TX"\n'],
  ['before rows that begin with one', '"Elm","Waco, TX"\n'],
])('a quote that never closes %s costs its row and says where', async (_, next) => {
  const rows = await read(`name,city\nOak,"Austin\n${next}Ash,Dallas\n`);
  expect(rows.slice(1)).toEqual([
    ['Line 2: a quote is opened and never closed'],
    ['Elm', 'Waco, TX'],
    ['Ash', 'Dallas'],
  ]);
});

test('a quote that never closes is found before it has swallowed the memory', async () => {
  const rows = await read(`name,city\nOak,"Austin\n${'Elm,Waco\n'.repeat(20_000)}`, 65_536);
  expect(rows).toHaveLength(20_002);
  expect(rows[1]).toEqual(['Line 2: a quote is opened and never closed']);
  expect((await read('name,city\nElm,Waco\nOak,"Austin\n')).at(-1)).toEqual([
    'Line 3: a quote is opened and never closed',
  ]);
});

test('title lines above the header are returned apart from the rows', async () => {
  const content =
    'Active Food Licenses\nAs of May 1, 2024,,,\n\nname,city,state,zip\nOak,Austin,TX,78701\nElm,Waco,TX,76701\n';
  const { header, titles } = await readTable(toSource(content));
  expect(header).toEqual(['name', 'city', 'state', 'zip']);
  expect(titles).toEqual(['Active Food Licenses', 'As of May 1, 2024']);
});

test('a file without a header keeps its first row, and its columns get numbers', async () => {
  const content = 'Oak Diner,1 Elm St,Austin,TX,78701\nElm Bar,2 Oak St,Waco,TX,76701\n';
  expect((await readTable(toSource(content))).isWritten).toBe(false);
  expect((await read(content)).slice(0, 2)).toEqual([
    ['Column 1', 'Column 2', 'Column 3', 'Column 4', 'Column 5'],
    ['Oak Diner', '1 Elm St', 'Austin', 'TX', '78701'],
  ]);
});

test('columns of one name and of none can be distinguished', async () => {
  const { header } = await readTable(toSource('Name,Address,,address\nOak,1 Elm St,x,PO Box 1\n'));
  expect(header).toEqual(['Name', 'Address', 'Column 3', 'address (2)']);
  const named = await readTable(toSource('Name,Phone,Phone,Phone (2),,Column 5\nOak,1,2,3,4,5\n'));
  expect(named.header).toEqual([
    'Name',
    'Phone',
    'Phone (2)',
    'Phone (2) (2)',
    'Column 5',
    'Column 5 (2)',
  ]);
});

test('an empty or unreadable file is rejected with the reason', async () => {
  await expect(read('')).rejects.toThrow(/is empty/);
  await expect(read('\n\n')).rejects.toThrow(/is empty/);
  await expect(read(new Uint8Array([71, 73, 70, 0, 0, 0, 8]))).rejects.toThrow(/not a text file/);
  await expect(read(new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 1]))).rejects.toThrow(/old Excel file/);
});

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { inspectFile, readRows } from './read-csv.ts';

const folder = mkdtempSync(join(tmpdir(), 'mainstreet-csv-'));
afterAll(() => rmSync(folder, { recursive: true }));

function write(content: string | Uint8Array): string {
  const path = join(folder, 'list.csv');
  writeFileSync(path, content);
  return path;
}

async function read(content: string | Uint8Array): Promise<string[][]> {
  const path = write(content);
  const rows: string[][] = [];
  for await (const row of readRows(path, await inspectFile(path))) rows.push(row);
  return rows;
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

test('accents survive in UTF-8, in Latin-1 and in UTF-16', async () => {
  const text = 'name,city\nCafé Niño,Española\n';
  for (const content of [
    text,
    Buffer.from(text, 'latin1'),
    Buffer.from(`\ufeff${text}`, 'utf16le'),
  ]) {
    expect((await read(content))[1]).toEqual(['Café Niño', 'Española']);
  }
});

test('a long cell is no trouble', async () => {
  const long = 'x'.repeat(100_000);
  expect((await read(`name,note\nOak,${long}\n`))[1]).toEqual(['Oak', long]);
});

test('a quote that never closes is found before it has swallowed the memory', async () => {
  const content = `name,city\nOak,"Austin\n${'Elm,Austin\n'.repeat(200_000)}`;
  await expect(read(content)).rejects.toThrow(/near line \d+: a quote there/);
  await expect(read('name,city\nOak,"Austin\n')).rejects.toThrow(/never closed/);
});

test('what is no readable text file says so', async () => {
  await expect(read('')).rejects.toThrow(/is empty/);
  await expect(read(new Uint8Array([80, 75, 3, 4, 0, 0, 8]))).rejects.toThrow(/not a text file/);
  await expect(inspectFile(folder)).rejects.toThrow(/is not a file/);
  await expect(inspectFile(join(folder, 'nope.csv'))).rejects.toThrow(/there is no such file/);
});

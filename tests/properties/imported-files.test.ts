import { stringify } from 'csv-stringify/sync';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { tidyName } from '#app/domain/import/cells/clean-cell.ts';
import { parsePhoneCell, parseWebsiteCell } from '#app/domain/import/cells/parse-contact-cells.ts';
import { parseCoordinates, parsePoint } from '#app/domain/import/cells/parse-place-cells.ts';
import { parseDate } from '#app/domain/import/cells/parse-status-cells.ts';
import { readTable } from '#app/domain/import/read/read-table.ts';
import { ImportError } from '#app/domain/import/read/source.ts';
import { howMany } from '../../supabase/local/testing/how-many.ts';
import { anyText } from './any-text.ts';

const header = ['name', 'street', 'city'];
/** What stands in cells, with all that a file could stumble over. */
const cell = fc
  .array(
    fc.constantFrom(
      'Oak',
      'Café',
      '"',
      '""',
      ',',
      ';',
      '\t',
      '|',
      '\n',
      '\r\n',
      ' ',
      '’',
      '日本',
      '12',
      '=1+1',
    ),
    { minLength: 1, maxLength: 6 },
  )
  .map((parts) => `x${parts.join('')}x`);
const rows = fc.array(fc.tuple(cell, cell, cell), { minLength: 1, maxLength: 20 });

async function read(bytes: Uint8Array, chunkSize: number): Promise<string[][]> {
  const table = await readTable({
    name: 'list.csv',
    async *open() {
      for (let at = 0; at < bytes.length; at += chunkSize) yield bytes.subarray(at, at + chunkSize);
    },
  });
  const read = [table.header];
  for await (const { cells, problem } of table.rows)
    read.push(problem === null ? cells : [problem]);
  return read;
}

const encoders = {
  'UTF-8': (text: string) => Buffer.from(text),
  'UTF-8 with a mark': (text: string) => Buffer.from(`\ufeff${text}`),
  'UTF-16': (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le'),
  'UTF-16, big-endian': (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le').swap16(),
};

test.each(Object.entries(encoders))(
  'in %s every cell that was written is read',
  async (_what, encode) => {
    const form = fc.record({
      delimiter: fc.constantFrom(',', ';', '\t', '|'),
      record_delimiter: fc.constantFrom('\n', '\r\n'),
      quoted: fc.constant(true),
    });
    await fc.assert(
      fc.asyncProperty(
        rows,
        form,
        fc.integer({ min: 1, max: 64 }),
        async (given, options, chunkSize) => {
          const bytes = encode(stringify([header, ...given], options));
          expect(await read(bytes, chunkSize)).toEqual([header, ...given]);
        },
      ),
      { numRuns: howMany({ short: 40, long: 2_000 }) },
    );
  },
);

test('any bytes are a table or a reason', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 400 }), async (bytes) => {
      const outcome = await read(bytes, 50).catch((error: unknown) => error);
      expect(Array.isArray(outcome) || outcome instanceof ImportError).toBe(true);
    }),
    { numRuns: howMany({ short: 200, long: 10_000 }) },
  );
});

test('any cell is a value that is right, or none', () => {
  fc.assert(
    fc.property(fc.oneof(anyText, cell), fc.string(), (given, other) => {
      expect(parseDate(given) ?? '2026-01-01').toMatch(/^\d{4}-\d\d-\d\d$/);
      expect(parsePhoneCell(given).value ?? '(512) 555-0123').toMatch(/^\(\d{3}\) \d{3}-\d{4}$/);
      expect(parseWebsiteCell(given).value ?? 'https://a.example').toMatch(/^https?:\/\//);
      expect(tidyName(tidyName(given))).toBe(tidyName(given));
      const nowhere = { lat: 0, lng: 0 };
      for (const place of [parsePoint(given), parseCoordinates(given, other)]) {
        expect(Math.abs((place ?? nowhere).lat)).toBeLessThanOrEqual(90);
      }
    }),
    { numRuns: howMany({ short: 300, long: 15_000 }) },
  );
});

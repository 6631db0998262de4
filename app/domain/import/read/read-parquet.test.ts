import { expect, test } from 'vitest';
import { readTable } from './read-table.ts';

/** Two groups of a row each, compressed by Zstandard, as Overture's files are; written by pyarrow. */
const file = Uint8Array.from(
  atob(
    [
      'UEFSMRUAFSYVOCwVAhUAFQYVBhwAAAAotS/9IBOZAAACAAAAAgEJAAAAT2FrIERpbmVyFQAVKBU6LBUCFQAVBhUGHAAAACi1',
      'L/0gFKEAAAIAAAACAAIAAAACBAQAAABXYWNvFQAVJBU2LBUCFQAVBhUGHAAAACi1L/0gEpEAAAIAAAACAAIAAAACBAIAAABU',
      'WBUAFSwVPiwVBBUAFQYVBhwAAAAotS/9IBaxAAACAAAAAwICAAAABAMBAAAAMQEAAAAyFQAVFBUmLBUCFQAVBhUGHAAAACi1',
      'L/0gClEAAAIAAAACAc9HAAAVABUcFS4sFQIVABUGFQYcAAAAKLUv/SAOcQAAAgAAAAIBBwAAAAAAAAAVABUyFUQsFQIVABUG',
      'FQYcAAAAKLUv/SAZyQAAAgAAAAIBDwAAAEpvc8Op4oCZcyBDYWbDqRUAFRgVKiwVAhUAFQYVBhwAAAAotS/9IAxhAAACAAAA',
      'AgACAAAAAgAVABUYFSosFQIVABUGFQYcAAAAKLUv/SAMYQAAAgAAAAIAAgAAAAIAFQAVGBUqLBUCFQAVBhUGHAAAACi1L/0g',
      'DGEAAAIAAAACAAIAAAACABUAFQwVHiwVAhUAFQYVBhwAAAAotS/9IAYxAAACAAAAAgAVABUMFR4sFQIVABUGFQYcAAAAKLUv',
      '/SAGMQAAAgAAAAIAFQQZzDUAGAZzY2hlbWEVCgAVDCUCGARuYW1lJQBMHAAAADUCGAlhZGRyZXNzZXMVAhUGTDwAAAA1BBgE',
      'bGlzdBUCADUCGAdlbGVtZW50FQQAFQwlAhgIbG9jYWxpdHklAEwcAAAAFQwlAhgGcmVnaW9uJQBMHAAAADUCGAZwaG9uZXMV',
      'AhUGTDwAAAA1BBgEbGlzdBUCABUMJQIYB2VsZW1lbnQlAEwcAAAAFQIlAhgGb3BlbmVkJQxMbAAAABUEJQIYBHJhbmsAFgQZ',
      'LBlsJgAcFQwZJQYAGRgEbmFtZRUMFgIWTBZeJghJHBUAFQAVAgA8FhIZBhkmAAIAAAAmABwVDBklBgAZSAlhZGRyZXNzZXME',
      'bGlzdAdlbGVtZW50CGxvY2FsaXR5FQwWAhZOFmAmZkkcFQAVABUCADwWCBkmAgAZVgAAAAACAAAAJgAcFQwZJQYAGUgJYWRk',
      'cmVzc2VzBGxpc3QHZWxlbWVudAZyZWdpb24VDBYCFkoWXCbGAUkcFQAVABUCADwWBBkmAgAZVgAAAAACAAAAJgAcFQwZJQYA',
      'GTgGcGhvbmVzBGxpc3QHZWxlbWVudBUMFgQWUhZkJqICSRwVABUAFQIAPBYEGSYCAhlGAAAABAAAACYAHBUCGSUGABkYBm9w',
      'ZW5lZBUMFgIWOhZMJoYDSRwVABUAFQIAPCkGGSYAAgAAACYAHBUEGSUGABkYBHJhbmsVDBYCFkIWVCbSA0kcFQAVABUCADwp',
      'BhkmAAIAAAAWsgMWAiYIFp4EABlsJgAcFQwZJQYAGRgEbmFtZRUMFgIWWBZqJqYESRwVABUAFQIAPBYeGQYZJgACAAAAJgAc',
      'FQwZJQYAGUgJYWRkcmVzc2VzBGxpc3QHZWxlbWVudAhsb2NhbGl0eRUMFgIWPhZQJpAFSRwVABUAFQIAPBYAGSYCABlWAgAA',
      'AAAAAAAmABwVDBklBgAZSAlhZGRyZXNzZXMEbGlzdAdlbGVtZW50BnJlZ2lvbhUMFgIWPhZQJuAFSRwVABUAFQIAPBYAGSYC',
      'ABlWAgAAAAAAAAAmABwVDBklBgAZOAZwaG9uZXMEbGlzdAdlbGVtZW50FQwWAhY+FlAmsAZJHBUAFQAVAgA8FgAZJgIAGUYC',
      'AAAAAAAAJgAcFQIZJQYAGRgGb3BlbmVkFQwWAhYyFkQmgAdJHBUAFQAVAgA8KQYZJgIAAAAAJgAcFQQZJQYAGRgEcmFuaxUM',
      'FgIWMhZEJsQHSRwVABUAFQIAPCkGGSYCAAAAABb2AhYCJqYEFuIDACggcGFycXVldC1jcHAtYXJyb3cgdmVyc2lvbiAyNS4w',
      'LjEZbBwAABwAABwAABwAABwAABwAAAD7AwAAUEFSMQ==',
    ].join(''),
  ),
  (character) => character.charCodeAt(0),
);

const read = (bytes: Uint8Array) =>
  readTable({
    name: 'places.parquet',
    async *open() {
      yield bytes;
    },
  });

test('Parquet is read like JSON: nested, in lists, with dates and numbers', async () => {
  const { format, header, sample } = await read(file);
  expect({ format, header, sample }).toEqual({
    format: 'Parquet',
    header: ['name', 'addresses.locality', 'addresses.region', 'phones', 'opened', 'rank'],
    sample: [
      ['Oak Diner', 'Waco', 'TX', '1; 2', '2020-05-01', '7'],
      ['José’s Café', '', '', '', '', ''],
    ],
  });
});

test('a damaged Parquet file is refused in one sentence', async () => {
  await expect(read(file.slice(0, -9))).rejects.toThrow('places.parquet cannot be read as Parquet');
});

import { expect, test } from 'vitest';
import { detectDocumentType } from './detect-document-type.ts';

const bytes = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0));

test.each([
  ['application/pdf', '%PDF-1.7\n'],
  ['image/jpeg', '\xff\xd8\xff\xe0'],
  ['image/png', '\x89PNG\r\n\x1a\n'],
  [null, '<html>'],
  [null, ' %PDF-1.7'],
  [null, 'GIF89a'],
  [null, 'MZ'],
  [null, '%PD'],
  [null, ''],
])('it is %s, whatever it is called', (type, text) => {
  expect(detectDocumentType(bytes(text))).toBe(type);
});

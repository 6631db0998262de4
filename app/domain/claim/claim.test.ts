import { expect, test } from 'vitest';
import { publicWebLimits } from '#app/config/limits.ts';
import { hasFileCode, hasMetaCode } from './claim.server.ts';
import { detectDocumentType } from './claim.ts';

const code = 'mainstreet-0123456789abcdef';
const tag = `<meta name="mainstreet-claim" content="${code}">`;

test.each([
  `<!doctype html><html><head>${tag}</head><body></body></html>`,
  `<HEAD><META CONTENT='${code}' data-x="1" NAME='mainstreet-claim' /></HEAD>`,
  `<meta name=mainstreet-claim content=${code}><title>Bread</title>`,
])('the code is found in %s', (html) => {
  expect(hasMetaCode(html, code)).toBe(true);
});

test.each([
  ['in the body, where visitors write', `<head></head><body>${tag}</body>`],
  ['in a comment', `<head><!-- ${tag} --></head>`],
  ['in a script', `<head><script>const x = '${tag}'</script></head>`],
  ['in a title', `<head><title>${tag}</title></head>`],
  ['under another name', `<head><meta name="description" content="${code}"></head>`],
  ['of another claim', `<head><meta name="mainstreet-claim" content="${code}0"></head>`],
  [
    'in what another tag quotes',
    `<meta name="description" content="> ${tag.replaceAll('"', "'")}">`,
  ],
  ['in a tag that does not end', `<head>${tag.slice(0, -1)}`],
  ['as text', `<head></head> ${code}`],
])('the code does not count %s', (_name, html) => {
  expect(hasMetaCode(html, code)).toBe(false);
});

test('the file has the code on a line of its own', () => {
  expect(hasFileCode(` ${code}\r\n`, code)).toBe(true);
  expect(hasFileCode(`first\n${code}`, code)).toBe(true);
  expect(hasFileCode(`You looked for ${code}`, code)).toBe(false);
});

test.each([
  '<meta ',
  '<meta name="',
  "<meta content='",
  '<!-- <meta ',
  '<title></title ',
  '<meta\n>',
])('a page full of %j is read at once, by whomever it was made', (words) => {
  const page = words.repeat(publicWebLimits.bytes / words.length);
  expect(hasMetaCode(page, code)).toBe(false);
});

const bytes = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0));

test.each([
  ['application/pdf', '%PDF-1.7\n'],
  ['image/jpeg', '\xff\xd8\xff\xe0'],
  ['image/png', '\x89PNG\r\n\x1a\n'],
  ['image/heic', '\0\0\0\x18ftypheic\0\0\0\0'],
  [null, '\0\0\0\x18ftypisom\0\0\0\0'],
  [null, '<html>'],
  [null, ' %PDF-1.7'],
  [null, 'GIF89a'],
  [null, 'MZ'],
  [null, '%PD'],
  [null, ''],
])('a file’s content makes it %s, whatever its name', (type, text) => {
  expect(detectDocumentType(bytes(text))).toBe(type);
});

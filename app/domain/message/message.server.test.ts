import { expect, test } from 'vitest';
import { findAddresses, isAutomatic } from './message.server.ts';

const ana = 'ana@people.example';

test.each([
  [ana, [ana]],
  [`<${ana}>`, [ana]],
  [`Ana Ruiz <${ana}>`, [ana]],
  [`"Ruiz, Ana" <${ana}>`, [ana]],
  [`"x@other.example" <${ana}>`, [ana]],
  [`x@other.example <${ana}>`, [ana]],
  [`${ana} (Ana, at home)`, [ana]],
  [`Ana <${ana}> (not x@other.example)`, [ana]],
  ['owner+x@people.example', ['owner+x@people.example']],
  [`"The \\"Fox\\"" <a@b.example>, ${ana}`, ['a@b.example', ana]],
  ['undisclosed-recipients:;', []],
])('the addresses of %j are %j', (mailboxes, addresses) => {
  expect(findAddresses(mailboxes)).toEqual(addresses);
});

test.each<[Record<string, string>, boolean]>([
  [{}, false],
  [{ 'auto-submitted': 'no' }, false],
  [{ precedence: 'first-class', 'x-auto-response-suppress': 'DR' }, false],
  [{ 'auto-submitted': 'auto-replied' }, true],
  [{ 'auto-submitted': 'auto-generated (rule)' }, true],
  [{ precedence: 'bulk' }, true],
  [{ precedence: 'auto_reply' }, true],
  [{ 'x-autoreply': 'yes' }, true],
  [{ 'return-path': '<>' }, true],
  [{ 'content-type': 'multipart/report; report-type=delivery-status' }, true],
])('of mails with the headers %j, that a program sent them is %j', (headers, expected) => {
  expect(isAutomatic({ headers }, ana)).toBe(expected);
});

test('a mail of the mail system is automatic', () => {
  expect(isAutomatic({ headers: {} }, 'MAILER-DAEMON@mx.example')).toBe(true);
});

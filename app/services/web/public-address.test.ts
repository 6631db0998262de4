import { expect, test } from 'vitest';
import { isPublicAddress, isPublicUrl } from './public-address.ts';

test.each([
  'https://bakery.example/',
  'http://bakery.example:80/menu',
  'https://shop.bakery.example:443/?x=1#y',
])('%s may be asked', (url) => {
  expect(isPublicUrl(new URL(url), 'bakery.example')).toBe(true);
});

test.each([
  'https://bakery.example:8443/',
  'ftp://bakery.example/',
  'file:///etc/passwd',
  'https://me:secret@bakery.example/',
  'https://evil.example/',
  'https://evilbakery.example/',
  'https://bakery.example.evil.example/',
  'http://127.0.0.1/',
  'http://0x7f.1/',
  'http://2130706433/',
  'http://[::1]/',
  'http://[::ffff:10.0.0.1]/',
  'http://localhost/',
])('%s may not', (url) => {
  expect(isPublicUrl(new URL(url), 'bakery.example')).toBe(false);
});

test.each(['printer.local', 'db.internal', 'x.localhost', 'nas.home.arpa', '127.0.0.1'])(
  'nothing of %s, though the listing says so',
  (domain) => {
    expect(isPublicUrl(new URL(`http://${domain}/`), domain)).toBe(false);
  },
);

test.each([
  '93.184.216.34',
  '8.8.8.8',
  '172.32.0.1',
  '2001:200::1',
  '2001:4860:4860::8888',
  '2606:4700::1111',
  '2a00:1450:4001::',
])('%s is of the public internet', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

test.each([
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '127.0.0.1',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '198.18.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:10.0.0.1',
  'fc00::1',
  'fe80::1',
  '64:ff9b::a00:1',
  '2002:a00:1::',
  '2001:0:1::',
  '2001:2::1',
  '2001:20::1',
  '2001:1ff::1',
  '2001:db8::1',
  '3fff::1',
  '3fff:fff::1',
  'bakery.example',
])('%s is not', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

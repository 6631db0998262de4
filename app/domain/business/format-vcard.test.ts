import { expect, test } from 'vitest';
import { businessWith } from './business-fixture.ts';
import { formatVcard } from './format-vcard.ts';

const url = 'https://mainstreet.example/business/golden-cafe';

test('a contact card names the company and how to reach it', () => {
  const card = formatVcard(businessWith({ email: 'hello@golden.example' }), url);
  expect(card.split('\r\n')).toEqual([
    'BEGIN:VCARD',
    'VERSION:3.0',
    'FN:Golden Cafe',
    'N:;;;;',
    'ORG:Golden Cafe',
    'X-ABSHOWAS:COMPANY',
    'TEL;TYPE=WORK,VOICE:+15125550100',
    'EMAIL;TYPE=INTERNET,WORK:hello@golden.example',
    'ADR;TYPE=WORK:;;12 Main St;Austin;TX;78701;United States',
    'GEO:30;-97',
    `NOTE:From ${url}`,
    `UID:${url}`,
    'REV:2026-11-18T12:00:00.000Z',
    'END:VCARD',
    '',
  ]);
});

test('text from an owner cannot add a line or a field', () => {
  const card = formatVcard(
    businessWith({ name: 'A; B, C\\D\r\nTEL:+1900\nX', street: '1;2' }),
    url,
  );
  expect(card).toContain('FN:A\\; B\\, C\\\\D\\nTEL:+1900\\nX\r\n');
  expect(card).toContain(':;;1\\;2;Austin');
  expect(card).not.toMatch(/^TEL:/m);
});

test('missing facts are left out', () => {
  const card = formatVcard(businessWith({ phone: null, lat: null, lng: null, street: null }), url);
  expect(card).not.toMatch(/^(TEL|GEO|EMAIL|URL)/m);
  expect(card).toContain('ADR;TYPE=WORK:;;;Austin;TX;78701;United States');
});

test('a closed or moved listing says so and leaves out phone, email, and website', () => {
  const reach = { email: 'hello@golden.example', website: 'https://golden.example' };
  const closed = formatVcard(businessWith({ ...reach, status: 'closed' }), url);
  expect(closed).toContain('NOTE:Permanently closed. From ');
  expect(closed).not.toMatch(/^(TEL|EMAIL|URL)/m);
  expect(closed).toContain('ADR;TYPE=WORK:;;12 Main St;Austin;TX;78701;United States');
  const target = { slug: 'new', name: 'New Rooms', street: null, city: 'Austin', state: 'TX' };
  const moved = formatVcard(businessWith({ ...reach, status: 'moved', moved_to: target }), url);
  expect(moved).toContain('NOTE:Moved to Austin\\, TX\\, as New Rooms. From ');
  expect(moved).not.toMatch(/^(TEL|EMAIL|URL)/m);
});

test('a temporarily closed listing says so and keeps its phone number', () => {
  const card = formatVcard(businessWith({ temporarily_closed: true }), url);
  expect(card).toContain('NOTE:Temporarily closed. From ');
  expect(card).toMatch(/^TEL/m);
});

test('long lines are folded at 75 octets, between characters', () => {
  const name = 'Crème brûlée '.repeat(12).trim();
  const card = formatVcard(businessWith({ name }), url);
  for (const line of card.split('\r\n')) {
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(line).not.toContain('\uFFFD');
  }
  expect(card.replaceAll('\r\n ', '')).toContain(`FN:${name}\r\n`);
});

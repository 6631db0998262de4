import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../supabase/local/database.ts';
import { openSchema } from '../support/open-schema.ts';

let database: Database;

beforeAll(async () => {
  database = await openSchema();
});
afterAll(() => database.close());

test.each([
  ['bakery.example', 'bakery.example'],
  ['shop.bakery.example', 'bakery.example'],
  ['a.b.bakery.co.uk', 'bakery.co.uk'],
  ['co.uk', null],
  ['joes.wixsite.com', 'joes.wixsite.com'],
  ['wixsite.com', null],
  ['joes.weebly.com', 'joes.weebly.com'],
  ['www.ck', 'www.ck'],
  ['other.ck', null],
  ['bakery.other.ck', 'bakery.other.ck'],
  ['com', null],
  ['localhost', null],
  ['127.0.0.1', null],
  ['bakery..example', null],
  ['-bakery.example', null],
  ['bäckerei.example', null],
  ['', null],
])('the registered name of %s is %s', async (host, domain) => {
  const [row] = await database.query('select private.registrable_domain($1) as domain', [host]);
  expect(row).toEqual({ domain });
});

test.each([
  ['https://www.bakery.example/menu', 'bakery.example'],
  ['HTTP://Shop.Bakery.Example:80?x', 'shop.bakery.example'],
  ['https://bakery.example:8080', null],
  ['https://bakery.example@evil.example', null],
  ['https://bakery.example\\@evil.example', null],
  ['ftp://bakery.example', null],
])('the website %s has the host %s', async (website, host) => {
  const [row] = await database.query('select private.own_website_host($1) as host', [website]);
  expect(row).toEqual({ host });
});

const hostCases: [website: string | null, email: string | null, hosts: string[]][] = [
  ['https://www.bakery.example', null, ['bakery.example']],
  ['https://shop.bakery.example', null, ['bakery.example', 'shop.bakery.example']],
  [null, 'us@bakery.example', ['bakery.example']],
  [
    'https://bakery.example',
    'us@mail.bread.example',
    ['bakery.example', 'bread.example', 'mail.bread.example'],
  ],
  // Free mail and mail of internet providers.
  [null, 'bakery@gmail.com', []],
  [null, 'bakery@nyc.rr.com', []],
  [null, 'bakery@mchsi.com', []],
  [null, 'bakery@hughes.net', []],
  [null, 'bakery@excite.com', []],
  [null, 'bakery@relay.firefox.com', []],
  [null, 'bakery@slmail.me', []],
  [null, 'bakery@ziply.net', []],
  ['https://web.archive.org/web/2020/https://bakery.example', null, []],
  // Many have a page there, and many work there.
  ['https://www.facebook.com/bakery', null, []],
  ['https://sites.google.com/view/bakery', null, []],
  ['https://co.uk', null, []],
  ['https://joes.wixsite.com/home', null, ['joes.wixsite.com']],
  ['http://10.0.0.1', null, []],
  [null, null, []],
];

test.each(hostCases)('for %s and %s a code may go to %j', async (website, email, hosts) => {
  const [row] = await database.query('select private.claim_mail_hosts($1, $2) as hosts', [
    website,
    email,
  ]);
  expect(row).toEqual({ hosts });
});

test.each([
  ['harvard.edu', true],
  ['cs.ox.ac.uk', true],
  ['nyc.gov', true],
  ['ci.springfield.or.us', true],
  ['bakery.de', true],
  ['springfieldisd.org', true],
  ['mail.springfield-publicschools.com', true],
  ['cityofspringfield.org', true],
  ['town-of-dover.com', true],
  ['lacounty.com', true],
  ['austindrivingschool.com', false],
  ['orangecountyplumbing.com', false],
  ['bakery.us', false],
  ['bakery.co', false],
  ['bakery.example', false],
])('%s is a public or foreign domain: %s', async (host, answer) => {
  const [row] = await database.query('select private.is_foreign_or_public($1) as answer', [host]);
  expect(row).toEqual({ answer });
});

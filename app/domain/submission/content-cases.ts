import { ownPageCases } from './own-page-cases.ts';
import { type Content, emptyContent } from './submission.ts';

/** A business that passes every rule. */
export const soundContent: Content = {
  ...emptyContent,
  name: 'Quixotry Bakery',
  category: 'bakeries',
  street: '12 Test Street',
  city: 'Testville',
  state: 'KS',
  zip_code: '67999',
  phone: '(512) 555-0123',
  email: 'ana@quixotry.example',
  website: 'https://quixotry.example',
  description: 'Bread.',
  hours_words: 'mon 9-12, 1-5:30, sun 8pm-2am',
  location: { lat: 39.2, lng: -101.5 },
  opening_hours: [
    { day_of_week: 1, opens: '09:00', closes: '12:00' },
    { day_of_week: 1, opens: '13:00', closes: '17:30' },
    { day_of_week: 7, opens: '20:00', closes: '02:00' },
  ],
  special_hours: [
    { date: '2026-11-26', opens: null, closes: null, note: 'Thanksgiving' },
    { date: '2026-12-24', opens: '09:00', closes: '12:00', note: 'Christmas Eve' },
    { date: '2026-12-24', opens: '14:00', closes: '16:00', note: null },
  ],
  attributes: ['Takeout', 'Vegan options'],
  services: [
    {
      name: 'Loaf',
      description: null,
      min_price_cents: 500,
      max_price_cents: 900,
      price_unit: 'loaf',
    },
  ],
};

type Case = [
  name: string,
  change: Partial<Content>,
  errors: Partial<Record<keyof Content, string>>,
];

const service = {
  name: 'Cut',
  description: null,
  min_price_cents: null,
  max_price_cents: null,
  price_unit: null,
};
const badPhone = 'Please enter a valid 10-digit phone number';
const badEmail = 'Please enter a valid email address (e.g., name@example.com)';
const badZip = 'Please enter a valid zip code (5 digits, or 5+4)';
const badHours = 'Please enter opening hours as times of day';
const badPrices = 'Please enter each service with a name, and prices in dollars';
const badSpecial = 'Please enter special days as a date with times of day';
const badFeatures = 'Please choose at most 30 different features of at most 48 characters';
const badLocation = 'Please choose a place in the area of this directory';
const newYear = { date: '2027-01-01', opens: '10:00', closes: '14:00', note: null };
const overlap = 'Some of these hours overlap';
const badService =
  'A service needs a name of at most 120 characters, and can have a description of at most 500';

/** Cases on which the rules in TypeScript and in SQL must agree. */
export const contentCases: Case[] = [
  ['a sound business', {}, {}],
  [
    'what nobody sees, and what turns words around',
    {
      name: 'Quix\u0007otry\u202e Bakery',
      street: '\u0085 12 Test Street',
      website: 'https://quix\u2067otry.example',
      description: 'Bread.\n\tAnd\u009f rolls.\uffff',
      services: [{ ...service, name: 'C\u0001ut', description: '\u202a' }],
    },
    {},
  ],
  [
    'nothing at all',
    emptyContent,
    {
      name: 'Business name is required',
      category: 'Category is required',
      street: 'Street address is required',
      city: 'City is required',
      state: 'State is required',
      zip_code: 'Zip code is required',
      phone: 'Phone number is required',
      email: 'Email is required',
    },
  ],
  [
    'spaces alone',
    { name: ' \t ', phone: '  ' },
    { name: 'Business name is required', phone: 'Phone number is required' },
  ],
  ['a name on two lines', { name: 'ACCOUNT\r\n \u2028LOCKED\u200b\u200f' }, {}],
  ['a name of 160 letters, counted as people count', { name: '🥐'.repeat(160) }, {}],
  [
    'a name of 161',
    { name: 'é'.repeat(161) },
    { name: 'Business name can have at most 160 characters' },
  ],
  [
    'a street of 201',
    { street: 's'.repeat(201) },
    { street: 'Street address can have at most 200 characters' },
  ],
  ['a city of 101', { city: 'c'.repeat(101) }, { city: 'City can have at most 100 characters' }],
  ['a description of 5000', { description: 'd'.repeat(5000) }, {}],
  [
    'a description of 5001',
    { description: 'd'.repeat(5001) },
    { description: 'Description can have at most 5000 characters' },
  ],
  ['a state that is none', { state: 'ZZ' }, { state: 'Please enter a valid US state' }],
  ['a zip code of nine digits', { zip_code: '67999-1234' }, {}],
  ['a zip code of four', { zip_code: '6799' }, { zip_code: badZip }],
  ['a zip code in words', { zip_code: 'Kansas' }, { zip_code: badZip }],
  [
    'a zip code in words and no state',
    { zip_code: 'Kansas', state: '' },
    { zip_code: badZip, state: 'State is required' },
  ],
  [
    'a zip code of another state',
    { zip_code: '78701' },
    { zip_code: 'Zip code 78701 is in Texas, not in Kansas' },
  ],
  [
    'nine digits of another state',
    { zip_code: '02134-1234' },
    { zip_code: 'Zip code 02134 is in Massachusetts, not in Kansas' },
  ],
  ['a zip code that two states have, in one of them', { zip_code: '06390', state: 'NY' }, {}],
  ['a zip code that two states have, in the other', { zip_code: '06390', state: 'CT' }, {}],
  [
    'a zip code that two states have, in a third',
    { zip_code: '06390' },
    { zip_code: 'Zip code 06390 is in Connecticut, not in Kansas' },
  ],
  ['a zip code that nobody has', { zip_code: '00100' }, {}],
  [
    'a zip code of a state that is none',
    { state: 'ZZ', zip_code: '78701' },
    { state: 'Please enter a valid US state' },
  ],
  ['no place on the map', { location: null }, {}],
  ['a place on Guam', { location: { lat: 13.4, lng: 144.8 } }, {}],
  ['the northern edge', { location: { lat: 72, lng: -64 } }, {}],
  ['the southern edge', { location: { lat: -15, lng: 144 } }, {}],
  ['the date line', { location: { lat: 52, lng: 180 } }, {}],
  ['north of the edge', { location: { lat: 72.1, lng: -64 } }, { location: badLocation }],
  ['south of the edge', { location: { lat: -15.1, lng: 144 } }, { location: badLocation }],
  ['east of the islands', { location: { lat: 18, lng: -63.9 } }, { location: badLocation }],
  ['a place in the sea off Africa', { location: { lat: 0, lng: 0 } }, { location: badLocation }],
  ['a place in France', { location: { lat: 48.9, lng: 2.3 } }, { location: badLocation }],
  ['a phone number in another form', { phone: '512.555.0123' }, {}],
  ['a phone number of nine digits', { phone: '512 555 012' }, { phone: badPhone }],
  ['a phone number with a country', { phone: '+1 512 555 0123' }, { phone: badPhone }],
  ['a phone number after a word', { phone: 'Call 512 555 0123' }, {}],
  ['a phone number with an extension', { phone: '512 555 0123 x45' }, { phone: badPhone }],
  ['ten digits with an extension', { phone: '555-0123 ext. 456' }, { phone: badPhone }],
  ['an email in capitals', { email: ' Ana@Quixotry.example ' }, {}],
  ['an email without a domain', { email: 'ana@quixotry' }, { email: badEmail }],
  ['an email with a tag', { email: '<ana@quixotry.example' }, { email: badEmail }],
  ['an email with two dots', { email: 'ana@quixotry..example' }, { email: badEmail }],
  ['no website', { website: '' }, {}],
  ['a website with a path', { website: 'http://www.quixotry.example/bread?q=rye#loaf' }, {}],
  ['a website with a port', { website: 'https://quixotry.example:8080' }, {}],
  [
    'a website without a dot',
    { website: 'https://quixotry' },
    { website: 'Please enter a valid website URL' },
  ],
  ['a script', { website: 'javascript:alert(1)' }, { website: 'Please enter a valid website URL' }],
  ['no hours and no services', { opening_hours: [], services: [] }, {}],
  ['open all day', { opening_hours: [{ day_of_week: 3, opens: '00:00', closes: '24:00' }] }, {}],
  [
    'a time that is none',
    { opening_hours: [{ day_of_week: 3, opens: '25:00', closes: '17:00' }] },
    { opening_hours: badHours },
  ],
  [
    'an eighth day',
    { opening_hours: [{ day_of_week: 8, opens: '09:00', closes: '17:00' }] },
    { opening_hours: badHours },
  ],
  [
    'spans that meet',
    {
      opening_hours: [
        { day_of_week: 1, opens: '09:00', closes: '12:00' },
        { day_of_week: 1, opens: '12:00', closes: '17:00' },
      ],
    },
    {},
  ],
  [
    'spans that overlap',
    {
      opening_hours: [
        { day_of_week: 1, opens: '09:00', closes: '13:00' },
        { day_of_week: 1, opens: '12:00', closes: '17:00' },
      ],
    },
    { opening_hours: overlap },
  ],
  [
    'a Sunday night that runs into Monday morning',
    {
      opening_hours: [
        { day_of_week: 1, opens: '01:00', closes: '05:00' },
        { day_of_week: 7, opens: '20:00', closes: '02:00' },
      ],
    },
    { opening_hours: overlap },
  ],
  [
    'hours in words, at length',
    { hours_words: 'h'.repeat(301) },
    { hours_words: 'Hours in words can have at most 300 characters' },
  ],
  ['a special night', { special_hours: [{ ...newYear, opens: '20:00', closes: '02:00' }] }, {}],
  [
    'a special day all day',
    { special_hours: [{ ...newYear, opens: '00:00', closes: '24:00' }] },
    {},
  ],
  [
    'a day that no calendar has',
    { special_hours: [{ ...newYear, date: '2027-02-29' }] },
    { special_hours: badSpecial },
  ],
  [
    'a day of long ago',
    { special_hours: [{ ...newYear, date: '2019-12-31' }] },
    { special_hours: badSpecial },
  ],
  [
    'a special day without an end',
    { special_hours: [{ ...newYear, closes: null }] },
    { special_hours: badSpecial },
  ],
  [
    'a special time that is none',
    { special_hours: [{ ...newYear, opens: '24:00' }] },
    { special_hours: badSpecial },
  ],
  [
    'a special day twice',
    { special_hours: [newYear, { ...newYear, opens: '13:59' }] },
    { special_hours: overlap },
  ],
  [
    'a special day closed and open',
    { special_hours: [newYear, { ...newYear, opens: null, closes: null }] },
    { special_hours: overlap },
  ],
  [
    'special spans that meet',
    { special_hours: [newYear, { ...newYear, opens: '14:00', closes: '15:00' }] },
    {},
  ],
  [
    'a note of 101',
    { special_hours: [{ ...newYear, note: 'n'.repeat(101) }] },
    { special_hours: 'A note can have at most 100 characters' },
  ],
  ...ownPageCases,
  ['no features', { attributes: [] }, {}],
  ['a feature twice', { attributes: ['Parking', 'Parking'] }, { attributes: badFeatures }],
  ['a feature of 49', { attributes: ['f'.repeat(49)] }, { attributes: badFeatures }],
  ['a feature that is blank', { attributes: [' '] }, { attributes: badFeatures }],
  [
    '31 features',
    { attributes: Array.from({ length: 31 }, (_, index) => `Feature ${index}`) },
    { attributes: badFeatures },
  ],
  ['a service without a name', { services: [{ ...service, name: ' ' }] }, { services: badService }],
  [
    'a service with half a price',
    { services: [{ ...service, max_price_cents: 500 }] },
    { services: badPrices },
  ],
  [
    'a price of half a cent',
    { services: [{ ...service, min_price_cents: 0.5 }] },
    { services: badPrices },
  ],
  [
    'a unit without a price',
    { services: [{ ...service, price_unit: 'hour' }] },
    { services: badPrices },
  ],
];

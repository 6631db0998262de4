import { expect, test } from 'vitest';
import { businessWith } from '#app/domain/business/business-fixture.ts';
import { checkVocabulary } from '../../../tests/support/schema-org.ts';
import { describeBusiness, summarize } from './structured-data.ts';

const origin = 'https://mainstreet.example';
const shown = { origin, renderedAt: Date.parse('2026-11-19T03:00:00Z') };

test('a listing is described by its subtype, address and hours', () => {
  expect(describeBusiness(businessWith({}), shown)).toMatchObject({
    '@type': 'CafeOrCoffeeShop',
    url: `${origin}/business/golden-cafe`,
    telephone: '+15125550100',
    address: { '@type': 'PostalAddress', addressLocality: 'Austin', addressCountry: 'US' },
    openingHoursSpecification: [
      { dayOfWeek: 'https://schema.org/Monday', opens: '09:00', closes: '17:00' },
      { dayOfWeek: 'https://schema.org/Tuesday', opens: '00:00', closes: '23:59' },
    ],
    specialOpeningHoursSpecification: [
      { validFrom: '2026-11-26', validThrough: '2026-11-26', opens: '00:00', closes: '00:00' },
    ],
  });
});

test('a listing has the types of all its categories, each once', () => {
  const schema_type = 'Bakery LocalBusiness CafeOrCoffeeShop LocalBusiness';
  expect(describeBusiness(businessWith({ schema_type }), shown)).toMatchObject({
    '@type': ['Bakery', 'LocalBusiness', 'CafeOrCoffeeShop'],
  });
});

test('the usual hours of a holiday without special hours say that they may differ', () => {
  const holidays = [
    { slug: 'thanksgiving', name: 'Thanksgiving', date: '2026-11-26' },
    { slug: 'example-day', name: 'Example Day', date: '2026-11-23' }, // a Monday
  ];
  const { specialOpeningHoursSpecification: special } = describeBusiness(businessWith({}), {
    ...shown,
    holidays,
  });
  expect(special).toMatchObject([
    { validFrom: '2026-11-26', opens: '00:00', closes: '00:00' },
    {
      validFrom: '2026-11-23',
      validThrough: '2026-11-23',
      opens: '09:00',
      description: 'Hours may differ on Example Day',
    },
  ]);
  expect(
    checkVocabulary({ '@type': 'LocalBusiness', specialOpeningHoursSpecification: special }),
  ).toEqual([]);
});

test('missing facts are left out, and so is a rating without reviews', () => {
  const data = describeBusiness(
    businessWith({
      street: null,
      phone: null,
      lat: null,
      lng: null,
      rating: null,
      review_count: 0,
    }),
    shown,
  );
  expect(Object.keys(data)).not.toContain('geo');
  expect(Object.keys(data)).not.toContain('telephone');
  expect(Object.keys(data)).not.toContain('aggregateRating');
  expect(data.address).not.toHaveProperty('streetAddress');
});

test.each(['closed', 'moved'] as const)(
  'a listing that has %s says so, and leaves out offers that no longer apply',
  (status) => {
    const data = describeBusiness(
      businessWith({
        status,
        description: 'Coffee.',
        email: 'hello@golden.example',
        website: 'https://golden.example',
        attributes: ['Free Wi-Fi'],
        reviews: { items: [review], next: null },
      }),
      shown,
    );
    expect(data.description).toMatch(/^(Permanently closed|Moved to another address)\. Coffee\.$/);
    expect(Object.keys(data).toSorted()).toEqual([
      '@context',
      '@id',
      '@type',
      'address',
      'description',
      'geo',
      'hasMap',
      'image',
      'name',
      'url',
    ]);
  },
);

test('a listing that is closed for a while keeps its week, and is closed now, by its own clock', () => {
  const data = describeBusiness(businessWith({ temporarily_closed: true }), shown);
  expect(data).toMatchObject({
    description: 'Temporarily closed.',
    telephone: '+15125550100',
    openingHoursSpecification: [{ opens: '09:00' }, { opens: '00:00', closes: '23:59' }],
  });
  expect(data.specialOpeningHoursSpecification).toEqual([
    {
      '@type': 'OpeningHoursSpecification',
      validFrom: '2026-11-18',
      validThrough: '2026-11-25',
      opens: '00:00',
      closes: '00:00',
    },
  ]);
  expect(checkVocabulary(data)).toEqual([]);
});

test('all it says exists in the vocabulary of schema.org, for its type', () => {
  const everything = businessWith({
    description: 'Coffee and newspapers.',
    email: 'hello@golden.example',
    website: 'https://golden.example',
    attributes: ['Free Wi-Fi'],
    photos: [
      {
        url: '/photos/1-1600.webp',
        small_url: '/photos/1-480.webp',
        alt: 'The bar',
        caption: null,
        width: 800,
        height: 600,
        placeholder: 'data:,',
      },
    ],
    services: [
      {
        name: 'Espresso',
        description: 'Single origin',
        min_price_cents: 350,
        max_price_cents: 450,
        price_unit: null,
      },
      {
        name: 'Room',
        description: null,
        min_price_cents: 4000,
        max_price_cents: null,
        price_unit: 'hour',
      },
      {
        name: 'Catering',
        description: null,
        min_price_cents: null,
        max_price_cents: null,
        price_unit: null,
      },
    ],
    reviews: { items: [review], next: null },
  });
  expect(checkVocabulary(describeBusiness(everything, shown))).toEqual([]);
  expect(checkVocabulary(describeBusiness(businessWith({}), shown))).toEqual([]);
  const museum = { ...everything, schema_type: 'LocalBusiness TouristAttraction' };
  expect(checkVocabulary(describeBusiness(museum, shown))).toEqual([]);
});

test('a few reviews and the prices are described', () => {
  const data = describeBusiness(
    businessWith({ reviews: { items: [review, review, review, review], next: null } }),
    shown,
  );
  expect(data.review).toHaveLength(3);
  expect(data.review).toContainEqual(
    expect.objectContaining({ reviewBody: 'Good coffee.', datePublished: '2026-03-01' }),
  );
});

const review = {
  id: '00000000-0000-4000-8000-000000000009',
  profile_id: null,
  author_name: 'Dana R.',
  rating: 5,
  body: 'Good coffee.',
  visited_on: null,
  proof: 'account' as const,
  owner_answer: null,
  answered_at: null,
  helpful_count: 0,
  photos: [],
  created_at: '2026-03-01T10:00:00Z',
};

test('a restaurant names its cuisine, and a shop what it is', () => {
  const described = (schema_type: string) =>
    describeBusiness(businessWith({ schema_type, specialty: 'Ramen' }), shown);
  expect(described('Restaurant')).toMatchObject({ servesCuisine: 'Ramen' });
  expect(described('Store')).toMatchObject({ keywords: 'Ramen' });
});

test('a summary is as long as search engines show, and ends with a whole word', () => {
  const description = `${'Coffee and newspapers since 1911, '.repeat(8)}and cake.`;
  const summary = summarize(businessWith({ description }));
  expect(summary).toMatch(/^Golden Cafe: Cafés & Coffee in Austin, TX\. Opening hours,/);
  expect(summary.length).toBeGreaterThan(140);
  expect(summary.length).toBeLessThanOrEqual(155);
  expect(summary).toMatch(/ (Coffee|and|newspapers|since|1911)…$/);
  expect(summarize(businessWith({ description: 'Coffee.' }))).toMatch(/directions\. Coffee\.$/);
});

test('that a business is closed comes before what it was', () => {
  expect(summarize(businessWith({ status: 'closed', description: 'Coffee.' }))).toBe(
    'Golden Cafe: Cafés & Coffee in Austin, TX. Permanently closed. Coffee.',
  );
});

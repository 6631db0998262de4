import { expect, test } from 'vitest';
import type { Business } from '#app/domain/business/business.ts';
import { describeBusiness } from './structured-data.ts';

const origin = 'https://mainstreet.example';

test('a listing is described by its subtype, address and hours', () => {
  expect(describeBusiness(businessWith({}), origin)).toMatchObject({
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

test('what is not known is left out, and a rating without reviews is none', () => {
  const data = describeBusiness(
    businessWith({
      street: null,
      phone: null,
      lat: null,
      lng: null,
      rating: null,
      review_count: 0,
    }),
    origin,
  );
  expect(Object.keys(data)).not.toContain('geo');
  expect(Object.keys(data)).not.toContain('telephone');
  expect(Object.keys(data)).not.toContain('aggregateRating');
  expect(data.address).not.toHaveProperty('streetAddress');
});

test('a closed listing has no hours', () => {
  const data = describeBusiness(businessWith({ status: 'closed' }), origin);
  expect(data).not.toHaveProperty('openingHoursSpecification');
});

function businessWith(facts: Partial<Business>): Business {
  return {
    id: '00000000-0000-4000-8000-000000000001',
    slug: 'golden-cafe',
    name: 'Golden Cafe',
    description: null,
    category: { slug: 'cafes', name: 'Cafés & Coffee', hue: 28 },
    metro: null,
    street: '12 Main St',
    city: 'Austin',
    state: 'TX',
    zip_code: '78701',
    phone: '(512) 555-0100',
    email: null,
    website: null,
    lat: 30,
    lng: -97,
    rating: 4.5,
    review_count: 2,
    attributes: [],
    verification: 'none',
    time_zone: 'America/Chicago',
    opening_hours: [
      { day_of_week: 1, opens: '09:00', closes: '17:00' },
      { day_of_week: 2, opens: '00:00', closes: '24:00' },
    ],
    special_hours: [{ date: '2026-11-26', opens: null, closes: null, note: 'Thanksgiving' }],
    temporarily_closed: false,
    status: 'published',
    moved_to: null,
    is_claimed: false,
    confirmed_at: null,
    updated_at: '2026-11-18T12:00:00Z',
    schema_type: 'CafeOrCoffeeShop',
    ...facts,
  };
}

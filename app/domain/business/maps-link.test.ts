import { expect, test } from 'vitest';
import { buildMapsLink, buildRouteLink, buildTourLink } from './maps-link.ts';

const prefix = 'https://www.google.com/maps/search/?api=1&query=';

test('a maps link searches for the name and the parts of the address', () => {
  const link = buildMapsLink({
    businessName: 'Golden Café & Co.',
    street: '12 Main St #4',
    city: 'Austin',
    state: 'TX',
    zipCode: '78701',
  });
  expect(link).toBe(
    `${prefix}${encodeURIComponent('Golden Café & Co., 12 Main St #4, Austin, TX 78701')}`,
  );
  expect(new URL(link ?? '').searchParams.get('query')).toBe(
    'Golden Café & Co., 12 Main St #4, Austin, TX 78701',
  );
});

test('a full address wins over its parts', () => {
  const link = buildMapsLink({ fullAddress: '1 Elm St, Boise, ID 83702', city: 'Nampa' });
  expect(link).toBe(`${prefix}${encodeURIComponent('1 Elm St, Boise, ID 83702')}`);
});

test('missing parts leave no stray commas', () => {
  expect(buildMapsLink({ street: null, city: 'Austin', state: 'TX', zipCode: ' ' })).toBe(
    `${prefix}Austin%2C%20TX`,
  );
});

test('an address without anything has no link', () => {
  expect(buildMapsLink({})).toBeNull();
  expect(buildMapsLink({ fullAddress: '  ' })).toBeNull();
});

test('a lone surrogate in a name does not break the link', () => {
  expect(buildMapsLink({ businessName: 'Caf\uD800' })).toBe(`${prefix}Caf%EF%BF%BD`);
});

test('a route leads to the name and the address, from wherever the visitor is', () => {
  const link = buildRouteLink({
    businessName: 'Golden Café',
    street: '12 Main St',
    city: 'Austin',
  });
  expect(link).toBe(
    `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent('Golden Café, 12 Main St, Austin')}`,
  );
  expect(buildRouteLink({})).toBeNull();
});

test.each(['PO Box 12', 'P.O. Box 9', 'p o box 7', 'Post Office Box 3', '1 Elm St, P. O. Box 4'])(
  'no route leads to %s, where the business is not',
  (street) => {
    const address = { businessName: 'Golden Café', street, city: 'Austin' };
    expect(buildRouteLink(address)).toBeNull();
    expect(buildRouteLink({ fullAddress: `${street}, Austin` })).toBeNull();
    expect(buildMapsLink(address)).not.toBeNull();
  },
);

test('one link leads along all stops in their order, and past a post office box', () => {
  const stops = ['1 Elm St', '2 Oak St', 'PO Box 3', '4 Ash St'].map((street) => ({
    street,
    city: 'Austin',
  }));
  expect(buildTourLink(stops, 'walking')).toBe(
    'https://www.google.com/maps/dir/?api=1&travelmode=walking&origin=1%20Elm%20St%2C%20Austin&destination=4%20Ash%20St%2C%20Austin&waypoints=2%20Oak%20St%2C%20Austin',
  );
  expect(buildTourLink(stops.slice(0, 1), 'walking')).toBeNull();
});

test('a street that only sounds like a box has a route', () => {
  expect(buildRouteLink({ street: '12 Depot Boxwood Ln', city: 'Austin' })).not.toBeNull();
});

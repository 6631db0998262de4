import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import type { OwnListing } from '#app/domain/business/business-calls.ts';
import { OwnListings } from './own-listings.tsx';

const listing = (number: number): OwnListing => ({
  id: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
  slug: `shop-${number}`,
  name: `Shop ${number}`,
  city: 'Austin',
  state: 'TX',
  status: 'published',
  temporarily_closed: false,
  rating: null,
  review_count: 0,
  role: 'owner',
  until: null,
  completeness: { percent: 50, missing: ['hours'] },
});

function show(count: number): string {
  const listings = Array.from({ length: count }, (_, index) => listing(index + 1));
  return renderToStaticMarkup(
    <MemoryRouter>
      <OwnListings listings={listings} />
    </MemoryRouter>,
  );
}

test('an owner of many listings sees some at a time, with a search', () => {
  const html = show(105);
  expect(html.match(/<li/g)).toHaveLength(10);
  expect(html).toContain('Showing 10 of 105');
  expect(html).toContain('type="search"');
  expect(html).toContain('Show more');
});

test('an owner of few sees each, without a search', () => {
  const html = show(10);
  expect(html.match(/<li/g)).toHaveLength(10);
  expect(html).not.toContain('type="search"');
  expect(html).not.toContain('Show more');
});

import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import type { EmbeddedListing } from '#app/domain/article/article.ts';
import { PlaceList } from './place-list.tsx';

const allDay = [1, 2, 3, 4, 5, 6, 7].map((day_of_week) => ({
  day_of_week,
  opens: '00:00',
  closes: '00:00',
}));

test('a place that is open day and night is open now', () => {
  const place = {
    slug: 'a',
    name: 'A',
    status: 'published',
    rating: 4,
    review_count: 1,
    description: '',
    street: '1 Main St',
    cover: null,
    temporarily_closed: false,
    category: { slug: 'plumbers', name: 'Plumbers', hue: 10 },
    city: 'Austin',
    state: 'TX',
    time_zone: 'America/Chicago',
    opening_hours: allDay,
    special_hours: [],
  } as unknown as EmbeddedListing;
  const html = renderToString(
    <MemoryRouter>
      <PlaceList places={[place]} renderedAt={Date.UTC(2026, 10, 25, 18)} />
    </MemoryRouter>,
  );
  expect(html).toContain('1 of 1 on this page open now.');
});

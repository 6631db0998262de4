import type { Business, Hours } from './business.ts';
import { unknownTexts } from './fields-with.ts';
import { formatOpenState } from './format-hours.ts';
import { getOpenState } from './open-state.ts';

/** Returns a café with all usual facts, for tests; `facts` override. */
export function businessWith(facts: Partial<Business>): Business {
  return {
    ...unknownTexts,
    id: '00000000-0000-4000-8000-000000000001',
    slug: 'golden-cafe',
    name: 'Golden Cafe',
    category: { slug: 'cafes', name: 'Cafés & Coffee', hue: 28 },
    more_categories: [],
    specialty: null,
    metro: null,
    street: '12 Main St',
    city: 'Austin',
    state: 'TX',
    zip_code: '78701',
    phone: '(512) 555-0100',
    lat: 30,
    lng: -97,
    rating: 4.5,
    review_count: 2,
    attributes: [],
    photos: [],
    verification: 'none',
    time_zone: 'America/Chicago',
    opening_hours: [
      { day_of_week: 1, opens: '09:00', closes: '17:00' },
      { day_of_week: 2, opens: '00:00', closes: '24:00' },
    ],
    special_hours: [{ date: '2026-11-26', opens: null, closes: null, note: 'Thanksgiving' }],
    temporarily_closed: false,
    status: 'published',
    reopens_on: null,
    moved_to: null,
    is_claimed: false,
    created_at: '2026-01-05T12:00:00Z',
    updated_at: '2026-11-18T12:00:00Z',
    schema_type: 'CafeOrCoffeeShop',
    services: [],
    confirmations: {},
    review_summary: { stars: [0, 0, 0, 1, 1], hidden: 0, notice: null },
    reviews: { items: [], next: null },
    questions: { items: [], next: null },
    similar: [],
    nearby: [],
    ...facts,
  };
}

export type OpenStateCase = {
  name: string;
  hours: Partial<Hours>;
  /** With an offset, so that the test does not depend on the code it tests. */
  at: string;
  says: string;
};

export const everyDay = [1, 2, 3, 4, 5, 6, 7];
export const weekdays = [1, 2, 3, 4, 5];

/** Returns the open state in words; in New York unless the hours say otherwise. */
export function words(hours: Partial<Hours>, now: Date): string {
  const { label, detail } = formatOpenState(getOpenState(withDefaults(hours), now));
  return [label, detail].filter(Boolean).join(' · ');
}

export function withDefaults(hours: Partial<Hours>): Hours {
  return {
    time_zone: 'America/New_York',
    opening_hours: [],
    special_hours: [],
    temporarily_closed: false,
    ...hours,
  };
}

export function daily(days: number[], ...spans: string[]): Pick<Hours, 'opening_hours'> {
  const opening_hours = days.flatMap((day_of_week) =>
    spans.map((span) => {
      const [opens = '', closes = ''] = span.split('-');
      return { day_of_week, opens, closes };
    }),
  );
  return { opening_hours };
}

export function special(date: string, ...spans: (string | null)[]): Pick<Hours, 'special_hours'> {
  const special_hours = spans.map((span) => {
    const [opens = null, closes = null] = span?.split('-') ?? [];
    return { date, opens, closes, note: null };
  });
  return { special_hours };
}

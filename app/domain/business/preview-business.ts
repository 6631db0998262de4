import type { Business } from './business.ts';
import { unknownTexts } from './fields-with.ts';

/** Returns a listing as visitors would see it, from the facts known so far. */
export function previewBusiness(facts: Partial<Business>): Business {
  return {
    ...unknownTexts,
    id: '00000000-0000-4000-8000-000000000000',
    slug: 'preview',
    name: '',
    category: { slug: 'other', name: '', hue: 0 },
    specialty: null,
    metro: null,
    city: '',
    state: '',
    zip_code: '',
    lat: null,
    lng: null,
    rating: null,
    review_count: 0,
    attributes: [],
    photos: [],
    verification: 'none',
    time_zone: 'America/New_York',
    opening_hours: [],
    special_hours: [],
    temporarily_closed: false,
    reopens_on: null,
    status: 'published',
    moved_to: null,
    is_claimed: false,
    created_at: '2026-01-01T00:00:00Z',
    updated_at: '2026-01-01T00:00:00Z',
    schema_type: 'LocalBusiness',
    services: [],
    confirmations: {},
    review_summary: { stars: [0, 0, 0, 0, 0], hidden: 0, notice: null },
    reviews: { items: [], next: null },
    questions: { items: [], next: null },
    similar: [],
    nearby: [],
    ...facts,
  };
}

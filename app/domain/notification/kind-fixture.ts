/** Data of notifications, for tests, which render every kind: of a field's name, of all kinds. */
const id = 'd4f8227e-0a5d-0eb8-b522-140fa72bf8c6';
const listing = { name: 'Joe’s Café & Bar', slug: 'joes-cafe-and-bar-austin-tx' };

const common = {
  ...listing,
  id,
  business_id: id,
  claim: id,
  question: id,
  suggestion: id,
  thread: id,
  by: 'Ana Ruiz',
  author: 'Dana R.',
  from: 'Dana R.',
  rating: 4,
  body: 'Good soup.\nSlow on Sundays.',
  answer: 'Thank you. We have hired a second cook for Sundays.',
  reason: 'There is another business at that address.',
  code: '48210573',
  role: 'hours',
  until: '2027-01-31',
  path: '/invitation#invitation=token',
  object_until: '2026-11-29T17:00:00+00:00',
  owner_until: '2026-12-03T12:00:00Z',
  last_day: '2026-12-24',
  field: 'address',
  status: 'closed',
  kind: 'photo',
  photo: '/photos/1.jpg',
  title: 'Coffee in Austin',
  side: 'business',
  alias: 'd4f8227e0a5d0eb8b522',
  is_own: true,
  is_new_owner: true,
  is_confirmed: false,
  is_answer: false,
  is_upheld: true,
  is_restored: false,
  fields: [
    { field: 'phone', status: 'accepted', reason: null, is_with_admins: false },
    {
      field: 'website',
      status: 'rejected',
      reason: 'That is another shop.',
      is_with_admins: false,
    },
  ],
};

const own: Record<string, object> = {
  alarm: { alarm: 'stopped_mails', event: 'started', detail: '12 emails wait' },
  claim_reopened: { field: 'website' },
  question_answered: { author: null },
  message_refused: { reason: 'too_long' },
  owner_invitation: {
    city: 'Austin',
    state: 'TX',
    is_reminder: false,
    path: '/your-listing#owner_code=0123456789AB',
  },
  article_outdated: { kind: 'guide' },
  listing_status_changed: { status: 'suspended' },
  role_changed: { role: 'admin' },
  facts_to_confirm: { names: ['Joe’s Café & Bar', '4th St. Tap'], count: 2 },
  holiday_hours: {
    holiday: 'thanksgiving',
    date: '2026-11-26',
    listings: [
      { id, name: 'Joe’s Café & Bar', city: 'Austin' },
      { id: id.replace('d4', 'd5'), name: '4th St. Tap', city: 'Hutto' },
    ],
    count: 2,
  },
  saved_search_matches: {
    count: 7,
    searches: [
      {
        name: '“tacos” near Austin, TX',
        address: '/?q=tacos&near=Austin%2C+TX',
        listings: [{ ...listing, city: 'Austin', state: 'TX' }],
      },
    ],
  },
  weekly_digest: {
    city: {
      name: 'Austin, TX',
      slug: 'austin-tx',
      count: 12,
      listings: [{ ...listing, category: 'Cafés', city: 'Austin' }],
    },
    answers: [{ name: 'Joe’s Café & Bar', question: id, author: null }],
    places: [{ name: '4th St. Tap', slug: '4th-st-tap-hutto-tx', change: 'hours' }],
  },
};

/** Returns data that fits a kind. */
export function exampleOf(kind: string): Record<string, unknown> {
  return { ...common, ...own[kind] };
}

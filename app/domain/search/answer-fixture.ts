import type { SearchAnswer, SearchQuery } from './search.ts';

export function place(name: string | null) {
  return {
    kind: 'city' as const,
    name,
    lat: 30,
    lng: -97,
    is_guess: false,
    radius_miles: 25,
    others: [],
  };
}

export function queryWith(query: Partial<SearchQuery>): SearchQuery {
  return { sort: 'relevance', ...query };
}

export function answerWith(answer: Partial<SearchAnswer>): SearchAnswer {
  return {
    results: [],
    facets: {
      category: [{ slug: 'cafes', name: 'Cafés & Coffee', hue: 28, count: 3 }],
      metro: [{ slug: 'austin-tx', name: 'Austin', count: 3 }],
      city: [],
      neighborhood: [],
      specialty: [],
      price: [],
      features: [],
      rating: [],
      open_now: 0,
    },
    total: 3,
    total_capped: false,
    category: null,
    metro: null,
    next_cursor: null,
    sort: 'relevance',
    corrected_query: null,
    did_you_mean: null,
    as_typed: null,
    excluded: [],
    left_out: [],
    is_elsewhere: false,
    recognized: null,
    features: [],
    missing_features: [],
    missing_time: false,
    clusters: null,
    place: null,
    ...answer,
  };
}

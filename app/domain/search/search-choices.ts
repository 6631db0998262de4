export const sortOrders = ['relevance', 'distance', 'rating', 'name', 'newest'] as const;
export type SortOrder = (typeof sortOrders)[number];

export const days = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
export type Day = (typeof days)[number];

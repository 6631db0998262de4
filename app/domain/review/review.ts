/** What one person says about one listing. */
export type Review = {
  id: string;
  author_name: string;
  /** 1 to 5 stars. */
  rating: number;
  body: string;
  /** 'YYYY-MM-DD': the day, or the first day of the month, of the visit. */
  visited_on: string | null;
  /** What stands behind it: a confirmed account, or also a receipt that an admin has seen. */
  proof: 'account' | 'receipt';
  owner_answer: string | null;
  /** ISO 8601 */
  answered_at: string | null;
  created_at: string;
};

export type ReviewSummary = {
  /** How many published reviews gave one star, two, … five. */
  stars: number[];
  /** How many an admin has hidden; they do not count in the rating. */
  hidden: number;
};

export type ReviewPage = {
  items: Review[];
  /** The last of this page, when another follows. */
  next: string | null;
};

export const reviewSorts = ['newest', 'highest', 'lowest'] as const;

/** Which reviews of a listing to show. */
export type ReviewQuery = {
  sort: (typeof reviewSorts)[number];
  /** Only those with this many stars. */
  stars: number | null;
  /** Those after the review with this id. */
  after: string | null;
};

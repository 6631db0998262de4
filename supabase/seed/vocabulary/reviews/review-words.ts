/**
 * What people say about a kind of business. Each sentence stands by itself, so that any two can
 * follow one another; {offer} is one of the category's offers.
 */
export type ReviewWords = {
  /** Slugs. */
  categories: string[];
  praise: string[];
  mixed: string[];
  blame: string[];
};

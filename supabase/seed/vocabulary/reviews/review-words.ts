/**
 * What people say about a kind of business. Each sentence stands by itself, so that any two can
 * follow one another. {offer} is something the listing offers, {staff} somebody who works there, {person}
 * somebody of the author's, {weekday} a day on which it is open.
 */
export type ReviewWords = {
  /** Slugs. */
  categories: string[];
  praise: string[];
  mixed: string[];
  blame: string[];
};

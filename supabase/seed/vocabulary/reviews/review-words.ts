/**
 * What people say about a kind of business. Each sentence stands by itself, so that any two can
 * follow one another. {offer} is something the listing offers, {good} one of these that is eaten,
 * drunk or carried home, {staff} somebody who works there, {person} somebody of the author's,
 * {child} a child of theirs, {weekday} a day on which it is open. A sentence that ends in
 * ` +Takeout` is only said of listings with that attribute.
 */
export type ReviewWords = {
  /** Slugs. */
  categories: string[];
  /** Which of them: what a listing is ('a ramen counter') or has on its card. All without it. */
  of?: RegExp;
  praise: string[];
  mixed: string[];
  blame: string[];
};

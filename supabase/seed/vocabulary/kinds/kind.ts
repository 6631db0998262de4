import type { HoursKind } from '../hours.ts';
import type { ServiceWords } from '../services.ts';

/**
 * What a business of a category is more exactly: its name says so, or it is drawn. What is not given
 * is the category's own.
 */
export type Kind = {
  /** Names that say so. Without it, a kind of listings whose name says nothing. */
  named?: RegExp;
  /** In place of the category's name on cards. */
  specialty?: string;
  /** 'a ramen counter' */
  is: string;
  /** Noun phrases, as in `Vocabulary`. */
  offers?: string[];
  services?: ServiceWords[];
  /** Whole sentences; those of the category may be said too, unless `isUnlike` it. */
  details?: string[];
  isUnlike?: true;
  /** When such a place is open, where it differs from the category. */
  hours?: HoursKind[];
  /** Never among its attributes, though the category has them. */
  without?: string[];
};

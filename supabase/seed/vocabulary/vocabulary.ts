import type { HoursKind } from './hours.ts';

/**
 * What a category's listings are made of. Templates may hold {surname}, {first}, {word} (of the
 * category), {adj}, {thing}, {place}, {city} and, in names, {street}: the street it stands in.
 */
export type Vocabulary = {
  /** How often the category occurs, beside the others. */
  weight: number;
  names: string[];
  words: string[];
  /** Noun phrases in the plural or without number: "We do {offer} and {offer}." */
  offers: string[];
  /** Whole sentences. */
  details: string[];
  attributes: string[];
  hours: HoursKind[];
};

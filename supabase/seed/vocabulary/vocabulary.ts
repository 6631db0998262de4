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
  /** Noun phrases in the plural or without number, of those whose kind has none of its own. */
  offers: string[];
  /** "Open 24 hours" is added and taken away as the hours have it. */
  attributes: string[];
  hours: HoursKind[];
};

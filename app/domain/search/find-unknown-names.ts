import * as t from '#app/messages/domain/search.ts';
import type { FieldErrors } from '#app/errors/app-error.ts';
import { readChoices } from './facet-choices.ts';
import { findCategoryName } from './named-category.ts';
import type { SearchAnswer, SearchQuery } from './search.ts';

type Found = { query: SearchQuery; answer: SearchAnswer };

/** Returns messages for a requested category or metro that does not exist; null if both exist. */
export function findUnknownNames({ query, answer }: Found): FieldErrors | null {
  const unknown: FieldErrors = {};
  const { any, none } = readChoices(query.category);
  const isUnknown = (slug: string) => slug !== answer.category?.slug && !findCategoryName(slug);
  const category = [...any, ...none].find(isUnknown);
  if (category !== undefined) unknown.category = [t.noCategory({ slug: category })];
  if (query.metro !== undefined && !answer.metro) {
    unknown.metro = [t.noCity({ slug: query.metro })];
  }
  return Object.keys(unknown).length > 0 ? unknown : null;
}

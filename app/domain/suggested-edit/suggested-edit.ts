import type { z } from 'zod';
import * as statuses from '#app/messages/domain/status.ts';
import { type Business, fieldsWith } from '../business/business.ts';
import type { Content } from '../submission/submission.ts';
import type * as schemas from './suggested-edit-schema.ts';

/** Somebody's suggestion for a listing, with the status of each field. */
export type SuggestedEdit = z.infer<typeof schemas.suggestedEditSchema>;
export type OwnSuggestions = z.infer<typeof schemas.ownSuggestionsSchema>;
export type SuggestionToDecide = z.infer<typeof schemas.suggestionsToDecideSchema>[number];
/** A suggestion for one field, as an admin sees it. */
export type QueuedEdit = z.infer<typeof schemas.queuedEditSchema>;

type SuggestedField = SuggestedEdit['fields'][number];

/** The status of a suggestion for a field, as its sender reads it. */
export const suggestionStatusNames: Record<SuggestedField['status'], string> = {
  waiting: statuses.awaitingReview,
  accepted: statuses.accepted,
  rejected: statuses.rejected,
  withdrawn: statuses.withdrawn,
};

/** Fields that a form of texts and choices can edit; photos and the map have screens of their own. */
const withoutEditor: ReadonlySet<string> = new Set(['photos', 'location']);

/** The fields that can be suggested: the names that change together, by their field of the history. */
export const suggestable: [field: string, names: (keyof Content)[]][] = [
  ...Map.groupBy(
    fieldsWith({}).filter(({ kind }) => !withoutEditor.has(kind)),
    ({ history_field }) => history_field,
  ),
].map(([field, fields]) => [field, fields.map(({ name }) => name)]);

/** Returns a public listing's values in the form of its editors. */
export function toContent(business: Business): Content {
  const texts = fieldsWith({ is_text: true }).map(({ name }) => [name, business[name] ?? '']);
  const { lat, lng, opening_hours, special_hours, attributes, services, photos } = business;
  return {
    ...(Object.fromEntries(texts) as Record<(typeof texts)[number][0], string> as Content),
    category: business.category.slug,
    more_categories: business.more_categories.map(({ slug }) => slug),
    hours_words: '',
    location: lat === null || lng === null ? null : { lat, lng },
    opening_hours,
    special_hours,
    attributes,
    services,
    photos,
  };
}

type NewStatus =
  | { kind: 'closed' }
  | { kind: 'moved'; place: Pick<Content, 'street' | 'city' | 'state' | 'zip_code'> };

/** What somebody proposes: other values, another status, or the listing that it doubles. */
export type Proposal = Partial<Content> & {
  status?: NewStatus;
  /** Slug of the other listing. */
  duplicate_of?: string;
};

/** Returns a field's value as histories show it: that of an address has several fields. */
export function readHistoryValue(field: string, values: Record<string, unknown> | null): unknown {
  if (values === null || field === 'address' || field === 'status') return values;
  return values[field];
}

import { findChanged } from '#app/components/editors/listing-draft.ts';
import { namesOf } from '#app/domain/business/business.ts';
import type { FieldName } from '#app/domain/editing/editing-schema.ts';
import { type Content, emptyContent } from '#app/domain/submission/submission.ts';

/** What can be changed of many listings: the fields, and whether an empty one stays as it is. */
export const kinds = {
  hours: { fields: ['opening_hours'], mayBeEmpty: true },
  days: { fields: ['special_hours'], mayBeEmpty: false },
  phone: { fields: ['phone'], mayBeEmpty: false },
  links: { fields: ['website', ...namesOf('links'), ...namesOf('social')], mayBeEmpty: false },
} as const satisfies Record<string, { fields: readonly FieldName[]; mayBeEmpty: boolean }>;

export type Kind = keyof typeof kinds;

/** Returns the fields with something to set. */
export function findFilled(kind: Kind, content: Content): FieldName[] {
  const { fields, mayBeEmpty } = kinds[kind];
  return mayBeEmpty ? [...fields] : findChanged({ base: emptyContent, content }, fields);
}

import type { z } from 'zod';
import * as statuses from '#app/messages/domain/status.ts';
import {
  type OpeningHours,
  type Service,
  type SpecialHours,
  fieldsWith,
  forFields,
} from '../business/business.ts';
import type { Coordinates } from '../metro/metro.ts';
import { type Photo, readPhotos } from '../photo/photo.ts';
import type * as schemas from './submission-schema.ts';

/** A submission as its submitter and admins read it. */
export type Submission = z.infer<typeof schemas.submissionSchema>;
export type SubmissionStatus = Submission['status'];

export type OwnSubmissions = z.infer<typeof schemas.ownSubmissionsSchema>;
export type AddressOnMap = z.infer<typeof schemas.locatedAddressSchema>;

export type SimilarBusiness = z.infer<typeof schemas.similarBusinessSchema>;

/** A service as its editor has it. */
export type ServiceInput = Service & {
  /** A typed price that could not be parsed; it is never stored with a listing. */
  price_input?: string;
};

const emptyTexts = {
  ...forFields(fieldsWith({ is_text: true }), ''),
  category: '',
  hours_words: '',
};

export type TextName = keyof typeof emptyTexts;

/** A person's description of a business. In a draft any text can be '' or invalid. */
export type Content = Record<TextName, string> & {
  /** Slugs of categories after the main one. */
  more_categories: string[];
  /** The location chosen on the map; null until then. */
  location: Coordinates | null;
  opening_hours: OpeningHours[];
  special_hours: SpecialHours[];
  attributes: string[];
  services: ServiceInput[];
  photos: Photo[];
  /** Whether who submits it says that they own it. */
  is_mine: boolean;
};

export const emptyContent: Content = {
  ...emptyTexts,
  more_categories: [],
  location: null,
  opening_hours: [],
  special_hours: [],
  attributes: [],
  services: [],
  photos: [],
  is_mine: false,
};

export const submissionStatusNames: Record<SubmissionStatus, string> = {
  draft: statuses.draft,
  pending: statuses.awaitingReview,
  published: statuses.published,
  rejected: statuses.rejected,
  withdrawn: statuses.withdrawn,
};

/** Returns whether it can be changed and sent; waiting and live submissions cannot. */
export function isEditable(status: SubmissionStatus): boolean {
  return status === 'draft' || status === 'rejected' || status === 'withdrawn';
}

/**
 * Reads the content of a draft, which is untrusted input: drops invalid texts, hours and services,
 * and characters that the database cannot store.
 */
export function readContent(input: unknown): Content {
  const fields: Record<string, unknown> =
    typeof input === 'object' && input !== null ? { ...input } : {};
  const read = Object.keys(emptyTexts).map((name) => [name, toText(fields[name])] as const);
  return {
    ...emptyContent,
    ...Object.fromEntries(read),
    more_categories: readTexts(fields.more_categories),
    location: readLocation(fields.location),
    opening_hours: toList(fields.opening_hours).flatMap(readSpan),
    special_hours: toList(fields.special_hours).flatMap(readSpecialSpan),
    attributes: readTexts(fields.attributes),
    services: toList(fields.services).flatMap(readService),
    photos: readPhotos(fields.photos),
    is_mine: fields.is_mine === true,
  };
}

const addressFields = ['street', 'city', 'state', 'zip_code'] as const;

/** Returns a change that also takes the pin away where the address becomes another one. */
export function withoutMovedPin(content: Content, part: Partial<Content>): Partial<Content> {
  const isMoved = addressFields.some(
    (name) => part[name] !== undefined && part[name].trim() !== content[name].trim(),
  );
  return isMoved && part.location === undefined ? { ...part, location: null } : part;
}

/** Returns whether nothing has been entered yet. */
export function isEmpty(content: Content): boolean {
  return isSameValue(content, emptyContent);
}

/** Returns whether both say the same, in whatever order their properties are. */
export function isSameValue(one: unknown, other: unknown): boolean {
  return writeSorted(one) === writeSorted(other);
}

function writeSorted(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) => {
    if (typeof part !== 'object' || part === null || Array.isArray(part)) return part;
    return Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  });
}

function readTexts(input: unknown): string[] {
  return [...new Set(toList(input).map(toText))].filter((text) => text !== '');
}

function readSpan(input: unknown): OpeningHours[] {
  const { day_of_week, opens, closes } = (input ?? {}) as Partial<OpeningHours>;
  if (typeof day_of_week !== 'number' || typeof opens !== 'string' || typeof closes !== 'string')
    return [];
  return [{ day_of_week, opens: toText(opens), closes: toText(closes) }];
}

function readSpecialSpan(input: unknown): SpecialHours[] {
  const { date, opens, closes, note } = (input ?? {}) as Partial<SpecialHours>;
  if (typeof date !== 'string') return [];
  const hasHours = typeof opens === 'string' && typeof closes === 'string';
  return [
    {
      date: toText(date),
      opens: hasHours ? toText(opens) : null,
      closes: hasHours ? toText(closes) : null,
      note: toText(note) || null,
    },
  ];
}

function readLocation(input: unknown): Coordinates | null {
  const { lat, lng } = (input ?? {}) as Partial<Coordinates>;
  return typeof lat === 'number' && typeof lng === 'number' ? { lat, lng } : null;
}

function readService(input: unknown): ServiceInput[] {
  const service = (input ?? {}) as Partial<ServiceInput>;
  if (typeof service.name !== 'string') return [];
  return [
    {
      name: toText(service.name),
      description: toText(service.description) || null,
      min_price_cents: toCents(service.min_price_cents),
      max_price_cents: toCents(service.max_price_cents),
      price_unit: toText(service.price_unit) || null,
      ...(typeof service.price_input === 'string' && { price_input: toText(service.price_input) }),
    },
  ];
}

function toList(input: unknown): unknown[] {
  return Array.isArray(input) ? input : [];
}

function toText(input: unknown): string {
  return typeof input === 'string' ? input.toWellFormed().replaceAll('\0', '') : '';
}

function toCents(input: unknown): number | null {
  return typeof input === 'number' ? input : null;
}

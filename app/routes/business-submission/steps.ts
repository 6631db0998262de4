import { namesOf } from '#app/domain/business/business.ts';
import type { ListingErrors } from '#app/domain/submission/listing-rules.ts';
import type { AddressOnMap, Content } from '#app/domain/submission/submission.ts';
import { findState } from '#app/domain/us-state/us-state.ts';
import * as t from '#app/messages/routes/business-submission.tsx';

type StepShape = {
  name: string;
  title: string;
  /** What its fields do not say: that they are optional, or what they are used for. */
  about?: string;
  fields: readonly (keyof Content)[];
  /** Shows a preview beside its fields. */
  isWide?: true;
};

/** The questions in their order. */
export const steps = [
  {
    name: 'place',
    title: t.nameStep,
    fields: ['name', 'street', 'city', 'state', 'zip_code'],
  },
  {
    name: 'map',
    title: t.placeStep,
    about: t.placeStepHint,
    fields: ['location'],
  },
  {
    name: 'kind',
    title: t.descriptionStep,
    fields: ['category', 'specialty', 'more_categories', 'description'],
  },
  {
    name: 'features',
    title: t.featuresStep,
    about: t.featuresStepHint,
    fields: ['attributes', ...namesOf('parking')],
  },
  {
    name: 'services',
    title: t.servicesStep,
    about: t.servicesStepHint,
    fields: ['services'],
  },
  {
    name: 'contact',
    title: t.contactStep,
    fields: [...namesOf('contact'), ...namesOf('links')],
  },
  {
    name: 'hours',
    title: t.hoursStep,
    fields: ['opening_hours', 'hours_words'],
    isWide: true,
  },
  {
    name: 'special',
    title: t.specialDaysStep,
    about: t.specialDaysStepHint,
    fields: ['special_hours'],
    isWide: true,
  },
  { name: 'photos', title: t.photosStep, fields: ['photos'] },
  { name: 'check', title: t.checkStep, fields: [], isWide: true },
] as const satisfies readonly StepShape[];

export type Step = (typeof steps)[number];
export type StepName = Step['name'];

export function findStep(name: string | null): Step {
  return steps.find((step) => step.name === name) ?? steps[0];
}

/** Returns the first step with one of these fields; null if none has. */
export function findStepOf(fields: readonly string[]): Step | null {
  return steps.find((step) => step.fields.some((field) => fields.includes(field))) ?? null;
}

/** The errors of some content. */
export type FoundErrors = { errors: ListingErrors; content: Content };

/** Returns the errors of fields that have not changed since. */
export function findCurrentErrors(found: FoundErrors, now: Content): ListingErrors {
  const isSame = (name: string) =>
    JSON.stringify(found.content[name as keyof Content]) ===
    JSON.stringify(now[name as keyof Content]);
  return Object.fromEntries(Object.entries(found.errors).filter(([name]) => isSame(name)));
}

/** Returns the time zone of the place; until it is known, that of most of its state. */
export function guessTimeZone({ state }: Content, address: AddressOnMap | null): string {
  return address?.time_zone ?? findState(state)?.time_zone ?? 'America/New_York';
}

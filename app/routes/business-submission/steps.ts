import { namesOf } from '#app/domain/business/business.ts';
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

/** How people reach it, asked of everybody; other ways come later. */
const contactNames = ['phone', 'email', 'website'] as const;
const otherContacts = [
  ...namesOf('contact'),
  ...namesOf('links'),
  ...namesOf('social'),
  ...namesOf('area'),
].filter((name) => !contactNames.some((asked) => asked === name));

/** From the first question to sending. */
export const steps = [
  {
    name: 'place',
    title: t.nameStep,
    fields: [
      ...(['name', 'street', 'city', 'state', 'zip_code', 'location', 'stated_time_zone'] as const),
      'category',
      'specialty',
    ],
  },
  {
    name: 'contact',
    title: t.contactStep,
    fields: [...contactNames, 'opening_hours', 'hours_words'],
    isWide: true,
  },
  { name: 'check', title: t.checkStep, fields: [] },
] as const satisfies readonly StepShape[];

/** What makes a listing complete: offered once it is sent, and also editable before. */
export const laterSteps = [
  { name: 'photos', title: t.photosStep, about: t.photosText, fields: ['photos'] },
  {
    name: 'about',
    title: t.aboutStep,
    fields: ['description', 'more_categories'],
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
    name: 'special',
    title: t.specialDaysStep,
    about: t.specialDaysStepHint,
    fields: ['special_hours', ...namesOf('opening')],
    isWide: true,
  },
  { name: 'links', title: t.linksStep, about: t.linksStepHint, fields: otherContacts },
] as const satisfies readonly StepShape[];

export type Step = (typeof steps)[number] | (typeof laterSteps)[number];
export type StepName = Step['name'];

const allSteps: readonly Step[] = [...steps, ...laterSteps];

export function findStep(name: string | null): Step {
  return allSteps.find((step) => step.name === name) ?? steps[0];
}

/** Returns the first step with one of these fields; null if none has. */
export function findStepOf(fields: readonly string[]): Step | null {
  return allSteps.find((step) => step.fields.some((field) => fields.includes(field))) ?? null;
}

/** The address of a step of a draft. */
export function toStepHref(draftId: string | null, name: StepName): string {
  const query = new URLSearchParams(draftId === null ? {} : { draft: draftId });
  if (name !== 'place') query.set('step', name);
  return query.size === 0 ? '/business-submission' : `/business-submission?${query}`;
}

/** Returns the time zone of the place; until it is known, that of most of its state. */
export function guessTimeZone(
  { state, stated_time_zone: stated }: Content,
  address: AddressOnMap | null,
): string {
  if (address?.time_zones.includes(stated)) return stated;
  return address?.time_zone ?? findState(state)?.time_zone ?? 'America/New_York';
}

import type { Content } from '#app/domain/submission/submission.ts';

/** One question each, in this order. */
export const steps = [
  {
    name: 'place',
    title: 'Which business is it?',
    fields: ['name', 'street', 'city', 'state', 'zip_code'],
  },
  { name: 'kind', title: 'What does it do?', fields: ['category', 'description'] },
  { name: 'contact', title: 'How do people reach it?', fields: ['phone', 'email', 'website'] },
  { name: 'hours', title: 'When is it open?', fields: ['opening_hours'] },
  { name: 'photos', title: 'What does it look like?', fields: ['photos'] },
  { name: 'check', title: 'Is everything right?', fields: ['services'] },
] as const satisfies readonly { name: string; title: string; fields: readonly (keyof Content)[] }[];

export type Step = (typeof steps)[number];
export type StepName = Step['name'];

export function findStep(name: string | null): Step {
  return steps.find((step) => step.name === name) ?? steps[0];
}

/** The first step with one of these fields; null when none has. */
export function findStepOf(fields: readonly string[]): Step | null {
  return steps.find((step) => step.fields.some((field) => fields.includes(field))) ?? null;
}

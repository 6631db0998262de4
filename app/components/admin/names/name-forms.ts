import { redirect } from 'react-router';
import * as z from 'zod/mini';
import { notify } from '#app/browser/toasts/toast-store.ts';
import { signedInForm } from '#app/components/signed-in/signed-in-form.tsx';
import { done, refused } from '#app/components/ui/form-answer.ts';
import { answerFailure } from '#app/components/ui/run-form.ts';
import type { Failure } from '#app/domain/call-write.ts';
import { mergeNames, retireName, undoNameChange } from '#app/domain/name/name-calls.ts';
import { formatCount } from '#app/domain/text/text.ts';
import { nameAddress, nameKinds } from './name-kinds.ts';

const kind = z.enum(['category', 'city', 'feature', 'brand', 'author']);

/** The name that a form is about; empty for a new one. */
const ofName = { kind, key: z.string() };

const save = signedInForm(z.looseObject(ofName), async (person, { kind, key, ...fields }) => {
  const values = Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, String(value).trim()]),
  );
  const outcome = await nameKinds[kind].save(person, key, values);
  if (!outcome.ok) return answerRefused(kind, outcome);
  notify('saved');
  if (outcome.key !== key) throw redirect(nameAddress(kind, outcome.key));
  return done;
});

/** Counts what would move, or moves it. */
const merge = signedInForm(
  z.object({ ...ofName, into: z.string().check(z.trim()), isPreview: z.enum(['yes', 'no']) }),
  async ({ db }, { kind, key, into, isPreview }) => {
    const merged = { kind, name: key, into, isPreview: isPreview === 'yes' };
    const outcome = await mergeNames({ db }, merged);
    if (!outcome.ok) return answerRefused(kind, outcome);
    if (isPreview === 'no') {
      notify('saved');
      throw redirect(nameAddress(kind, into));
    }
    const counts: Record<string, unknown> = outcome;
    const moves = Object.entries(moved)
      .filter(([name]) => name in counts)
      .map(([name, label]) => `${formatCount(Number(counts[name]))} ${label}`);
    const text = `${moves.join(', ')} move. ${nameKinds[kind].mergeNote}`;
    return { kind: 'done' as const, text };
  },
);

/** What a merge counts, in the order of its preview. */
const moved = {
  listings: 'listings',
  texts: 'texts',
  guides: 'guides',
  neighborhoods: 'neighborhoods',
  phrases: 'search phrases',
  readers: 'readers of its weekly mail',
};

const retire = signedInForm(
  z.object({ ...ofName, isRetired: z.enum(['yes', 'no']) }),
  async ({ db }, { kind, key, isRetired }) => {
    const outcome = await retireName({ db }, { kind, name: key, isRetired: isRetired === 'yes' });
    if (!outcome.ok) return answerFailure('saveFailed', 'refused');
    notify('saved');
    return done;
  },
);

const undo = signedInForm(
  z.object({ change: z.coerce.number(), back: z.string() }),
  async ({ db }, { change, back }) => {
    const outcome = await undoNameChange({ db }, change);
    if (!outcome.ok) return answerFailure('saveFailed', 'refused');
    notify('saved');
    if (back !== '') throw redirect(back);
    return done;
  },
);

function answerRefused(kind: keyof typeof nameKinds, outcome: Failure) {
  if (outcome.reason !== 'invalid') return answerFailure('saveFailed', outcome.reason);
  const { one, sentences } = nameKinds[kind];
  const { field, hint } = outcome;
  const sentence =
    (hint && sentences[`${field} ${hint}`]) ?? sentences[field] ?? `Please choose another ${one}`;
  return refused(field, { [field]: sentence });
}

/** The forms of any name, for a screen's clientAction. */
export const nameForms = { save, merge, retire, undo };

import { redirect } from 'react-router';
import * as z from 'zod/mini';
import { notify } from '#app/browser/toasts/toast-store.ts';
import { mergeFields } from '#app/components/admin/merge-form.tsx';
import { signedInForm } from '#app/components/signed-in/signed-in-form.tsx';
import { done, refused } from '#app/components/ui/form-answer.ts';
import { answerFailure } from '#app/components/ui/run-form.ts';
import { mergeMetros, renameMetro, saveNeighborhood } from '#app/domain/metro/metro-calls.ts';
import { formatCount } from '#app/domain/text/text.ts';

const tooMany = 'This city has more than 5,000 listings, too many for one change';
const ownTown = 'Home is this city’s page. Change the area in the settings first.';

const rename = signedInForm(
  z.object({
    metro: z.string(),
    name: z.string().check(z.trim()),
    slug: z.string().check(z.trim()),
  }),
  async ({ db }, names) => {
    const outcome = await renameMetro({ db }, names);
    if (!outcome.ok) {
      if (outcome.reason !== 'invalid') return answerFailure('saveFailed', outcome.reason);
      return refused(outcome.field, {
        name: outcome.hint === 'many' ? tooMany : 'A name of at most 60 characters is required',
        slug: 'Another city has or had this address, home is this city’s page, or the address is not of lower-case words and hyphens',
      });
    }
    notify('saved');
    if (names.slug !== names.metro) throw redirect(`/dashboard/cities/${names.slug}`);
    return done;
  },
);

/** Counts what would move, or moves it. */
const merge = signedInForm(mergeFields, async ({ db }, { from, into, isPreview }) => {
  const outcome = await mergeMetros({ db }, { metro: from, into, isPreview: isPreview === 'yes' });
  if (!outcome.ok) {
    if (outcome.reason !== 'invalid') return answerFailure('saveFailed', outcome.reason);
    const sentences = new Map([
      ['many', tooMany],
      ['home', ownTown],
    ]);
    return refused('into', { into: sentences.get(outcome.hint ?? '') ?? 'Choose another city' });
  }
  if (isPreview === 'no') {
    notify('saved');
    throw redirect(`/dashboard/cities/${into}`);
  }
  const text = [
    `${formatCount(outcome.listings)} listings`,
    `${formatCount(outcome.guides)} guides`,
    `${formatCount(outcome.neighborhoods)} neighborhoods`,
    `${formatCount(outcome.readers)} readers of its weekly mail`,
    'and its addresses move. The city’s own page goes, and this cannot be undone.',
  ].join(', ');
  return { kind: 'done' as const, text };
});

const number = (rule: string) =>
  z.pipe(
    z.string().check(z.regex(/^\s*-?\d+(\.\d+)?\s*$/, rule)),
    z.transform((text: string) => Number(text)),
  );
const placeRule = 'Two numbers like 44.0146, -73.1691, within 60 miles of the city';

const neighborhood = signedInForm(
  z.object({
    metro: z.string(),
    neighborhood: z.string(),
    name: z.string().check(z.trim()),
    place: z.pipe(
      z.string().check(z.regex(/^\s*-?\d+(\.\d+)?\s*,\s*-?\d+(\.\d+)?\s*$/, placeRule)),
      z.transform((text: string) => text.split(',').map(Number)),
    ),
    radius_miles: number('A number of miles from 0.1 to 10'),
  }),
  async (
    { db },
    { metro, neighborhood: present, name, place: [lat = 0, lng = 0], radius_miles },
  ) => {
    const content = { name, lat, lng, radius_miles };
    const outcome = await saveNeighborhood(
      { db },
      { metro, neighborhood: present || null, content },
    );
    if (!outcome.ok) {
      if (outcome.reason !== 'invalid') return answerFailure('saveFailed', outcome.reason);
      return refused(outcome.field, {
        name:
          outcome.hint === 'many'
            ? tooMany
            : 'A name of at most 60 characters that no other neighborhood here has is required',
        place: placeRule,
        radius_miles: 'A number of miles from 0.1 to 10',
      });
    }
    notify('saved');
    return done;
  },
);

const removeNeighborhood = signedInForm(
  z.object({ metro: z.string(), neighborhood: z.string() }),
  async ({ db }, names) => {
    const outcome = await saveNeighborhood({ db }, { ...names, content: null });
    if (!outcome.ok) return answerFailure('saveFailed', 'refused');
    notify('saved');
    return done;
  },
);

/** What an admin changes of a city beside its page. */
export const cityForms = { rename, merge, neighborhood, removeNeighborhood };

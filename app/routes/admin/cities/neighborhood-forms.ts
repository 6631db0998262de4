import * as z from 'zod/mini';
import { notify } from '#app/browser/toasts/toast-store.ts';
import { signedInForm } from '#app/components/signed-in/signed-in-form.tsx';
import { done, refused } from '#app/components/ui/form-answer.ts';
import { answerFailure } from '#app/components/ui/run-form.ts';
import { saveNeighborhood } from '#app/domain/metro/metro-calls.ts';

const tooMany = 'This city has more than 5,000 listings, too many for one change';
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

/** What an admin changes of the neighborhoods of a city. */
export const neighborhoodForms = { neighborhood, removeNeighborhood };

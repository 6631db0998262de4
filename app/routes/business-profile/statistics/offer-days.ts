import * as z from 'zod/mini';
import { offerFile } from '#app/browser/offer-file.ts';
import { notify } from '#app/browser/toasts/toast-store.ts';
import { signedInForm } from '#app/components/signed-in/signed-in-forms.ts';
import { done, failed } from '#app/components/ui/form-answer.ts';
import { visitKinds } from '#app/config/visits.ts';
import { findStatistics } from '#app/domain/statistics/statistics-calls.ts';
import { kindNames } from './kind-names.ts';

/** With the same number of days before them, these are all stored days. */
const maxDays = 200;

/** Offers a file of all stored days, including those that the screen does not show. */
export const offerDays = signedInForm(z.object({ id: z.string() }), async ({ db }, { id }) => {
  const [statistics, csv] = await Promise.all([
    findStatistics({ db }, { id, days: maxDays }),
    import('csv-stringify/browser/esm/sync'),
  ]).catch(() => [null, null] as const);
  if (statistics === null || csv === null) {
    notify('exportFailed');
    return failed;
  }
  const { slug, today, days } = statistics;
  const header = ['Day', ...visitKinds.map((kind) => kindNames[kind].name)];
  const rows = days.map(({ day, counts }) => [day, ...visitKinds.map((kind) => counts[kind] ?? 0)]);
  const text = csv.stringify([header, ...rows], { record_delimiter: 'windows' });
  offerFile(`${slug}-${today}.csv`, 'text/csv', text);
  return done;
});
